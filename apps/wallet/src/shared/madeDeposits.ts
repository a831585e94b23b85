import { store, readStored } from '@parlour/platform';

const nameOf = (depositNo: string) => `parlour.wallet.made.${depositNo}`;

/** Stores for the session when a deposit was made, in epoch milliseconds of the server's clock. */
export function rememberDeposit(depositNo: string, nowMs: number): void {
  store(nameOf(depositNo), String(nowMs));
}

/** When a deposit was made, if it was in this session. */
export function depositMadeMs(depositNo: string): number | undefined {
  return Number(readStored(nameOf(depositNo))) || undefined;
}
