import { settings } from '../settings';
import { type Bench, type Figure, figureOf, type Findings } from '../findings';
import { lastFindings } from '../results';
import { adaptive, behaviour, type Kind, kinds, type Polling, pollingToday, pushed } from './behaviour';
import { type Capacity, type Need, needOf } from './hardware';
import { measureSite, type SiteCosts } from './siteCosts';
import { CONNECTIONS_MEMORY, writeTables } from './scaleTables';
import { simulate } from './simulate';

const PLAYERS = 1_000_000;
/** Size and duration of the simulated sample. */
const SAMPLE = { players: 4_000, seconds: 600 };

/** Load and hardware of a million concurrent players, simulated from the other benchmarks' measurements. */
export const scaleBench: Bench = {
  name: 'scale',
  about: 'a million players at once, in simulation; what 5, 20 and 50 remotes cost; writes the tables of docs/scale.md',
  run: async (log) => {
    const measured = { gateway: lastFindings('gateway'), operator: lastFindings('operator'), polling: lastFindings('polling') };
    const costs = await measureSite(log);
    const today = pollingToday(measured.polling);
    const scenarios = { today, adaptive: adaptive(today), pushed: pushed(today) };
    const capacities = {
      gateway: gatewayCapacities(measured.gateway, costs),
      operator: operatorCapacities(measured.operator, costs),
    };
    const figures = [
      ...Object.entries(scenarios).flatMap(([name, polling]) => scenarioFigures(name, polling, capacities)),
      ...costs.figures,
    ];
    const open = rateOf({ figures }, 'pushed: pages of members that are visible');
    figures.push(figureOf(`pushed: ${CONNECTIONS_MEMORY}`, 'MB', [(open * costs.connectionKb) / 1_000]));
    const findings: Findings = { figures, goals: [], notes };
    await writeTables(findings, behaviour);
    return findings;
  },
};

const notes = [
  `${SAMPLE.players} simulated players for ${SAMPLE.seconds} s in each round, each round from another seed; they stand for a million.`,
  'How players behave is assumed (bench/src/scale/behaviour.ts); the cadences are those of the code, the capacities those of the benches gateway and operator.',
  'A beacon is counted as dear as a proxied call; every reading call of the operator as dear as the balance, every money call as a transfer.',
];

interface Capacities {
  readonly gateway: Readonly<Record<Kind, Capacity>>;
  readonly operator: Readonly<Record<Kind, Capacity>>;
}

function scenarioFigures(name: string, polling: Polling, { gateway, operator }: Capacities): readonly Figure[] {
  const rounds = Array.from({ length: settings.rounds }, (_, seed) => {
    const rates = simulate({ ...SAMPLE, seed, behaviour, polling });
    return { ...rates, need: needOf(rates, PLAYERS, gateway, operator) };
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
    need('cores of demo operators', '', ({ operatorCores }) => operatorCores),
    of('pages of members that are visible', '', ({ visibleShare }) => visibleShare * behaviour.memberShare * PLAYERS),
  ];
}

function rateOf({ figures }: Pick<Findings, 'figures'>, what: string): number {
  const found = figures.find((figure) => figure.what === what);
  if (found === undefined) throw new Error(`the results know nothing of "${what}"`);
  return found.median;
}

function gatewayCapacities(results: Findings, { bytes }: SiteCosts): Capacities['gateway'] {
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

function operatorCapacities(results: Findings, { bytes }: SiteCosts): Capacities['operator'] {
  const database = results.figures.some(({ what }) => what === 'balance, PostgreSQL: calls') ? 'PostgreSQL' : 'embedded';
  const read = { perSecond: rateOf(results, `balance, ${database}: calls`), bytes: bytes.balance };
  const calls = Object.fromEntries(kinds.map((kind) => [kind, read])) as Record<Kind, Capacity>;
  return { ...calls, 'money calls': { ...read, perSecond: rateOf(results, `transfer between wallets, ${database}: calls`) } };
}
