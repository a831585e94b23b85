interface Counts {
  readonly sendnums: number;
  readonly acquirednum: number;
  readonly max_times: number;
}

/** The maximum number of packets; some operators only send how many are left and used. */
export function mostOf({ sendnums, acquirednum, max_times }: Counts): number {
  return max_times > 0 ? max_times : Math.max(0, sendnums) + acquirednum;
}

/** Whether the member can claim, by the server's counts: a packet is left, all are used, or a condition is not met. */
export type Eligibility = 'ready' | 'used' | 'unmet';

/** Spec section 4: an attempt is denied when `sendnums` is 0 or less. */
export function eligibilityOf({ sendnums, acquirednum, max_times }: Counts): Eligibility {
  if (sendnums > 0) return 'ready';
  return max_times > 0 && acquirednum >= max_times ? 'used' : 'unmet';
}

/**
 * Whether a grab without an answer was booked, by the counts before and after it. Some operators only send what is left. Then it
 * is undefined when nothing is left, because that is also the case when the red packet period ends.
 */
export function wasBooked(before: Counts, after: Counts): boolean | undefined {
  if (before.acquirednum > 0 || after.acquirednum > 0) return after.acquirednum > before.acquirednum;
  return after.sendnums > 0 ? after.sendnums === before.sendnums - 1 : undefined;
}

/** Whether a refusal means that red packets are switched off (spec section 4). */
export function isClosedMessage(message: string): boolean {
  return message.trim() === 'Red packet closed';
}
