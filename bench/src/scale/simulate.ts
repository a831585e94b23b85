import { type Behaviour, type Kind, kinds, type Pace, type Polling } from './behaviour';
import { createRandom, waitFor } from './random';

/** They all come within this time, so that no two ask in step; what counts begins after it. */
const WARM_UP_MS = 180_000;

export interface Simulation {
  readonly players: number;
  readonly seconds: number;
  readonly seed: number;
  readonly behaviour: Behaviour;
  readonly polling: Polling;
}

/** Requests of each kind per second and player: on average, and in the busiest second. */
export interface Rates {
  readonly perSecond: Readonly<Record<Kind, number>>;
  readonly busiest: number;
  /** Of all players, those whose page is visible. */
  readonly visibleShare: number;
}

interface Visit {
  readonly isMember: boolean;
  /** Marks a request at a time of the simulation, in ms. */
  readonly ask: (kind: Kind, atMs: number, times?: number) => void;
  readonly untilMs: number;
}

/** Lets players come, look, put the phone away and leave, as many at a time as there are; counts what their pages ask for. */
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
    // Who is there at the beginning has started before; exponential times do not remember when.
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
      // Another one comes for who leaves.
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

/** From the moment that a page is looked at until it is put away: screen after screen, with what is asked beside them. */
function look({ isMember, ask, untilMs }: Visit, fromMs: number, { behaviour, polling, random }: Minds): void {
  /** Asks from one time to another, a cadence and an answer apart; gives the time that the next question would be due. */
  const repeat = (kind: Kind, dueMs: number, endMs: number, everyMs: (atMs: number) => number | undefined): number => {
    let atMs = dueMs;
    for (let waitMs = everyMs(atMs); atMs < endMs && waitMs !== undefined; waitMs = everyMs(atMs)) {
      ask(kind, atMs);
      atMs += waitMs + behaviour.answerMs;
    }
    return atMs;
  };
  // Whoever looks again is asked for at once; that a page lives is told by a clock that nobody sets.
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
