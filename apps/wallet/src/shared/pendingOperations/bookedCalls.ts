import type { Platform } from '@parlour/platform';
import { DRIFT_MS, isSum, type PendingCall } from './outcomeRules';
import { usernameOf } from './currentMember';

/** A call of this page that is known to have an order, by its answer or by the records. */
interface BookedCall extends Pick<PendingCall, 'endpoint' | 'sum'> {
  /** By the server's clock, in epoch milliseconds. */
  readonly at: number;
  /** Set for a call that was found in the records. */
  readonly key?: string;
  readonly no?: string;
}

const booked = new WeakMap<Platform, readonly (BookedCall & { readonly who: string | undefined })[]>();

/** Remembers the call, so that its order is not taken for the order of a lost call. */
export function rememberBooked(platform: Platform, call: BookedCall): void {
  const others = (booked.get(platform) ?? []).filter(({ key }) => key === undefined || key !== call.key);
  booked.set(platform, [...others, { ...call, who: usernameOf(platform) }]);
}

/** The member's other calls whose orders may look like the order of this one. */
export function bookedLike(platform: Platform, { key, endpoint, sum, since = 0 }: PendingCall): readonly BookedCall[] {
  const isLike = (one: BookedCall) =>
    one.endpoint === endpoint && one.sum !== undefined && sum !== undefined && isSum(one.sum, sum) && one.at >= since - DRIFT_MS;
  return (booked.get(platform) ?? []).filter((one) => one.who === usernameOf(platform) && one.key !== key && isLike(one));
}
