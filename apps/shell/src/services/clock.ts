const NOISE_MS = 2000;

export type Clock = ReturnType<typeof createClock>;

/** The server's clock according to its answers: a phone's own may be hours off. */
export function createClock() {
  let aheadMs = 0;
  let lastMs = 0;
  return {
    /** When something was answered last, by the phone's clock; 0: nothing was. */
    lastAnswerAt: () => lastMs,
    /** Sets the clock by the date of an answer; that has whole seconds and a network delay, so small differences are ignored. */
    receive: (dateMs: number) => {
      lastMs = Date.now();
      const heardMs = dateMs - lastMs;
      if (Math.abs(heardMs - aheadMs) > NOISE_MS) aheadMs = heardMs;
    },
    now: () => Date.now() + aheadMs,
  };
}
