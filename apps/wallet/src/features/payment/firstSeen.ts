import { store, readStored } from '@parlour/platform';

const firstSeenAt = new Map<string, number>();

/**
 * The time at which this session first opened this order, in epoch milliseconds of the server's clock: `nowMs` on the first call.
 */
export function firstSeenMs(orderNo: string, nowMs: number): number {
  const name = `parlour.wallet.seen.${orderNo}`;
  const before = firstSeenAt.get(orderNo) ?? Number(readStored(name));
  if (before > 0) return before;
  firstSeenAt.set(orderNo, nowMs);
  store(name, String(nowMs));
  return nowMs;
}
