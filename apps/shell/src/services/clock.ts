const NOISE_MS = 2000;

export type Clock = ReturnType<typeof createClock>;

/** The server's clock as its answers tell it: a phone's own may be hours off. */
export function createClock() {
  let aheadMs = 0;
  let lastMs = 0;
  return {
    /** When something was answered last, by the phone's clock; 0: nothing was. */
    lastAnswerAt: () => lastMs,
    /** Takes the date of an answer; it has whole seconds and was on its way, so a small difference says nothing. */
    receive: (dateMs: number) => {
      lastMs = Date.now();
      const heardMs = dateMs - lastMs;
      if (Math.abs(heardMs - aheadMs) > NOISE_MS) aheadMs = heardMs;
    },
    now: () => Date.now() + aheadMs,
  };
}
