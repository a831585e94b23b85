import { setTimeout as after } from 'node:timers/promises';

/** Resolves with the result of `work`, or with `late` after this many milliseconds; the work is not cancelled. */
export function withTimeout<Value, Late>(ms: number, work: Promise<Value>, late: Late): Promise<Value | Late> {
  return Promise.race([work, after(ms, late, { ref: false })]);
}
