import { type Behaviour, type Kind, kinds, type Pace, type Polling } from './behaviour';
import { createRandom, waitFor } from './random';

/** Players arrive within this warm-up time, to desynchronise their requests; counting starts after it. */
const WARM_UP_MS = 180_000;

export interface Simulation {
  readonly players: number;
  readonly seconds: number;
  readonly seed: number;
  readonly behaviour: Behaviour;
  readonly polling: Polling;
}

/** Requests per second and player by kind: average and peak. */
export interface Rates {
  readonly perSecond: Readonly<Record<Kind, number>>;
  readonly busiest: number;
  /** Share of players whose page is visible. */
  readonly visibleShare: number;
}

interface Visit {
  readonly isMember: boolean;
  /** Counts a request at a time of the simulation, in ms. */
  readonly ask: (kind: Kind, atMs: number, times?: number) => void;
  readonly untilMs: number;
}

/** Simulates a constant number of players who arrive, use screens, hide the page and leave; counts their requests. */
export function simulate({ players, seconds, seed, behaviour, polling }: Simulation): Rates {
  const random = createRandom(seed);
  const endMs = WARM_UP_MS + seconds * 1_000;
  const counts = new Map<Kind, number>(kinds.map((kind) => [kind, 0]));
  const bySecond = new Float64Array(seconds);
  let visibleMs = 0;

  const ask: Visit['ask'] = (kind, atMs, times = 1) => {
    if (atMs < WARM_UP_MS || atMs >= endMs) return;
    counts.set(kind, (counts.get(kind) ?? 0) + times);
    const second = Math.floor((atMs - WARM_UP_MS) / 1_000);
    bySecond[second] = (bySecond[second] ?? 0) + times;
  };

  for (let player = 0; player < players; player += 1) {
    // The first players started earlier; exponential times are memoryless.
    let atMs = random() * WARM_UP_MS;
    let leavesMs = atMs + waitFor(behaviour.sessionMs, random);
    let isVisible = random() < behaviour.visibleMs / (behaviour.visibleMs + behaviour.hiddenMs);
    let isMember = random() < behaviour.memberShare;
    while (atMs < endMs) {
      const untilMs = Math.min(atMs + waitFor(isVisible ? behaviour.visibleMs : behaviour.hiddenMs, random), leavesMs, endMs);
      if (isVisible) {
        look({ isMember, ask, untilMs }, atMs, { behaviour, polling, random });
        visibleMs += Math.max(0, untilMs - Math.max(atMs, WARM_UP_MS));
      }
      atMs = untilMs;
      isVisible = !isVisible;
      if (atMs < leavesMs || atMs >= endMs) continue;
      // A player who leaves is replaced.
      ask('document', atMs);
      if (random() < behaviour.coldShare) ask('assets', atMs, behaviour.coldAssets);
      leavesMs = atMs + waitFor(behaviour.sessionMs, random);
      isVisible = true;
      isMember = random() < behaviour.memberShare;
    }
  }

  const perPlayer = (kind: Kind) => (counts.get(kind) ?? 0) / players / seconds;
  return {
    perSecond: Object.fromEntries(kinds.map((kind) => [kind, perPlayer(kind)])) as Record<Kind, number>,
    busiest: Math.max(...bySecond) / players,
    visibleShare: visibleMs / players / seconds / 1_000,
  };
}

type Minds = Pick<Simulation, 'behaviour' | 'polling'> & { readonly random: () => number };

/** A visible period of a page: its screens and the polling beside them. */
function look({ isMember, ask, untilMs }: Visit, fromMs: number, { behaviour, polling, random }: Minds): void {
  /** Polls between two times; returns the time of the next poll. */
  const repeat = (kind: Kind, dueMs: number, endMs: number, everyMs: (atMs: number) => number | undefined): number => {
    let atMs = dueMs;
    for (let waitMs = everyMs(atMs); atMs < endMs && waitMs !== undefined; waitMs = everyMs(atMs)) {
      ask(kind, atMs);
      atMs += waitMs + behaviour.answerMs;
    }
    return atMs;
  };
  // A page that becomes visible polls immediately; the heartbeat runs on its own timer.
  repeat('manifest', fromMs, untilMs, () => polling.manifestMs);
  repeat('app info', fromMs, untilMs, () => polling.appInfoMs);
  repeat('telemetry', fromMs + random() * polling.telemetryMs, untilMs, () => polling.telemetryMs);

  let atMs = fromMs;
  let balanceDueMs = fromMs;
  let paceBefore: Pace | undefined;
  while (atMs < untilMs) {
    const enteredMs = atMs;
    const pace = paceOf(random(), behaviour);
    const nextMs = Math.min(enteredMs + waitFor(behaviour.screenMs, random), untilMs);
    ask('calls of screens', enteredMs, behaviour.callsPerScreen);
    ask('telemetry', enteredMs);
    if (isMember) {
      const balanceMs = (nowMs: number) => polling.balanceMs(pace, nowMs - enteredMs);
      const soonMs = pace === paceBefore ? enteredMs + (balanceMs(enteredMs) ?? 0) : enteredMs;
      balanceDueMs = repeat('balance', Math.min(balanceDueMs, soonMs), nextMs, balanceMs);
      repeat('venue balances', enteredMs, nextMs, () => polling.venueBalancesMs(pace));
      const moneyMs = enteredMs + waitFor(behaviour.sessionMs / behaviour.moneyCallsPerSession, random);
      if (moneyMs < nextMs) ask('money calls', moneyMs);
    }
    paceBefore = pace;
    atMs = nextMs;
  }
}

function paceOf(chance: number, { transferShare, moneyShare }: Behaviour): Pace {
  if (chance < transferShare) return 'transfer';
  return chance < transferShare + moneyShare ? 'money' : 'usual';
}
