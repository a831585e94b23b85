import type { Platform } from '@parlour/platform';
import { DRIFT_MS, isSum, type PendingCall } from './outcomeRules';
import { usernameOf } from './currentMember';

/** A call of this page that is known to have an order: it was answered, or found. */
interface BookedCall extends Pick<PendingCall, 'endpoint' | 'sum'> {
  /** By the server's clock, in epoch milliseconds. */
  readonly at: number;
  /** Those of one that was found. */
  readonly key?: string;
  readonly no?: string;
}

const booked = new WeakMap<Platform, readonly (BookedCall & { readonly who: string | undefined })[]>();

/** Notes it, so that its order is not taken for a lost call's. */
export function rememberBooked(platform: Platform, call: BookedCall): void {
  const others = (booked.get(platform) ?? []).filter(({ key }) => key === undefined || key !== call.key);
  booked.set(platform, [...others, { ...call, who: usernameOf(platform) }]);
}

/** The member's other calls whose orders may look like this one's. */
export function bookedLike(platform: Platform, { key, endpoint, sum, since = 0 }: PendingCall): readonly BookedCall[] {
  const isLike = (one: BookedCall) =>
    one.endpoint === endpoint && one.sum !== undefined && sum !== undefined && isSum(one.sum, sum) && one.at >= since - DRIFT_MS;
  return (booked.get(platform) ?? []).filter((one) => one.who === usernameOf(platform) && one.key !== key && isLike(one));
}
