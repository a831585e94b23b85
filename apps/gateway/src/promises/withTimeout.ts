import { setTimeout as after } from 'node:timers/promises';

/** What comes of `work`, or `late` when that takes longer than these milliseconds; the work goes on. */
export function withTimeout<Value, Late>(ms: number, work: Promise<Value>, late: Late): Promise<Value | Late> {
  return Promise.race([work, after(ms, late, { ref: false })]);
}
