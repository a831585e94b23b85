interface Counts {
  readonly sendnums: number;
  readonly acquirednum: number;
  readonly max_times: number;
}

/** What the server's counts say about claiming: there is something to open, all is opened, or a condition is missing. */
export type Standing = 'ready' | 'used' | 'unmet';

/** Spec section 4: an attempt is denied when `sendnums` is 0 or less. */
export function standingOf({ sendnums, acquirednum, max_times }: Counts): Standing {
  if (sendnums > 0) return 'ready';
  return max_times > 0 && acquirednum >= max_times ? 'used' : 'unmet';
}

/** Whether a grab without an answer was booked, by the counts before it and those asked for after it. */
export function wasBooked(before: Counts, after: Counts): boolean {
  return after.acquirednum > before.acquirednum;
}

/** Whether a refusal means that the operator gives none away at all (spec section 4). */
export function saysClosed(message: string): boolean {
  return message.trim() === 'Red packet closed';
}
