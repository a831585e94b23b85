import { store, readStored } from '@parlour/platform';

const seen = new Map<string, number>();

/** When this order was seen first in this session, in epoch milliseconds of the server's clock: `nowMs` the first time. */
export function firstSeenMs(orderNo: string, nowMs: number): number {
  const name = `parlour.wallet.seen.${orderNo}`;
  const before = seen.get(orderNo) ?? Number(readStored(name));
  if (before > 0) return before;
  seen.set(orderNo, nowMs);
  store(name, String(nowMs));
  return nowMs;
}
