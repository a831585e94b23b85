import { ALIVE_MS } from '@parlour/shell/heartbeat';
import { MANIFEST_EVERY_MS } from '@parlour/shell/manifestPolling';
import { pollingIntervals } from '@parlour/shell/pollingIntervals';

/** What a request is for. */
export const kinds = [
  'document',
  'assets',
  'manifest',
  'telemetry',
  'balance',
  'venue balances',
  'app info',
  'calls of screens',
  'money calls',
] as const;
export type Kind = (typeof kinds)[number];

/** Assumed behaviour of players; replace with measurements of the real site when planning hardware. */
export interface Behaviour {
  readonly sessionMs: number;
  /** Durations until a page is hidden and visible again. */
  readonly visibleMs: number;
  readonly hiddenMs: number;
  readonly screenMs: number;
  /** Share of screens with the faster polling interval of money screens, and of the transfer. */
  readonly moneyShare: number;
  readonly transferShare: number;
  /** Share of players who are logged in. */
  readonly memberShare: number;
  /** Share of visits with an empty or outdated cache. */
  readonly coldShare: number;
  readonly coldAssets: number;
  readonly callsPerScreen: number;
  readonly moneyCallsPerSession: number;
  /** Response time; the next poll starts one interval after the response. */
  readonly answerMs: number;
}

export const behaviour: Behaviour = {
  sessionMs: 20 * 60_000,
  visibleMs: 90_000,
  hiddenMs: 30_000,
  screenMs: 25_000,
  moneyShare: 0.12,
  transferShare: 0.02,
  memberShare: 0.8,
  coldShare: 0.25,
  coldAssets: 12,
  callsPerScreen: 1.5,
  moneyCallsPerSession: 3,
  answerMs: 200,
};

export type Pace = keyof (typeof pollingIntervals)['balance'];

/** Polling intervals of an open page, in ms from a response to the next request; undefined: no polling. */
export interface Polling {
  readonly balanceMs: (pace: Pace, sinceTouchMs: number) => number | undefined;
  readonly venueBalancesMs: (pace: Pace) => number | undefined;
  readonly appInfoMs: number;
  readonly manifestMs: number;
  readonly telemetryMs: number;
}

/** The intervals of the shell. */
export const today: Polling = {
  balanceMs: (pace) => pollingIntervals.balance[pace],
  venueBalancesMs: (pace) => (pace === 'usual' ? undefined : pollingIntervals.venueBalances[pace]),
  appInfoMs: pollingIntervals.appInfo.usual,
  manifestMs: MANIFEST_EVERY_MS,
  telemetryMs: ALIVE_MS,
};

const QUIET_AFTER_MS = 10_000;
const QUIET_TIMES = 4;

/** Variant: the balance interval is four times as long on screens without money after ten seconds without interaction. */
export const adaptive: Polling = {
  ...today,
  balanceMs: (pace, sinceTouchMs) => {
    const usual = pollingIntervals.balance[pace];
    return pace === 'usual' && sinceTouchMs >= QUIET_AFTER_MS ? usual * QUIET_TIMES : usual;
  },
};

/** Variant: balances are pushed over an open connection. */
export const pushed: Polling = { ...today, balanceMs: () => undefined, venueBalancesMs: () => undefined };
