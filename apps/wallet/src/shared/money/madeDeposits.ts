import type { UsdtProtocol } from '@parlour/api-client/endpoints/wallet';
import { readStoredJson, store } from '@parlour/platform';
import { PAY_WINDOW_MS } from '@parlour/platform/payWindow';

const NAME = 'parlour.wallet.made';

/** What this device knows of a deposit that it made. */
export interface MadeDeposit {
  /** In epoch milliseconds of the server's clock. */
  readonly atMs: number;
  /** What the player typed, in yuan. */
  readonly amount: string;
  /** Over which the player chose to pay in USDT. */
  readonly protocol?: UsdtProtocol;
}

/** Stores what was asked for with a deposit, until its hour is over. */
export function rememberDeposit(depositNo: string, deposit: MadeDeposit): void {
  const payable = Object.entries(all()).filter(([, { atMs }]) => Math.abs(deposit.atMs - atMs) < PAY_WINDOW_MS);
  store(NAME, JSON.stringify(Object.fromEntries([...payable, [depositNo, deposit]])), 'localStorage');
}

/** A deposit that this device made, if its hour was not over when it made another one. */
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
  const stored = readStoredJson(NAME, 'localStorage');
  const deposits = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  return Object.fromEntries(
    deposits.filter((entry): entry is [string, MadeDeposit] => isMade(entry[1] as Partial<MadeDeposit> | null)),
  );
}

function isMade(value: Partial<MadeDeposit> | null): boolean {
  return typeof value?.atMs === 'number' && typeof value.amount === 'string';
}
