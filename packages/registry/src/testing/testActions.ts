import { isWorse, type JudgedStream, type Stream } from '../canary/actionStreams';
import { countableAmongMany } from '../canary/networks';
import { addSamples, isEnough, NO_EVIDENCE, NO_SAMPLE, weigh } from '../canary/sequentialAnalysis';
import { poisson, random } from './testCanaries';
import { carriers } from './testNetworks';

const LOOK_S = 5;
/** A page tells within these seconds after a tap: two to see that nothing happened, up to five until its beacon. */
const TOLD_AFTER_S = 7;

type Rates = Readonly<Record<Stream, number>>;

/** How often the tries of any form end badly, of whatever release. */
const usual: Rates = { dead: 0.003, held: 0.2, failed: 0.012, refused: 0.06, abandoned: 0.3 };

/** A site on which players use four forms of one remote, one of which may be worse in the canary. */
export interface ActionSite {
  readonly seed: number;
  /** Tries of the first form a second, of canary and stable release together; the other three have a third each. */
  readonly tries: number;
  readonly share: number;
  readonly seconds: number;
  /** The seconds between two looks; more than the guardrail's five for a simulation of days. */
  readonly every?: number;
  /** What is added to the rates of the canary's first form. */
  readonly worse?: Partial<Rates>;
  /** The backend is down: whatever is sent fails, with both releases. */
  readonly outage?: { readonly from: number; readonly to: number };
  /** The share of players in each group of networks. */
  readonly networks?: readonly number[];
  /** Networks that report this many dead taps of the canary a second, all together. */
  readonly strangers?: { readonly networks: number; readonly dead: number };
}

const FORMS = ['submitDeposit', 'submitWithdrawal', 'submitTransfer', 'bindCard'];
const STREAMS = ['dead', 'held', 'failed', 'refused', 'abandoned'] as const;
const MANY = carriers(60);

/** The second after which the guardrail stops the canary for its actions; Infinity when it never does. */
export function stoppedForActionsAfter({
  seed,
  tries,
  share,
  seconds,
  every = LOOK_S,
  worse = {},
  outage,
  networks = MANY,
  strangers,
}: ActionSite): number {
  const next = random(seed);
  const streams = FORMS.flatMap((of, form) =>
    STREAMS.map((stream) => ({
      judged: { screen: of, of, stream, evidence: NO_EVIDENCE } as JudgedStream,
      pending: NO_SAMPLE,
      form,
      stream,
      failed: { canary: new Map<string, number>(), stable: new Map<string, number>() },
      counted: { canary: 0, stable: 0 },
    })),
  );
  let judged: readonly JudgedStream[] = [];
  for (let second = every + TOLD_AFTER_S; second <= seconds; second += every) {
    const at = second - TOLD_AFTER_S;
    const isOut = outage !== undefined && at > outage.from && at <= outage.to;
    let isNew = false;
    for (const one of streams) {
      const rate = (side: 'canary' | 'stable') => {
        if (isOut && one.stream === 'failed') return 0.98;
        const added = side === 'canary' && one.form === 0 ? (worse[one.stream] ?? 0) : 0;
        return Math.min(1, usual[one.stream] + added);
      };
      const draw = (side: 'canary' | 'stable') => {
        const mean = tries * (one.form === 0 ? 1 : 1 / 3) * (side === 'canary' ? share : 1 - share) * every;
        const failed = one.failed[side];
        const bad = poisson(next, mean * rate(side));
        for (let count = 0; count < bad; count += 1) addTo(failed, groupOf(networks, next()));
        if (strangers !== undefined && side === 'canary' && one.form === 0 && one.stream === 'dead') {
          for (let count = poisson(next, strangers.dead * every); count > 0; count -= 1)
            addTo(failed, `stranger ${Math.floor(next() * strangers.networks)}`);
        }
        return poisson(next, mean * (1 - rate(side)));
      };
      const loads = { canary: draw('canary'), stable: draw('stable') };
      const tally = (side: 'canary' | 'stable') => {
        const failures = countableAmongMany(one.failed[side].values()) - one.counted[side];
        one.counted[side] += failures;
        return { loads: loads[side], failures };
      };
      one.pending = addSamples(one.pending, { canary: tally('canary'), stable: tally('stable') });
      if (!isEnough(one.pending)) continue;
      isNew ||= one.pending.canary.failures + one.pending.stable.failures > 0;
      one.judged = { ...one.judged, evidence: weigh(one.judged.evidence, one.pending) };
      one.pending = NO_SAMPLE;
    }
    if (!isNew) continue;
    judged = streams.map((one) => one.judged);
    if (isWorse(judged)) return second;
  }
  return Number.POSITIVE_INFINITY;
}

function addTo(failed: Map<string, number>, group: string): void {
  failed.set(group, (failed.get(group) ?? 0) + 1);
}

function groupOf(networks: readonly number[], at: number): string {
  let rest = at;
  const index = networks.findIndex((weight) => (rest -= weight) <= 0);
  return String(index);
}

/** Prints the seconds of so many runs as JSON, for a test that has them made by a process: Jest makes them ten times slower. */
const [runs, site] = process.argv.slice(2);
if (runs !== undefined && site !== undefined && process.argv[1]?.endsWith('testActions.ts')) {
  const given = JSON.parse(site) as Omit<ActionSite, 'seed'>;
  const stops = Array.from({ length: Number(runs) }, (_, index) => stoppedForActionsAfter({ ...given, seed: 500 + index }));
  process.stdout.write(JSON.stringify(stops.map((second) => (Number.isFinite(second) ? second : null))));
}
