import type {
  AppState,
  Check,
  ConsoleSession,
  ErrorReport,
  Health,
  HistoryEntry,
  LoginWays,
  Proposal,
  ReleasePreview,
  ScheduleState,
  SiteState,
  State,
  OutcomeReport,
  TimingReport,
} from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';
import { isWanted } from '@parlour/release-contract/errorGroup';
import { EVERYONE, type LiveRemote, type Manifest } from '@parlour/release-contract/manifest';
import { type Apply, type ReleaseApi, ReleaseError, type StateListener } from '#api';
import { sampleErrors } from './sampleErrors';
import { sampleHealth } from './sampleHealth';
import { sampleOutcomes } from './sampleOutcomes';
import { sampleTimings } from './sampleTimings';
import { appsOf, sampleRelease, sampleState } from './sampleState';

export type FakeCall = Exclude<keyof ReleaseApi, 'listen'>;

/** A release API in memory, with controls for tests. */
export interface FakeReleases extends ReleaseApi {
  /** The calls so far, in order, without reads. */
  readonly sent: (readonly [FakeCall, unknown])[];
  /** Makes the next calls of this name fail like this; `undefined` restores them. */
  fail(call: FakeCall, error?: ReleaseError): void;
  /** Makes calls of this name wait until the returned function is called. */
  hold(call: FakeCall): () => void;
  /** Changes what is live as another user. */
  changeByOther(change: Change, by: string): void;
  setSites(sites: SiteState[]): void;
  /** What is live on every other site. */
  setElsewhere(apps: AppState[]): void;
  setPreviews(previews: ReleasePreview[]): void;
  setHealth(health: Health): void;
  setErrors(errors: ErrorReport): void;
  setTimings(timings: TimingReport): void;
  setOutcomes(outcomes: OutcomeReport): void;
  setState(change: (state: State) => State): void;
  /** Whether events reach the console. */
  setLive(isLive: boolean): void;
  /** Loses the responses of applied changes. */
  loseAnswers(isLost: boolean): void;
}

/** The maximum number of error groups that a gateway returns. */
const MOST_GROUPS = 100;

/** Calls that need no log-in. */
const open: readonly FakeCall[] = ['loginWays', 'beginLogIn', 'logIn'];

const met = (name: Check['name'], ...found: string[]): Check => ({ name, isMet: true, found });
const broken = (name: Check['name'], ...found: string[]): Check => ({ name, isMet: false, found });

interface Options {
  readonly now?: Date;
  readonly isLoggedIn?: boolean;
  readonly token?: string;
  /** Host of the OpenID provider. */
  readonly provider?: string | undefined;
}

export function createFakeReleases({
  now = new Date(),
  isLoggedIn = true,
  token = 'sesame',
  provider,
}: Options = {}): FakeReleases {
  let state = sampleState(now);
  let health = sampleHealth(now);
  let errors = sampleErrors(now);
  let timings = sampleTimings(now);
  let outcomes = sampleOutcomes(now);
  const times = { since: now.toISOString(), until: new Date(now.getTime() + 12 * 3_600_000).toISOString() };
  let sessions: readonly ConsoleSession[] = [
    { id: 's-1', name: 'mira', browser: 'Firefox', ...times, isThis: true },
    { id: 's-2', name: 'ben', browser: 'Chrome', ...times, isThis: false },
  ];
  let sites: SiteState[] = [{ name: 'default', hosts: [], isThis: true, manifest: 214, composition: 'c-7f3a91' }];
  let elsewhere: AppState[] = [];
  let previews: ReleasePreview[] = [];
  let isIn = isLoggedIn;
  let by = 'mira';
  let isLive = true;
  let isLost = false;
  const past = new Map<number, Manifest>(state.history.map(({ sequence }) => [sequence, { ...state.manifest, sequence }]));
  const listeners = new Set<StateListener>();
  const failing = new Map<FakeCall, ReleaseError>();
  const held = new Map<FakeCall, Promise<void>>();
  const sent: FakeReleases['sent'][number][] = [];

  const answer = async <Value>(call: FakeCall, give: () => Value): Promise<Value> => {
    await held.get(call);
    const error = failing.get(call);
    if (error !== undefined) throw error;
    if (!isIn && !open.includes(call)) throw new ReleaseError('unauthorised', 'Log in first.');
    return give();
  };
  const notify = () => {
    for (const { onChange } of listeners) if (isLive) onChange();
  };
  const write = (change: Change, author: string, reason: string) => {
    const { next, difference } = propose(state, change);
    if (next === undefined) throw new ReleaseError('refused', 'the gate refused it');
    const entry: HistoryEntry = {
      sequence: next.sequence,
      composition: next.composition,
      change,
      by: author,
      reason,
      at: new Date().toISOString(),
      difference,
    };
    past.set(next.sequence, next);
    state = {
      manifest: next,
      apps: appsOf(next, now.toISOString(), now),
      history: [entry, ...state.history],
      requests: state.requests,
      schedules: schedulesAfter(state.schedules ?? [], change, next.sequence),
      freezes: state.freezes ?? [],
    };
    notify();
  };

  const answerRequest = ({ kind, request }: { kind: 'approve' | 'decline'; request: number }, reason: string) => {
    const pending = state.requests.find(({ sequence }) => sequence === request);
    if (pending === undefined) throw new ReleaseError('refused', `request ${request} was answered already`);
    if (pending.by === by) throw new ReleaseError('refused', `${by} made this request; another person has to approve it`);
    state = { ...state, requests: state.requests.filter((one) => one !== pending) };
    if (kind === 'approve') write(pending.change, by, reason);
    else notify();
  };

  return {
    sent,
    loginWays: () =>
      answer('loginWays', (): LoginWays => ({ ...(provider !== undefined && { provider }), ...(isIn && { name: by }) })),
    beginLogIn: (at) => {
      sent.push(['beginLogIn', at]);
      return answer('beginLogIn', () => `https://${provider}/authorize`);
    },
    logIn: (as) =>
      answer('logIn', () => {
        if (as.token !== token) throw new ReleaseError('unauthorised', 'wrong token');
        ({ by } = as);
        isIn = true;
        return by;
      }),
    logOut: () => answer('logOut', () => void (isIn = false)),
    sessions: () => answer('sessions', () => [...sessions]),
    endSession: (id) => {
      sent.push(['endSession', id]);
      return answer('endSession', () => void (sessions = sessions.filter((one) => one.id !== id)));
    },
    sites: () => answer('sites', () => sites),
    appsOn: () => answer('appsOn', () => elsewhere),
    state: () => answer('state', () => state),
    health: () => answer('health', () => health),
    errors: (_hours, filter) =>
      answer('errors', () => {
        const matching = errors.groups.filter((group) => isWanted(group, filter));
        return { ...errors, groups: matching.slice(0, MOST_GROUPS), total: matching.length };
      }),
    outcomes: (_hours, app) =>
      answer('outcomes', () => ({ ...outcomes, actions: outcomes.actions.filter(({ name }) => app === '' || name === app) })),
    timings: (_hours, filter) => {
      sent.push(['timings', filter]);
      return answer('timings', () => timings);
    },
    history: ({ before = Number.POSITIVE_INFINITY, limit }) =>
      answer('history', () => state.history.filter(({ sequence }) => sequence < before).slice(0, limit)),
    entry: (sequence) =>
      answer('entry', () => {
        const entry = state.history.find((one) => one.sequence === sequence);
        const manifest = past.get(sequence);
        if (entry === undefined || manifest === undefined) throw new ReleaseError('refused', `there is no manifest ${sequence}`);
        return { ...entry, manifest };
      }),
    plan: (change) => {
      sent.push(['plan', change]);
      return answer('plan', () => propose(state, change));
    },
    previews: () => answer('previews', () => [...previews]),
    endPreview: (id) => {
      sent.push(['endPreview', id]);
      return answer('endPreview', () => void (previews = previews.filter((one) => one.id !== id)));
    },
    replay: (of) => {
      sent.push(['replay', of]);
      return answer('replay', () => `/?composition=replay-${[of.sequence, ...of.canaries].join('-')}`);
    },
    apply: (request: Apply) => {
      sent.push(['apply', request]);
      return answer('apply', () => {
        const { sequence } = state.manifest;
        if (request.expected !== sequence) throw new ReleaseError('conflict', `manifest ${sequence} is live by now`);
        if (request.change.kind === 'approve' || request.change.kind === 'decline') answerRequest(request.change, request.reason);
        else if (request.change.kind !== 'setPolicy') write(request.change, by, request.reason);
        if (isLost) throw new ReleaseError('offline', 'The gateway cannot be reached.');
        return state;
      });
    },
    listen: (listener) => {
      listeners.add(listener);
      queueMicrotask(() => listener.onLive(isLive));
      return () => listeners.delete(listener);
    },
    fail: (call, error) => void (error === undefined ? failing.delete(call) : failing.set(call, error)),
    hold: (call) => {
      const { promise, resolve } = withResolvers();
      held.set(call, promise);
      return () => {
        held.delete(call);
        resolve();
      };
    },
    changeByOther: (change, author) => write(change, author, 'meanwhile'),
    setSites: (next) => void (sites = next),
    setElsewhere: (next) => void (elsewhere = next),
    setPreviews: (next) => void (previews = next),
    setHealth: (next) => void (health = next),
    setErrors: (next) => void (errors = next),
    setTimings: (next) => void (timings = next),
    setOutcomes: (next) => void (outcomes = next),
    setState: (change) => {
      state = change(state);
      notify();
    },
    setLive: (next) => {
      isLive = next;
      for (const { onLive } of listeners) onLive(next);
    },
    loseAnswers: (next) => void (isLost = next),
  };
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

function schedulesAfter(before: readonly ScheduleState[], change: Change, sequence: number): ScheduleState[] {
  if (change.kind === 'cancel') return before.filter(({ releases }) => releases[0]?.name !== change.name);
  if (change.kind !== 'schedule') return [...before];
  const at = new Date().toISOString();
  const stages = change.stages.map(({ to }, index) => ({ to, ...(index === 0 ? { done: { at, sequence } } : { due: at }) }));
  return [
    ...before,
    { sequence, releases: change.releases, stages, waitsFor: 'time', until: at, by: 'mira', reason: 'in stages', at },
  ];
}

function propose(state: State, change: Change): Proposal {
  const { manifest } = state;
  const expected = manifest.sequence;
  const refused = (...checks: Check[]): Proposal => ({ isAllowed: false, expected, checks, difference: [] });
  const allowed = (composed: Partial<Manifest>, difference: string[], ...checks: Check[]): Proposal => {
    const next = { ...manifest, ...composed, sequence: expected + 1, composition: `c-${(0x10f00 + expected).toString(16)}` };
    return { isAllowed: true, expected, checks, difference, next: { ...next, publishedAt: new Date().toISOString() } };
  };
  const withRemote = (name: string, remote: LiveRemote) => ({ remotes: { ...manifest.remotes, [name]: remote } });
  const gate = [
    met('platformVersion', 'needs ^0.1.0, the shell keeps 0.1.0'),
    met('singletons', 'react 19.3.1, one range each'),
    met('paths', 'every path has one owner'),
    met('files', '14 of 14 hashes match'),
    met('signature', 'its team signed it'),
  ];

  if (change.kind === 'cancel') return { ...allowed({}, [`schedule of ${change.name} ended`]), next: manifest };
  if (change.kind === 'schedule') {
    const { releases, stages } = change;
    const first = propose(state, { kind: 'promote', releases, to: stages[0]?.to ?? { kind: 'share', share: 0 } });
    return { ...first, stages: stages.map(({ to }) => ({ to, due: new Date().toISOString() })) };
  }
  if (change.kind === 'return') return allowed({}, [`back to manifest ${change.sequence}`], ...gate);
  if (change.kind === 'switchWorker') return allowed({}, [`service worker switched ${change.to}`]);
  const name = change.kind === 'promote' ? (change.releases[0]?.name ?? '') : change.name;
  const remote = manifest.remotes[name];
  if (remote === undefined) {
    return name === 'shell' && change.kind !== 'switchOff'
      ? allowed({ shell: { version: '2.3.2' } }, ['shell 2.4.0 → 2.3.2'], ...gate)
      : refused(broken('state', `${name} is not live`));
  }
  const { canary, off: _off, ...stable } = remote;
  switch (change.kind) {
    case 'promote': {
      const { version } = change.releases[0] ?? { version: '' };
      if (version === '4.2.0') {
        return refused(
          met('platformVersion', 'needs ^0.1.0, the shell keeps 0.1.0'),
          broken('paths', '/welfare is gone, and records 1.8.3 still links to it'),
          broken('signature', 'promotions 4.2.0 is signed by the team of lobby; promotions belongs to another'),
          met('files', '14 of 14 hashes match'),
        );
      }
      const release = sampleRelease(name, version);
      if (change.to.kind === 'share' && change.to.share === EVERYONE)
        return allowed(withRemote(name, { ...release, salt: remote.salt }), [`${name} ${remote.version} → ${version}`], ...gate);
      const share = change.to.kind === 'share' ? change.to.share : (canary?.share ?? 0);
      const rings =
        change.to.kind === 'ring' && change.to.ring === 'staff' ? (['staff'] as const) : (['staff', 'agents'] as const);
      const next = { ...remote, canary: { ...release, share, rings: [...rings] } };
      return allowed(withRemote(name, next), [`${name} canary ${version} for ${share / 100} %`], ...gate);
    }
    case 'stop':
      return canary === undefined
        ? refused(broken('state', `${name} has no canary to take back`))
        : allowed(withRemote(name, stable), [`${name} canary ${canary.version} → none`]);
    case 'rollBack':
      return canary === undefined
        ? allowed(
            withRemote(name, { ...stable, ...sampleRelease(name, '1.0.0') }),
            [`${name} ${remote.version} → 1.0.0`],
            ...gate,
          )
        : allowed(withRemote(name, stable), [`${name} canary ${canary.version} → none`]);
    case 'switchOff': {
      const off = change.paths === undefined ? 'all' : [...change.paths];
      return allowed(withRemote(name, { ...remote, off }), [`${name} switched off: ${off === 'all' ? 'all' : off.join(', ')}`]);
    }
    case 'remove': {
      const { [name]: _removed, ...remotes } = manifest.remotes;
      return allowed({ remotes }, [`${name} gone`]);
    }
    case 'switchOn':
      return remote.off === undefined
        ? refused(broken('state', `${name} is not switched off`))
        : allowed(withRemote(name, { ...stable, ...(canary && { canary }) }), [`${name} switched on`]);
  }
}
