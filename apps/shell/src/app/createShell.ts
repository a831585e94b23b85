import { createTransport } from '@parlour/api-client/transport';
import type { Platform, Topic, Topics } from '@parlour/platform';
import { createQueryClient, createValue } from '@parlour/platform/host';
import type { Manifest } from '@parlour/release-contract/manifest';
import { createLanguage } from '../i18n/createLanguage';
import { type Say, sayIn } from '../i18n/shellDictionary';
import { createTopics } from '../polling/createTopics';
import type { Pace } from '@parlour/platform/card';
import { preferenceNames } from '../device/preferences';
import { forgetRunning, takeBlocked } from '../remotes/quarantine';
import { isStanding, loadWordsOf } from '../remotes/loadScreen';
import { prefetch } from '../remotes/prefetch';
import { closedPaths, type Composition, findRoute, type FoundRoute } from '@parlour/release-contract/composition';
import { visitorOf } from '../device/visitorContext';
import { createNavigation } from '../router/navigation';
import { createClock } from '../services/clock';
import { createDialogs } from '../services/dialogs';
import { createHolds } from '../services/holds';
import type { Shell } from '../layout/shellContext';
import type { Opening } from '../preview/openPreview';
import { shellDictionaries } from './dictionaries';
import { createFacts } from '../services/telemetryBuffer';
import { createSwitch } from '../services/deviceSwitch';
import { createRenewal } from '../services/shellUpdate';
import { createOddReport } from '../services/oddReport';
import { createToasts } from '../services/toasts';
import { watchReturn } from '../session/comingBack';
import { createCall } from '../session/createCall';
import { createRecovery } from '../session/createRecovery';
import { takeFirstAnswer } from '../boot/initialAnswers';
import { createSession } from '../session/createSession';
import { createSessionStore } from '../session/sessionStore';
import { type AskedTabs, createTabs, waitForTabs } from '../session/tabs';
import { createUnauthorised } from '../session/unauthorised';

/** With the watch in one file, which every page fetches when its first screen stands: a file more would cost the first load its hash. */
const later = () => import(/* webpackChunkName: "later" */ '../services/deferred');
const ignore = () => undefined;

/** Builds what the platform contract promises: the only place where the shell's parts meet. */
export function createShell(
  firstManifest: Manifest,
  { channel, askedAt }: AskedTabs,
  { pass, overrides, trouble }: Opening = {},
): Shell {
  const manifest = createValue(firstManifest);
  const pace = createValue<Pace | undefined>(undefined);
  const toasts = createToasts();
  const dialogs = createDialogs();
  const holds = createHolds();
  const clock = createClock();
  const store = createSessionStore();
  const queries = createQueryClient();
  const facts = createFacts();
  const blocked = takeBlocked();
  if (blocked !== undefined) facts.tell({ event: 'remoteFailed', ...blocked, error: 'it never gave the page back' });
  window.addEventListener('pagehide', forgetRunning);
  const counts = createValue(0);
  const isSettled = createValue(false);
  const entered = createValue<FoundRoute | undefined>(undefined);
  const language = createLanguage({
    dictionaries: shellDictionaries,
    // Home may be kept beside what is open.
    loadHere: (chosen) =>
      Promise.allSettled(
        [entered.read(), find('/')].flatMap((found) =>
          found && isStanding(found) ? [loadWordsOf({ ...found, language: chosen })] : [],
        ),
      ),
    toast: toasts.show,
  });
  const say: Say = (texts) => sayIn(language.read(), texts);
  const closed = createValue(closedPaths(firstManifest));
  manifest.watch(() => closed.set(closedPaths(manifest.read())));
  const composition = (): Composition => {
    const session = store.read();
    const user = session.role === 'member' ? session.user : undefined;
    const visitor = visitorOf(manifest.read(), { user, ...pass });
    return { manifest: manifest.read(), visitor, language: language.read(), ...(overrides && { overrides }) };
  };
  const find = (address: string) => findRoute(composition(), address);
  const navigation = createNavigation({
    find,
    session: store,
    dialogs,
    toast: toasts.show,
    question: holds.question,
    prefetch,
    say,
  });

  const isMember = () => store.read().role === 'member';
  const leave = (where: 'here' | 'elsewhere') => {
    navigation.leaveTo('/login');
    store.end(where);
    queries.clear();
    topics.balance.put(undefined);
    topics.venueBalances.put(undefined);
  };
  const tell = createTabs({
    channel,
    store,
    onSession: (token) => {
      const wasMember = isMember();
      store.open(token, 'tab');
      // Another member's screens are left at once, whatever they hold.
      if (wasMember) return location.reload();
      navigation.leaveLogin();
      void session.refresh();
    },
    onEnd: () => leave('elsewhere'),
  });
  const end = (only?: string) => {
    tell('ended', only);
    leave('here');
  };
  const unauthorised = createUnauthorised({ dialogs, end: () => end(store.token()), isMember, say });
  const call = createCall(
    createTransport({ token: store.token, underWay: takeFirstAnswer, onDate: clock.hear, onOdd: createOddReport(facts.tell) }),
    {
      toast: toasts.show,
      unauthorised,
      token: store.token,
      say,
    },
  );
  const topics = createTopics({ call, session: store, token: store.token, pace, page: window });
  const session = createSession({
    store,
    call,
    end: () => end(),
    onBegun: (token) => tell('begun', token),
    onCounted: () => counts.set(counts.read() + 1),
  });

  topics.balance.watch(() => {
    const balance = topics.balance.read();
    if (balance !== undefined) store.apply({ type: 'balanceReceived', balance });
  });
  store.watch(() => {
    const now = store.read();
    if (now.role === 'member' && now.user !== undefined) topics.balance.put(now.user.balance);
  });
  if (isMember()) void session.refresh();
  const ask = () => tell('wanted', store.token());
  watchReturn({ page: window, root: document.documentElement, isMember, ask, refresh: session.refresh });

  const parts = {
    session,
    call,
    topic: <Name extends keyof Topics>(name: Name): Topic<Topics[Name]> => topics[name],
    toast: toasts.show,
  };
  const platform: Platform = {
    ...parts,
    recover: createRecovery({ ...parts, say }),
    navigation,
    dialogs,
    hold: holds.hold,
    language,
    hidesAmounts: createSwitch(preferenceNames.amounts, 'hidden', channel),
    standsStill: createSwitch(preferenceNames.motion, 'still', channel),
    feel: (what) => void later().then(({ feel }) => feel(what), ignore),
    share: (page) => void later().then(({ share }) => share(page, { toast: toasts.show, say }), ignore),
    serverNow: clock.now,
    closed,
  };
  if (trouble !== undefined) toasts.show(trouble(say), 'danger');
  return {
    platform,
    queries,
    manifest,
    pace,
    toasts,
    dialogs,
    navigation,
    topics,
    say,
    holds,
    entered,
    counts,
    isSettled,
    composition,
    find,
    facts,
    pass,
    clock,
    renewal: createRenewal({ running: firstManifest.shell.version, manifest, holds, dialogs, toasts }),
    isAsking: waitForTabs(askedAt),
  };
}
