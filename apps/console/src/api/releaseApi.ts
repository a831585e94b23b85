import type {
  AppState,
  ConsoleSession,
  ErrorReport,
  Health,
  HistoryEntry,
  LoginWays,
  Proposal,
  ReleasePreview,
  SiteState,
  State,
  OutcomeReport,
  TimingReport,
} from '@parlour/release-contract/api';
import type { ErrorFilter } from '@parlour/release-contract/errorGroup';
import type { Change, RequestedChange } from '@parlour/release-contract/change';
import {
  appsAnswer,
  entryAnswer,
  errorsAnswer,
  healthAnswer,
  loginAnswer,
  historyAnswer,
  type ManifestEntry,
  openIdAnswer,
  previewsAnswer,
  proposalAnswer,
  replayAnswer,
  sessionAnswer,
  sessionsAnswer,
  sitesAnswer,
  stateAnswer,
  outcomesAnswer,
  timingsAnswer,
} from './answers';
import { listenTo, type StateListener } from './eventStream';
import { request } from './request';

export interface LogIn {
  readonly token: string;
  readonly by: string;
}

export interface Apply {
  readonly change: RequestedChange;
  readonly reason: string;
  /** The sequence number that was live when the change was planned; the call is refused if it is another one by now. */
  readonly expected: number;
}

/** Which manifest is opened again, for how long, and with the canary of which remotes. */
export interface ReplayOf {
  readonly sequence: number;
  readonly canaries: readonly string[];
  readonly hours: number;
}

/** Which waiting times are asked for; empty for all. */
export interface TimingFilter {
  readonly app: string;
  readonly screen: string;
  readonly device: string;
}

/** The release API as the console uses it; every call rejects with a ReleaseError. */
export interface ReleaseApi {
  /** How to log in, and who is logged in already. */
  loginWays(): Promise<LoginWays>;
  /** Where the browser logs in at the OpenID provider; it comes back to a page of the console. */
  beginLogIn(at: string): Promise<string>;
  /** Logs in, and gives the name under which changes are made: the proven one, where there is one. */
  logIn(as: LogIn): Promise<string>;
  logOut(): Promise<void>;
  /** The sessions of the console that the user may end, newest first. */
  sessions(signal?: AbortSignal): Promise<ConsoleSession[]>;
  endSession(id: string): Promise<void>;
  /** The sites of the registry, the default one first. */
  sites(signal?: AbortSignal): Promise<SiteState[]>;
  /** What is live and published on another site. */
  appsOn(site: string, signal?: AbortSignal): Promise<AppState[]>;
  state(signal?: AbortSignal): Promise<State>;
  health(hours: number, signal?: AbortSignal): Promise<Health>;
  errors(hours: number, filter: ErrorFilter, signal?: AbortSignal): Promise<ErrorReport>;
  /** Of one app; empty for all. */
  outcomes(hours: number, app: string, signal?: AbortSignal): Promise<OutcomeReport>;
  timings(hours: number, filter: TimingFilter, signal?: AbortSignal): Promise<TimingReport>;
  /** Newest first, older than `before`. */
  history(page: { readonly before?: number | undefined; readonly limit: number }, signal?: AbortSignal): Promise<HistoryEntry[]>;
  entry(sequence: number, signal?: AbortSignal): Promise<ManifestEntry>;
  plan(change: Change, signal?: AbortSignal): Promise<Proposal>;
  /** The links that show releases before they go live, newest first. */
  previews(signal?: AbortSignal): Promise<ReleasePreview[]>;
  endPreview(id: string): Promise<void>;
  /** Makes a link that opens the site as it was live at a manifest; gives the path. */
  replay(body: ReplayOf): Promise<string>;
  apply(body: Apply): Promise<State>;
  /** Reports every change of the state until the returned function is called. */
  listen(listener: StateListener): () => void;
}

/** The release API of the site that served the console. */
export const releaseApi: ReleaseApi = {
  loginWays: () => request('GET', 'login', { answer: loginAnswer }),
  beginLogIn: async (at) => (await request('POST', 'openid', { body: { at }, answer: openIdAnswer })).location,
  logIn: async (as) => {
    await request('POST', 'session', { body: as });
    return (await request('GET', 'session', { answer: sessionAnswer })).name;
  },
  logOut: () => request('DELETE', 'session'),
  sessions: (signal) => request('GET', 'sessions', { answer: sessionsAnswer, signal }),
  endSession: (id) => request('DELETE', `sessions/${encodeURIComponent(id)}`),
  sites: (signal) => request('GET', 'sites', { answer: sitesAnswer, signal }),
  appsOn: (site, signal) => request('GET', 'apps', { answer: appsAnswer, signal, site }),
  state: (signal) => request('GET', 'state', { answer: stateAnswer, signal }),
  health: (hours, signal) => request('GET', `health?hours=${hours}`, { answer: healthAnswer, signal }),
  errors: (hours, filter, signal) => request('GET', `errors?${queryOf(hours, filter)}`, { answer: errorsAnswer, signal }),
  outcomes: (hours, app, signal) => request('GET', `outcomes?${queryOf(hours, { app })}`, { answer: outcomesAnswer, signal }),
  timings: (hours, filter, signal) => request('GET', `timings?${queryOf(hours, filter)}`, { answer: timingsAnswer, signal }),
  history: ({ before, limit }, signal) => {
    const from = before === undefined ? '' : `before=${before}&`;
    return request('GET', `history?${from}limit=${limit}`, { answer: historyAnswer, signal });
  },
  entry: (sequence, signal) => request('GET', `history/${sequence}`, { answer: entryAnswer, signal }),
  plan: (change, signal) => request('POST', 'plan', { body: { change }, answer: proposalAnswer, signal }),
  previews: (signal) => request('GET', 'previews', { answer: previewsAnswer, signal }),
  endPreview: (id) => request('DELETE', `previews/${encodeURIComponent(id)}`),
  replay: async (body) => (await request('POST', 'replays', { body, answer: replayAnswer })).path,
  apply: (body) => request('POST', 'changes', { body, answer: stateAnswer }),
  listen: listenTo,
};

function queryOf(hours: number, filter: object): URLSearchParams {
  return new URLSearchParams([['hours', String(hours)], ...Object.entries(filter).filter(([, value]) => value !== '')]);
}
