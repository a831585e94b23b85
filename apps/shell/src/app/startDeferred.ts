import { registryKey } from '../boot/inlineManifest';
import type { Shell } from '../layout/shellContext';
import { startOffline } from '../offline/startOffline';
import { pageIsAwake } from '../polling/pollingBus';
import { shareTopics } from '../polling/shareTopics';
import { createWindows } from '../polling/windows';
import { loadedReleases } from '../remotes/loadScreen';
import { watchAlive } from '../monitoring/heartbeat';
import { showToDevtools } from '../monitoring/devtools';
import { fetchEntries } from '../remotes/prefetchEntries';
import { manifestPoll } from '../remotes/manifestPolling';
import { startRetirement } from '../remotes/retirement';
import { startTelemetry } from '../monitoring/telemetry';
import { watchVitals } from '../monitoring/vitals';
import { watchErrors } from '../monitoring/remoteErrors';

/** All that a page does beside its screens: it follows the manifest, lets old releases go, and tells how it fares. */
export function startWatch(shell: Shell): void {
  const { platform, manifest, topics, facts, entered, composition, find, isSettled } = shell;
  isSettled.set(true);
  const key = registryKey(document);
  const isAwake = pageIsAwake(window);
  fetchEntries({ page: window, find });
  const windows = createWindows({ channel: parlourTabs.channel, locks: navigator.locks });
  shareTopics({ topics, windows, isAwake });
  startTelemetry({ page: window, composition: () => manifest.read().composition, handTo: facts.handTo });
  watchVitals((name, value) => facts.tell({ event: 'vital', name, value }));

  watchErrors(window, () => Object.keys(manifest.read().remotes), facts.tell);

  const running = manifest.read().shell.version;
  watchAlive({ page: window, shell: running, loaded: () => loadedReleases.values(), tell: facts.tell, windows });

  startRetirement({ entered, manifest, composition });
  const show = () => showToDevtools(composition(), running);
  show();
  manifest.watch(show);

  startOffline(shell);

  // Without a secure context nothing can be verified, so nothing is asked for.
  if (key === undefined || !isSecureContext) return;
  manifestPoll({
    key,
    isAwake,
    now: platform.serverNow,
    current: manifest.read,
    refuse: (reason) => facts.tell({ event: 'manifestRefused', reason }),
    windows,
  }).subscribe((next) => next && manifest.set(next));
}
