// @ts-check
'use strict';

/** Timers whose time passes only by `runNext`. */
module.exports = function createTimers() {
  /** @type {Map<number, { at: number, task: unknown, everyMs?: number }>} */
  const timers = new Map();
  let now = 0;
  let last = 0;
  const delay = (/** @type {unknown} */ ms) => Math.max(Number(ms) || 0, 1);
  const start = (/** @type {unknown} */ task, /** @type {unknown} */ afterMs, isRepeated = false) => {
    timers.set((last += 1), { at: now + delay(afterMs), task, ...(isRepeated && { everyMs: delay(afterMs) }) });
    return last;
  };
  return {
    now: () => now,
    once: (/** @type {unknown} */ task, /** @type {unknown} */ afterMs) => start(task, afterMs),
    repeatedly: (/** @type {unknown} */ task, /** @type {unknown} */ everyMs) => start(task, everyMs, true),
    cancel: (/** @type {number} */ id) => void timers.delete(id),
    /** Runs what is due next, if that is within this time from the start; whether there was anything. */
    runNext: (/** @type {number} */ untilMs) => {
      const [next] = [...timers].sort(([, one], [, other]) => one.at - other.at);
      if (next === undefined || next[1].at > untilMs) return false;
      const [id, timer] = next;
      now = timer.at;
      if (timer.everyMs === undefined) timers.delete(id);
      else timer.at += timer.everyMs;
      try {
        if (typeof timer.task === 'function') timer.task(now);
      } catch {
        // As in a page, nobody waits for it.
      }
      return true;
    },
  };
};
