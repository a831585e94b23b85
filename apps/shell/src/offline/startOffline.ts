import type { Platform } from '@parlour/platform';
import type { QueryClient, Value } from '@parlour/platform/host';
import type { Composition } from '@parlour/release-contract/composition';
import type { Manifest } from '@parlour/release-contract/manifest';
import { means } from '../device/means';
import type { TopicBus } from '../polling/createTopics';
import type { Clock } from '../services/clock';
import { filesToPrecache } from '../worker/filesToPrecache';
import { followServiceWorker } from '../worker/registration';
import { openPublicAnswerCache } from './publicAnswerCache';
import { watchInstallOffer } from './installOffer';
import { cacheTopics } from './topicCache';
import { cacheQueries } from './queryCache';
import { createMemberAnswerCache } from './memberAnswerCache';

const WEEK_MS = 7 * 86_400_000;

interface OfflineParts {
  readonly platform: Pick<Platform, 'session'>;
  readonly queries: QueryClient;
  readonly topics: TopicBus;
  readonly manifest: Value<Manifest>;
  readonly clock: Clock;
  readonly composition: () => Composition;
  /** With a preview token the page uses files that no other visitor gets. */
  readonly preview?: object | undefined;
}

/** Starts what the site needs to open without a network: cached answers, and the service worker that serves its files. */
export function startOffline({ platform, queries, topics, manifest, clock, composition, preview }: OfflineParts): void {
  const isFresh = (at: number) => Math.abs(Date.now() - at) < WEEK_MS;
  const compositionId = () => manifest.read().composition;
  const member = createMemberAnswerCache(platform.session);
  const storage = manifest.read().shell.worker === 'off' ? undefined : means(() => globalThis.caches);
  void openPublicAnswerCache(isFresh, storage).then((publicCache) => {
    const caches = { public: publicCache, member };
    cacheQueries({ queries, caches, composition: compositionId, isFresh, lastAnswerAt: clock.lastAnswerAt });
    cacheTopics({ topics, caches, composition: compositionId, isFresh, page: window });
  });
  watchInstallOffer(window);
  if (preview === undefined) void followServiceWorker({ manifest, files: () => filesToPrecache(composition()) });
}
