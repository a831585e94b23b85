import { settings } from '../settings';
import { type Bench, type Figure, figureOf, type Findings } from '../findings';
import { lastFindings } from '../results';
import { adaptive, behaviour, type Kind, kinds, type Polling, pushed, today } from './behaviour';
import { type Capacity, type Need, needOf } from './hardware';
import { measureSite, type SiteCosts } from './siteCosts';
import { CONNECTIONS_MEMORY, scaleTables } from './scaleTables';
import { simulate } from './simulate';

const PLAYERS = 1_000_000;
/** Size and duration of the simulated sample. */
const SAMPLE = { players: 4_000, seconds: 600 };

/** Load and hardware of a million concurrent players, simulated from the figures of the gateway. */
export const scaleBench: Bench = {
  name: 'scale',
  about: 'a million players at once, in simulation; what 5, 20 and 50 remotes cost; writes the tables of docs/scale.md',
  run: async (log) => {
    const gateway = lastFindings('gateway');
    const costs = await measureSite(log);
    const capacities = gatewayCapacities(gateway, costs);
    const figures = [
      ...Object.entries({ today, adaptive, pushed }).flatMap(([name, polling]) => scenarioFigures(name, polling, capacities)),
      ...costs.figures,
    ];
    const open = rateOf({ figures }, 'pushed: pages of members that are visible');
    figures.push(figureOf(`pushed: ${CONNECTIONS_MEMORY}`, 'MB', [(open * costs.connectionKb) / 1_000]));
    return { figures, goals: [], notes };
  },
  tables: scaleTables,
};

const notes = [
  `${SAMPLE.players} simulated players for ${SAMPLE.seconds} s in each round, each round from another seed; they stand for a million.`,
  'How players behave is assumed (bench/src/scale/behaviour.ts); the cadences are those of the shell, the capacities those of the bench gateway.',
  'A beacon is counted as dear as a proxied call.',
];

type Capacities = Readonly<Record<Kind, Capacity>>;

function scenarioFigures(name: string, polling: Polling, gateway: Capacities): readonly Figure[] {
  const rounds = Array.from({ length: settings.rounds }, (_, seed) => {
    const rates = simulate({ ...SAMPLE, seed, behaviour, polling });
    return { ...rates, need: needOf(rates, PLAYERS, gateway) };
  });
  const of = (what: string, unit: Figure['unit'], read: (round: (typeof rounds)[number]) => number) =>
    figureOf(`${name}: ${what}`, unit, rounds.map(read));
  const need = (what: string, unit: Figure['unit'], read: (one: Need) => number) => of(what, unit, (round) => read(round.need));
  return [
    ...kinds.map((kind) => of(kind, 'per second', ({ perSecond }) => perSecond[kind] * PLAYERS)),
    need('all requests', 'per second', ({ perSecond }) => perSecond),
    of('all requests in the busiest second', 'per second', ({ busiest }) => busiest * PLAYERS),
    need('reach the gateways', 'per second', ({ atGateway }) => atGateway),
    need('reach the operator', 'per second', ({ atOperator }) => atOperator),
    need('to players, in Mbit/s', '', ({ megabitsPerSecond }) => megabitsPerSecond),
    need('cores of gateways', '', ({ gatewayCores }) => gatewayCores),
    of('pages of members that are visible', '', ({ visibleShare }) => visibleShare * behaviour.memberShare * PLAYERS),
  ];
}

function rateOf({ figures }: Pick<Findings, 'figures'>, what: string): number {
  const found = figures.find((figure) => figure.what === what);
  if (found === undefined) throw new Error(`the results know nothing of "${what}"`);
  return found.median;
}

function gatewayCapacities(results: Findings, { bytes }: SiteCosts): Capacities {
  const rate = (target: string) => rateOf(results, `${target}, gateway: requests`);
  const call = { perSecond: rate('balance'), bytes: bytes.balance };
  const calls = Object.fromEntries(kinds.map((kind) => [kind, call])) as Record<Kind, Capacity>;
  return {
    ...calls,
    document: { perSecond: rate('document'), bytes: bytes.document },
    assets: { perSecond: rate('asset'), bytes: bytes.asset },
    manifest: { perSecond: rate('manifest'), bytes: bytes.knownManifest },
    telemetry: { perSecond: rate('balance'), bytes: bytes.telemetry },
    'app info': { perSecond: rate('balance'), bytes: bytes.appInfo },
    'venue balances': { perSecond: rate('balance'), bytes: bytes.venueBalances },
  };
}
