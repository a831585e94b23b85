import { rateLimits } from '../rateLimits';
import { createRateLimit } from '@parlour/rate-limit';

/**
 * A negative cache: remembers files that the store did not have a moment ago, so that repeated requests for them do not reach the
 * store.
 */
export interface MissingFiles {
  /** Whether a file was missing a moment ago. */
  isMissing(key: string): boolean;
  /**
   * Seconds to wait before the store is asked again for this address, which requested too many missing files; undefined when it
   * need not wait.
   */
  waitFor(address: string): number | undefined;
  note(key: string, address: string): void;
}

/** Short, because a release may be published right after somebody requested its address. */
const MISSING_FOR_MS = 1_000;
const MOST_NAMES = 2_000;

export function createMissingFiles(): MissingFiles {
  const misses = createRateLimit(...rateLimits.missingFiles);
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
