import { createRateLimit } from '@parlour/rate-limit';

/** Files that were looked for in vain a moment ago, so that nobody makes the store be asked for them over and over. */
export interface MissingFiles {
  /** Whether a file was missing a moment ago. */
  isMissing(key: string): boolean;
  /** Seconds for which nothing more is looked for on behalf of an address that found nothing too often. */
  waitFor(address: string): number | undefined;
  note(key: string, address: string): void;
}

/** A release may be published, and asked for, a moment after somebody guessed its address. */
const MISSING_FOR_MS = 1_000;
const MOST_NAMES = 2_000;
/** A page whose release is gone asks for some dozen files. */
const MISSES = 60;
const MISSES_PER_MS = 10_000;

export function createMissingFiles(): MissingFiles {
  const misses = createRateLimit(MISSES, MISSES_PER_MS);
  const missingSince = new Map<string, number>();
  return {
    isMissing: (key) => performance.now() - (missingSince.get(key) ?? Number.NEGATIVE_INFINITY) < MISSING_FOR_MS,
    waitFor: (address) => misses.waitFor(address, performance.now()),
    note: (key, address) => {
      misses.take(address, performance.now());
      missingSince.delete(key);
      missingSince.set(key, performance.now());
      const [oldest] = missingSince.keys();
      if (missingSince.size > MOST_NAMES && oldest !== undefined) missingSince.delete(oldest);
    },
  };
}
