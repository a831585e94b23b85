import { createTransport, readAnswer } from '@parlour/api-client/transport';
import type { Platform, PlatformCall, Session, Topic, Topics } from '@parlour/platform';
import { maskAmounts, noteFailedRequest } from '@parlour/ui-kit';
import { initData } from '@parlour/platform/launch';
import { createSharedTopics, createQueryClient, createValue } from '@parlour/platform/host';
import type { Manifest } from '@parlour/release-contract/manifest';
import { createLanguage } from '../i18n/createLanguage';
import { type ShellDictionaries, type Translate, textsIn } from '../i18n/shellDictionary';
import { shellTexts } from '../i18n/shellTexts';
import { createTopics } from '../polling/createTopics';
import type { PollingRate } from '@parlour/platform/remoteConfig';
import { means } from '../device/means';
import { preferenceNames } from '../device/preferences';
import { clearRunning, takeHungRelease } from '../remotes/quarantine';
import { createFittingManifest } from '../remotes/fittingManifest';
import { withoutPaths } from '../remotes/withoutPaths';
import { isScreenLoaded, loadRemoteDictionary } from '../remotes/loadScreen';
import { prefetch } from '../remotes/prefetch';
import { isOpen, findRouteWithin, type FoundRoute, pathsOf } from '@parlour/release-contract/findRoute';
import { type Composition, releasesOf } from '@parlour/release-contract/composition';
import { navEntriesOf } from '@parlour/release-contract/navEntries';
import { brandIn } from '../device/brand';
import { visitorContext } from '../device/visitorContext';
import { createNavigation } from '../router/navigation';
import { createClock } from '../services/clock';
import { createDialogs } from '../services/dialogs';
import { createBlockers } from '../services/blockers';
import type { Shell } from '../layout/shellContext';
import type { Preview } from '../preview/openPreview';
import { type CallingScreen, createTelemetryBuffer } from '../services/telemetryBuffer';
import { createDeviceSwitch } from '../services/deviceSwitch';
import { createShellUpdate } from '../services/shellUpdate';
import { createToasts } from '../services/toasts';
import { revalidateAfterBfcache } from '../session/bfcache';
import { createCall } from '../session/createCall';
import { createRecovery } from '../session/createRecovery';
import { currentAddress, loginFor } from '../device/address';
import { readInitialAnswer, takeInitialAnswer } from '../boot/initialAnswers';
import { createSession } from '../session/createSession';
import { createSessionStore } from '../session/sessionStore';
import { type AskedTabs, createTabs, holdSession, waitForTabs } from '../session/tabs';
import { createUnauthorised } from '../session/unauthorised';

/**
 * Shares a chunk with the monitoring, which every page fetches after its first screen. A chunk of its own would add another hash
 * to the document.
 */
const loadDeferred = () => import(/* webpackChunkName: "later" */ '../services/deferred');
const ignore = () => undefined;
const isAgentIn = (session: Session) => session.role === 'member' && session.user?.isagent === true;
const hasPath = (composition: Composition) => (path: string) => isOpen(composition, path);

/** Implements the platform: the only place where the shell's parts are connected. */
export function createShell(
  firstManifest: Manifest,
  dictionaries: ShellDictionaries,
  { channel, askedAt }: AskedTabs,
  { preview, overrides, complete, failure }: Preview = {},
): Shell {
  const manifest = createValue(firstManifest);
  const fit = createFittingManifest(firstManifest.shell.version);
  const pollingRate = createValue<PollingRate | undefined>(undefined);
  const dialogs = createDialogs();
  const toasts = createToasts((longMessage) => {
    const message = platform.hidesAmounts.read() ? maskAmounts(longMessage, translate(shellTexts).hidden) : longMessage;
    const isAlreadyShown = dialogs.open.read().some(({ request }) => request.message === message);
    if (!isAlreadyShown) void dialogs.alert({ title: translate(shellTexts).note, message });
  });
  const blockers = createBlockers();
  const clock = createClock();
  const store = createSessionStore();
  const queries = createQueryClient();
  const telemetry = createTelemetryBuffer();
  const hung = takeHungRelease();
  if (hung !== undefined) telemetry.emit({ event: 'remoteFailed', ...hung, error: 'it never gave the page back' });
  window.addEventListener('pagehide', clearRunning);
  const recounts = createValue(0);
  const hasScreen = createValue(false);
  const isSettled = createValue(false);
  const activeRoute = createValue<FoundRoute | undefined>(undefined);
  activeRoute.watch(() => dialogs.dropLeft());
  const language = createLanguage({
    dictionaries,
    // Home may stay mounted in the background, so its translations are loaded too.
    loadHere: (chosen) =>
      Promise.allSettled(
        [activeRoute.read(), find('/')].flatMap((found) =>
          found && isScreenLoaded(found) ? [loadRemoteDictionary({ ...found, language: chosen })] : [],
        ),
      ),
    toast: toasts.show,
    channel,
  });
  const translate: Translate = (texts) => textsIn(language.read(), texts);
  const reduced = withoutPaths(globalThis.parlourBrand?.without ?? []);
  const composition = (): Composition => {
    const fitting = fit(reduced(manifest.read()));
    const live = complete?.(fitting) ?? fitting;
    const visitor = visitorContext(live, { isAgent: isAgentIn(store.read()), ...preview });
    return { manifest: live, visitor, language: language.read(), ...(overrides && { overrides }) };
  };
  const documentName = () => `${manifest.read().shell.version} ${brandIn(composition())?.base ?? ''}`.trim();
  const find = (address: string) => findRouteWithin(composition(), address, activeRoute.read());
  const isPathAvailable = createValue(hasPath(composition()));
  const nav = createValue(navEntriesOf(composition()));
  const paths = createValue(pathsOf(composition()));
  const followComposition = () => {
    isPathAvailable.set(hasPath(composition()));
    nav.set(navEntriesOf(composition()));
    paths.set(pathsOf(composition(), activeRoute.read()));
  };
  manifest.watch(followComposition);
  // Of all that the session knows only this decides which releases the player gets.
  const isAgent = createValue(isAgentIn(store.read()));
  store.watch(() => isAgent.set(isAgentIn(store.read())));
  isAgent.watch(followComposition);
  const navigation = createNavigation({
    find,
    session: store,
    dialogs,
    toast: toasts.show,
    blockers,
    prefetch,
    translate,
  });

  const sharedTopics = createSharedTopics(() => releasesOf(composition()));

  const isMember = () => store.read().role === 'member';
  const endSession = (where: 'here' | 'elsewhere', login = '/login') => {
    navigation.leaveTo(login);
    store.end(where);
    queries.clear();
    topics.balance.put(undefined);
    topics.venueBalances.put(undefined);
    sharedTopics.clear();
  };
  const notifyTabs = createTabs({
    channel,
    store,
    onSession: (token) => {
      const wasMember = isMember();
      store.open(token, 'tab');
      // Screens of another member are closed at once, even when they are blocked.
      if (wasMember) return location.reload();
      navigation.leaveLogin();
      void session.refresh();
    },
    onEnd: () => endSession('elsewhere'),
  });
  const end = (only?: string, login?: string) => {
    notifyTabs('ended', only);
    endSession('here', login);
  };
  const unauthorised = createUnauthorised({
    dialogs,
    end: (login) => end(store.token(), login),
    freshLogin: () => (initData() ? `${loginFor(currentAddress())}&telegram=1` : undefined),
    isMember,
    translate,
  });
  const onMismatch = (endpoint: string, field: string, count = 0) =>
    telemetry.emit({ event: 'mismatch', endpoint, field, count });
  const listeners = { onDate: clock.receive, onMismatch, onUnreadable: onMismatch };
  const send = createCall(
    createTransport({ token: store.token, prefetched: takeInitialAnswer, onFailed: noteFailedRequest, ...listeners }),
    {
      toast: toasts.show,
      unauthorised,
      token: store.token,
      translate,
    },
  );
  const callFor =
    (screen: CallingScreen): PlatformCall =>
    (endpoint, payload, options) => {
      const answer = send(endpoint, payload, options);
      telemetry.emit({ event: 'call', ...screen, endpoint: endpoint.name, isPolled: options?.polled, answer });
      return answer;
    };
  const call = callFor({ remote: 'shell', version: firstManifest.shell.version, screen: '' });
  const topics = createTopics({ call, session: store, token: store.token, pace: pollingRate, page: window, hasScreen });
  const session = createSession({
    store,
    call,
    end: () => end(),
    onBegun: (token) => notifyTabs('begun', token),
    onBalance: topics.balance.put,
    onCounted: () => recounts.set(recounts.read() + 1),
  });

  if (store.keptBalance !== undefined) topics.balance.restore(store.keptBalance);
  topics.balance.known.watch(() => store.keepBalance(topics.balance.read()));
  if (isMember()) void session.refresh();
  const locks = means(() => navigator.locks);
  holdSession(store, window, locks);
  const ask = () => notifyTabs('wanted', store.token());
  revalidateAfterBfcache({ page: window, root: document.documentElement, isMember, ask, refresh: session.refresh });

  const parts = {
    session,
    call,
    topic: <Name extends keyof Topics>(name: Name): Topic<Topics[Name]> => topics[name],
    toast: toasts.show,
  };
  const platform: Platform = {
    ...parts,
    // `RemoteScreen` replaces this for each screen, with the topics of its remote.
    shared: (name) => sharedTopics.of(name, ''),
    firstAnswer: (endpoint, payload) => {
      const { method, path } = endpoint;
      return readInitialAnswer({ method, path, payload, token: store.token() }, (raw) => readAnswer(endpoint, raw, listeners));
    },
    recover: createRecovery({ ...parts, translate }),
    navigation,
    dialogs,
    block: blockers.block,
    language,
    hidesAmounts: createDeviceSwitch(preferenceNames.amounts, 'hidden', channel),
    reducesMotion: createDeviceSwitch(preferenceNames.motion, 'still', channel),
    vibrate: (what) => void loadDeferred().then(({ vibrate }) => vibrate(what), ignore),
    share: (page) => void loadDeferred().then(({ share }) => share(page, { toast: toasts.show, translate }), ignore),
    serverNow: clock.now,
    homeSections: globalThis.parlourBrand?.home,
    isPathAvailable,
  };
  if (failure !== undefined) toasts.show(failure(translate), 'danger');
  return {
    platform,
    callFor,
    queries,
    manifest,
    pollingRate,
    toasts,
    dialogs,
    navigation,
    nav,
    paths,
    topics,
    sharedTopics,
    translate,
    blockers,
    activeRoute,
    recounts,
    hasScreen,
    isSettled,
    composition,
    find,
    telemetry,
    preview,
    clock,
    update: createShellUpdate({ live: documentName, blockers, dialogs, toasts }),
    isAwaitingTabs: waitForTabs(askedAt, locks),
  };
}
