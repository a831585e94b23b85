import { pollingIntervals } from '@parlour/shell/pollingIntervals';
import type { Kept } from '../results';

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

/** How players behave. Nobody measured it; whoever plans hardware puts figures of the real site here. */
export interface Behaviour {
  readonly sessionMs: number;
  /** A phone is put away and taken up again. */
  readonly visibleMs: number;
  readonly hiddenMs: number;
  readonly screenMs: number;
  /** Of all screens, those with the faster pace for money, and that of the transfer. */
  readonly moneyShare: number;
  readonly transferShare: number;
  /** Of all players, those who are logged in. */
  readonly memberShare: number;
  /** Of all visits, those whose phone has nothing in its cache, or only what a release has replaced. */
  readonly coldShare: number;
  readonly coldAssets: number;
  readonly callsPerScreen: number;
  readonly moneyCallsPerSession: number;
  /** How long an answer takes: a poll waits this long and its cadence. */
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

/** How often an open page asks, in ms from one answer to the next question; undefined where it does not ask at all. */
export interface Polling {
  readonly balanceMs: (pace: Pace, sinceTouchMs: number) => number | undefined;
  readonly venueBalancesMs: (pace: Pace) => number | undefined;
  readonly appInfoMs: number;
  readonly manifestMs: number;
  readonly telemetryMs: number;
}

/** As the code has it today: the table of the shell, and for manifest and telemetry what the polling bench saw pages do. */
export function pollingToday(polling: Kept): Polling {
  const everyMs = (path: string) => {
    const figure = polling.figures.find(({ what }) => what === `one visible tab: ${path}`);
    if (figure === undefined) throw new Error(`the polling bench saw nothing ask for ${path}`);
    return 60_000 / figure.median;
  };
  return {
    balanceMs: (pace) => pollingIntervals.balance[pace],
    venueBalancesMs: (pace) => (pace === 'usual' ? undefined : pollingIntervals.venueBalances[pace]),
    appInfoMs: pollingIntervals.appInfo.usual,
    manifestMs: everyMs('/manifest.json'),
    telemetryMs: everyMs('/telemetry'),
  };
}

const QUIET_AFTER_MS = 10_000;
const QUIET_TIMES = 4;

/** The balance is asked for four times as seldom where no screen of money is open and nobody has touched the page for ten seconds. */
export function adaptive(today: Polling): Polling {
  return {
    ...today,
    balanceMs: (pace, sinceTouchMs) => {
      const usual = today.balanceMs(pace, sinceTouchMs);
      return pace === 'usual' && sinceTouchMs >= QUIET_AFTER_MS && usual !== undefined ? usual * QUIET_TIMES : usual;
    },
  };
}

/** Balances come by a connection that stays open; pages ask for none. */
export function pushed(today: Polling): Polling {
  return { ...today, balanceMs: () => undefined, venueBalancesMs: () => undefined };
}
