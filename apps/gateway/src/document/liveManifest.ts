import type { Manifest, Registry } from '@parlour/registry';
import type { FastifyBaseLogger } from 'fastify';
import { withTimeout } from '../promises/withTimeout';

/** Players wait no longer than this for a store that is slow. */
const PATIENCE_MS = 250;
/** After this time a request to the store keeps nobody from making another one. */
const GIVEN_UP_AFTER_MS = 30_000;

/**
 * Returns the live manifest; concurrent callers share one request to the store. While the store fails or takes longer than a player
 * should wait, it returns the last known manifest; what the store answers later is known from then on.
 */
export function createResilientLiveManifest(
  registry: Registry,
  log: FastifyBaseLogger,
  now = () => performance.now(),
): () => Promise<Manifest | undefined> {
  let last: Manifest | undefined;
  let isDown = false;
  let asking: Promise<Manifest | undefined> | undefined;
  let askedAt = 0;
  const ask = async () => {
    try {
      const found = await registry.current();
      // A store that answers what is old takes nothing back.
      if (found !== undefined && found.sequence >= (last?.sequence ?? 0)) last = found;
      isDown = false;
    } catch (error) {
      if (last === undefined) throw error;
      if (!isDown) log.error({ err: error }, 'the store does not answer; the last manifest goes on being served');
      isDown = true;
    }
    return last;
  };
  return () => {
    if (asking === undefined || now() - askedAt >= GIVEN_UP_AFTER_MS) {
      askedAt = now();
      const asked = ask().finally(() => {
        if (asking === asked) asking = undefined;
      });
      asking = asked;
    }
    return last === undefined ? asking : withTimeout(PATIENCE_MS, asking, last);
  };
}
