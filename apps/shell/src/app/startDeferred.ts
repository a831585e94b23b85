import { registryKey } from '../boot/inlineManifest';
import { lacksChinese } from '../glyphs/lacksChinese';
import type { Shell } from '../layout/shellContext';
import { startOffline } from '../offline/startOffline';
import { pageIsAwake } from '../polling/pollingBus';
import { shareTopics } from '../polling/shareTopics';
import { createTabCoordination } from '../polling/tabCoordination';
import { loadedReleases } from '../remotes/loadScreen';
import { startHeartbeat } from '../monitoring/heartbeat';
import { markReleases } from '../monitoring/markReleases';
import { prefetchEntries } from '../remotes/prefetchEntries';
import { manifestPolling } from '../remotes/manifestPolling';
import { startRetirement } from '../remotes/retirement';
import { startTelemetry } from '../monitoring/telemetry';
import { reportVitals } from '../monitoring/vitals';
import { deviceClassOf } from '../monitoring/deviceClass';
import { watchNetworkFetches } from '../monitoring/networkFetches';
import { recordScreenVisits } from '../monitoring/screenVisits';
import { clearErrors } from '../router/clearErrors';
import { followAnchors } from '../router/followAnchors';
import { interceptStepsBack } from '../router/interceptStepsBack';
import { dropDoubleTaps } from '../services/dialogDoubleTaps';
import { createErrorReports } from '../services/errorReports';
import { pasteTexts } from '../services/pasteTexts';
import { limitPastes } from '../services/pasteLimit';
import { means } from '../device/means';
import { nextTask } from '../device/nextTask';
import { watchOwnFrames } from '../device/ownFrame';
import { knownSecrets } from '../monitoring/knownSecrets';
import { reportUncaughtErrors } from '../monitoring/uncaughtErrors';

/**
 * Starts the tasks that no screen waits for: follows the manifest, removes old releases, sends telemetry, and adds glyphs that
 * the system lacks. They are split into several tasks, so that a tap waits for one of them at most.
 */
export async function startDeferred(shell: Shell): Promise<void> {
  const { platform, manifest, topics, telemetry, activeRoute, composition, find, nav, isSettled, blockers, navigation, preview } =
    shell;
  isSettled.set(true);
  const key = registryKey(document);
  const isAwake = pageIsAwake(window);
  interceptStepsBack(window, { question: blockers.question, back: navigation.back });
  dropDoubleTaps(window);
  limitPastes(window, (most) => platform.toast(shell.translate(pasteTexts).tooLong(most), 'danger'));
  watchOwnFrames(window, navigation.leaveTo);
  followAnchors(window, navigation.go);
  clearErrors({ ...shell, page: window });
  const windows = createTabCoordination({ channel: parlourTabs.channel, locks: means(() => navigator.locks) });
  shareTopics({ topics, windows, isAwake });
  await nextTask();

  const running = manifest.read().shell.version;
  const report = createErrorReports({
    shell: running,
    origin: location.origin,
    screen: () => activeRoute.read()?.route.path ?? '',
    secrets: () => knownSecrets(document, platform.session.read(), topics.balance.read()),
    emit: telemetry.emit,
    now: () => performance.now(),
  });
  const brand = globalThis.parlourBrand;
  startTelemetry({
    page: window,
    shown: () => {
      const found = activeRoute.read();
      return found && { remote: found.remote, version: found.release.version, screen: found.module };
    },
    brand: brand && { remote: brand.name, version: brand.version },
    composition: () => manifest.read().composition,
    drainTo: telemetry.drainTo,
    report,
    device: deviceClassOf(navigator),
    fetchedAt: watchNetworkFetches(window),
  });
  const shownAt = recordScreenVisits({ activeRoute, now: () => performance.now() });
  reportVitals((name, value, time) => {
    const shown = shownAt(time);
    telemetry.emit({ event: 'vital', name, value, ...(shown && { shown }) });
  });
  if (brand) {
    // A brand has no screens: it is there as soon as its styles are, so its release counts as loaded once.
    const at = performance.now();
    telemetry.emit({
      event: 'screenLoaded',
      remote: brand.name,
      version: brand.version,
      screen: 'brand',
      askedAt: at,
      mountedAt: at,
    });
  }
  reportUncaughtErrors(parlourErrors, () => Object.keys(manifest.read().remotes), telemetry.emit, report);
  await nextTask();

  startHeartbeat({ page: window, shell: running, loaded: () => loadedReleases.values(), emit: telemetry.emit, windows });

  startRetirement({ entered: activeRoute, manifest, composition });
  const markCurrentReleases = () => markReleases(composition(), running);
  markCurrentReleases();
  manifest.watch(markCurrentReleases);

  startOffline(shell);
  // A page without a key is a replay.
  if (preview !== undefined || key === undefined || process.env['NODE_ENV'] === 'development')
    import(/* webpackChunkName: "rare" */ '../monitoring/federationDevtools')
      .then(({ fillDevtools }) => fillDevtools({ page: window, manifest, composition }))
      .catch(() => undefined);
  await nextTask();

  if (lacksChinese(document))
    // If this fails, or in a browser without `FontFace`, the texts stay as they are.
    import(/* webpackChunkName: "glyphs/chinese" */ '../glyphs/addChinese')
      .then(({ addChinese }) => addChinese(document.fonts))
      .catch(() => undefined);
  await nextTask();

  await prefetchEntries({ page: window, find, navPaths: nav.read().map(({ to }) => to) });
  // The signature of a manifest can only be verified in a secure context, so without one nothing is requested.
  if (key === undefined || !isSecureContext) return;
  manifestPolling({
    key,
    isAwake,
    now: platform.serverNow,
    current: manifest.read,
    refuse: (reason) => telemetry.emit({ event: 'manifestRefused', reason }),
    windows,
  }).subscribe((next) => next && manifest.set(next));
}
