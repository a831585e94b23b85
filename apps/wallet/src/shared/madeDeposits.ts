import { store, readStored } from '@parlour/platform';
import { PAY_WINDOW_MS } from '@parlour/platform/payWindow';

const nameOf = (depositNo: string) => `parlour.wallet.made.${depositNo}`;

/** Stores for the session when a deposit was made, in epoch milliseconds of the server's clock. */
export function rememberDeposit(depositNo: string, nowMs: number): void {
  store(nameOf(depositNo), String(nowMs));
}

/** When a deposit was made, if it was in this session. */
export function depositMadeMs(depositNo: string): number | undefined {
  return Number(readStored(nameOf(depositNo))) || undefined;
}

/** Whether a deposit was made in this session and can still be paid, at a time of the server's clock. */
export function isPayable(depositNo: string, nowMs: number): boolean {
  const madeMs = depositMadeMs(depositNo);
  return madeMs !== undefined && Math.abs(nowMs - madeMs) < PAY_WINDOW_MS;
}
