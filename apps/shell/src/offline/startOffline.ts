import type { Shell } from '../createShell';
import { filesToKeep } from '../worker/filesToKeep';
import { followWorker } from '../worker/followWorker';
import { openCommonPlace } from './commonPlace';
import { watchInstallOffer } from './installOffer';
import { keepTopics } from './keptTopics';
import { startLastKnown } from './lastKnown';
import { createMemberPlace } from './memberPlace';

const WEEK_MS = 7 * 86_400_000;

/** What makes the site open without a network: answers that are shown then, and the service worker that brings its files. */
export function startOffline(shell: Shell): void {
  const { platform, queries, topics, manifest, clock, pass } = shell;
  const isFresh = (at: number) => Math.abs(Date.now() - at) < WEEK_MS;
  const composition = () => manifest.read().composition;
  const members = createMemberPlace(platform.session);
  const storage = manifest.read().shell.worker === 'off' ? undefined : globalThis.caches;
  void openCommonPlace(isFresh, storage).then((everyones) => {
    const places = { everyones, members };
    startLastKnown({ queries, places, composition, isFresh, heardAt: clock.heardAt });
    keepTopics({ topics, places, composition, isFresh, page: window });
  });
  watchInstallOffer(window);
  // A pass brings files that nobody else has.
  if (pass === undefined) void followWorker({ manifest, files: () => filesToKeep(shell) });
}
