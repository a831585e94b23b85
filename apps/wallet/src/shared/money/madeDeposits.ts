import type { UsdtProtocol } from '@parlour/api-client/endpoints/wallet';
import { readStoredJson, store } from '@parlour/platform';
import { PAY_WINDOW_MS } from '@parlour/platform/payWindow';

const NAME = 'parlour.wallet.made';

/** A deposit that was made on this device. */
export interface MadeDeposit {
  /** In epoch milliseconds of the server's clock. */
  readonly atMs: number;
  /** What the player typed, in yuan. */
  readonly amount: string;
  /** The USDT protocol that the player chose. */
  readonly protocol?: UsdtProtocol;
}

/** Stores the player's input for a deposit, until the deposit can no longer be paid. */
export function rememberDeposit(depositNo: string, deposit: MadeDeposit): void {
  const payable = Object.entries(all()).filter(([, { atMs }]) => Math.abs(deposit.atMs - atMs) < PAY_WINDOW_MS);
  store(NAME, JSON.stringify(Object.fromEntries([...payable, [depositNo, deposit]])), 'localStorage');
}

/** Returns a deposit that was made on this device. Deposits older than an hour are removed when the next one is stored. */
export function madeDeposit(depositNo: string): MadeDeposit | undefined {
  const deposits = all();
  return Object.hasOwn(deposits, depositNo) ? deposits[depositNo] : undefined;
}

/** Whether a deposit was made on this device and can still be paid, at a time of the server's clock. */
export function isPayable(depositNo: string, nowMs: number): boolean {
  const made = madeDeposit(depositNo);
  return made !== undefined && Math.abs(nowMs - made.atMs) < PAY_WINDOW_MS;
}

function all(): Readonly<Record<string, MadeDeposit>> {
  const deposits = Object.entries<Partial<MadeDeposit> | null>(Object(readStoredJson(NAME, 'localStorage')));
  return Object.fromEntries(deposits.filter((entry): entry is [string, MadeDeposit] => isMade(entry[1])));
}

function isMade(value: Partial<MadeDeposit> | null): boolean {
  return typeof value?.atMs === 'number' && typeof value.amount === 'string';
}
