import type { Platform } from '@parlour/platform';
import type { QueryClient, Value } from '@parlour/platform/host';
import type { Composition } from '@parlour/release-contract/composition';
import type { Manifest } from '@parlour/release-contract/manifest';
import type { TopicBus } from '../polling/createTopics';
import type { Clock } from '../services/clock';
import { filesToKeep } from '../worker/filesToKeep';
import { followWorker } from '../worker/followWorker';
import { openCommonPlace } from './commonPlace';
import { watchInstallOffer } from './installOffer';
import { keepTopics } from './keptTopics';
import { startLastKnown } from './lastKnown';
import { createMemberPlace } from './memberPlace';

const WEEK_MS = 7 * 86_400_000;

interface OfflineParts {
  readonly platform: Pick<Platform, 'session'>;
  readonly queries: QueryClient;
  readonly topics: TopicBus;
  readonly manifest: Value<Manifest>;
  readonly clock: Clock;
  readonly composition: () => Composition;
  /** A pass brings files that nobody else has. */
  readonly pass?: object | undefined;
}

/** What makes the site open without a network: answers that are shown then, and the service worker that brings its files. */
export function startOffline({ platform, queries, topics, manifest, clock, composition, pass }: OfflineParts): void {
  const isFresh = (at: number) => Math.abs(Date.now() - at) < WEEK_MS;
  const compositionId = () => manifest.read().composition;
  const members = createMemberPlace(platform.session);
  const storage = manifest.read().shell.worker === 'off' ? undefined : globalThis.caches;
  void openCommonPlace(isFresh, storage).then((everyones) => {
    const places = { everyones, members };
    startLastKnown({ queries, places, composition: compositionId, isFresh, heardAt: clock.heardAt });
    keepTopics({ topics, places, composition: compositionId, isFresh, page: window });
  });
  watchInstallOffer(window);
  if (pass === undefined) void followWorker({ manifest, files: () => filesToKeep(composition()) });
}
