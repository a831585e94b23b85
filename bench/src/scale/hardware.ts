import type { Kind } from './behaviour';
import type { Rates } from './simulate';

/** Requests per second that one core answers, and bytes of one answer with its headers. */
export interface Capacity {
  readonly perSecond: number;
  readonly bytes: number;
}

/** Where a request ends behind a CDN, which serves files and polls the manifest itself. */
const answeredByCdn: readonly Kind[] = ['assets', 'manifest'];
const answeredByOperator: readonly Kind[] = ['balance', 'venue balances', 'app info', 'calls of screens', 'money calls'];

/** Planned utilisation of a core: at 100 % response times grow without bound. */
const PLANNED_USE = 0.6;

export interface Need {
  readonly perSecond: number;
  readonly megabitsPerSecond: number;
  readonly atGateway: number;
  readonly atOperator: number;
  readonly gatewayCores: number;
}

/** Hardware for a number of concurrent players behind a CDN, by the measured capacity per core. */
export function needOf(
  { perSecond }: Pick<Rates, 'perSecond'>,
  players: number,
  gateway: Readonly<Record<Kind, Capacity>>,
): Need {
  const kinds = Object.keys(perSecond) as Kind[];
  const rate = (kind: Kind) => perSecond[kind] * players;
  const sum = (some: readonly Kind[], of: (kind: Kind) => number) => some.reduce((total, kind) => total + of(kind), 0);
  const atGateway = kinds.filter((kind) => !answeredByCdn.includes(kind));
  return {
    perSecond: sum(kinds, rate),
    megabitsPerSecond: (sum(kinds, (kind) => rate(kind) * gateway[kind].bytes) * 8) / 1e6,
    atGateway: sum(atGateway, rate),
    atOperator: sum(answeredByOperator, rate),
    gatewayCores: Math.ceil(sum(atGateway, (kind) => rate(kind) / gateway[kind].perSecond) / PLANNED_USE),
  };
}
