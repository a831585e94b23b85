const NOISE_MS = 2000;

export type Clock = ReturnType<typeof createClock>;

/** The server's clock, derived from the dates of its answers, because a phone's own clock may be hours off. */
export function createClock() {
  let aheadMs = 0;
  let lastMs = 0;
  return {
    /** Time of the last answer by the phone's clock; 0 before the first one. */
    lastAnswerAt: () => lastMs,
    /**
     * Adjusts the clock to the date of an answer. Small differences are ignored, since the date has whole seconds and includes
     * the network delay.
     */
    receive: (dateMs: number) => {
      lastMs = Date.now();
      const measuredMs = dateMs - lastMs;
      if (Math.abs(measuredMs - aheadMs) > NOISE_MS) aheadMs = measuredMs;
    },
    now: () => Date.now() + aheadMs,
  };
}
