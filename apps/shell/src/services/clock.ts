const NOISE_MS = 2000;

/** The server's clock as its answers tell it: a phone's own may be hours off. */
export function createClock() {
  let aheadMs = 0;
  return {
    /** Takes the date of an answer; it has whole seconds and was on its way, so a small difference says nothing. */
    hear: (dateMs: number) => {
      const heardMs = dateMs - Date.now();
      if (Math.abs(heardMs - aheadMs) > NOISE_MS) aheadMs = heardMs;
    },
    now: () => Date.now() + aheadMs,
  };
}
