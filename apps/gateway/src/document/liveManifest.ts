import type { Manifest, Registry } from '@parlour/registry';
import type { FastifyBaseLogger } from 'fastify';
import { withTimeout } from '../promises/withTimeout';

/** Players wait at most this long for a slow store. */
const PATIENCE_MS = 250;
/** After this time a request to the store counts as lost, and the next caller starts a new one. */
const GIVEN_UP_AFTER_MS = 30_000;

/**
 * Returns the live manifest; concurrent callers share one request to the store. While the store fails or takes longer than a
 * player should wait, it returns the last known manifest; a late answer of the store is used from the next call on.
 */
export function createResilientLiveManifest(
  registry: Registry,
  log: FastifyBaseLogger,
  now = () => performance.now(),
): () => Promise<Manifest | undefined> {
  let last: Manifest | undefined;
  let isDown = false;
  let pending: Promise<Manifest | undefined> | undefined;
  let requestedAt = 0;
  const readStore = async () => {
    try {
      const manifest = await registry.current();
      // An outdated answer of the store must not replace a newer manifest.
      if (manifest !== undefined && manifest.sequence >= (last?.sequence ?? 0)) last = manifest;
      isDown = false;
    } catch (error) {
      if (last === undefined) throw error;
      if (!isDown) log.error({ err: error }, 'the store does not answer; the last manifest goes on being served');
      isDown = true;
    }
    return last;
  };
  return () => {
    if (pending === undefined || now() - requestedAt >= GIVEN_UP_AFTER_MS) {
      requestedAt = now();
      const request = readStore().finally(() => {
        if (pending === request) pending = undefined;
      });
      pending = request;
    }
    return last === undefined ? pending : withTimeout(PATIENCE_MS, pending, last);
  };
}
