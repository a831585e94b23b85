import { registryKey } from '../boot/inlineManifest';
import type { Shell } from '../createShell';
import { pageIsAwake } from '../polling/pollingBus';
import { loadedReleases } from '../remotes/loadScreen';
import { showToDevtools } from './devtools';
import { manifestPoll } from './manifestPoll';
import { startRetirement } from './retirement';
import { startTelemetry } from './telemetry';
import { watchVitals } from './vitals';
import { watchErrors } from './watchErrors';

const ALIVE_MS = 60_000;

/** All that a page does beside its screens: it follows the manifest, lets old releases go, and tells how it fares. */
export function startWatch({ platform, manifest, facts, entered, composition }: Shell): void {
  const key = registryKey(document);
  startTelemetry({ page: window, composition: () => manifest.read().composition, handTo: facts.handTo });
  watchVitals((name, value) => facts.tell({ event: 'vital', name, value }));

  watchErrors(window, () => Object.keys(manifest.read().remotes), facts.tell);

  const running = manifest.read().shell.version;
  const tellAlive = () => {
    if (document.visibilityState === 'hidden') return;
    for (const releases of loadedTogether(loadedReleases.values())) facts.tell({ event: 'alive', shell: running, releases });
  };
  tellAlive();
  setInterval(tellAlive, ALIVE_MS);

  startRetirement({ entered, manifest, composition });
  const show = () => showToDevtools(composition(), running);
  show();
  manifest.watch(show);

  // Without a secure context nothing can be verified, so nothing is asked for.
  if (key === undefined || !isSecureContext) return;
  manifestPoll({
    key,
    isAwake: pageIsAwake(window),
    now: platform.serverNow,
    current: manifest.read,
    refuse: (reason) => facts.tell({ event: 'manifestRefused', reason }),
  }).subscribe((next) => next && manifest.set(next));
}

/** What is loaded, remote by remote; where two releases of one remote are, in as many parts as it takes. */
export function loadedTogether(
  loaded: Iterable<{ readonly remote: string; readonly release: { readonly version: string } }>,
): readonly Record<string, string>[] {
  const parts: Record<string, string>[] = [{}];
  for (const { remote, release } of loaded) {
    let part = parts.find((candidate) => !(remote in candidate));
    if (part === undefined) parts.push((part = {}));
    part[remote] = release.version;
  }
  return parts;
}
