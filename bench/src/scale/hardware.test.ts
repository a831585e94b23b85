import { type Kind, kinds } from './behaviour';
import { needOf } from './hardware';

const all = <Value>(value: Value) => Object.fromEntries(kinds.map((kind) => [kind, value])) as Record<Kind, Value>;
const capacity = (perSecond: number, bytes = 1_000) => all({ perSecond, bytes });
const only = (kind: Kind, rate: number) => ({ perSecond: { ...all(0), [kind]: rate } });

it.each([
  ['document', 1_000, 0, 17],
  ['assets', 0, 0, 0],
  ['manifest', 0, 0, 0],
  ['telemetry', 1_000, 0, 17],
  ['balance', 1_000, 1_000, 17],
  ['money calls', 1_000, 1_000, 17],
] as const)('a thousand of %s a second: %d at the gateway, %d at the operator', (kind, atGateway, atOperator, gatewayCores) => {
  const need = needOf(only(kind, 0.001), 1_000_000, capacity(100));
  expect(need).toEqual({ perSecond: 1_000, megabitsPerSecond: 8, atGateway, atOperator, gatewayCores });
});

it('counts each kind by what it costs', () => {
  const gateway = { ...capacity(100), document: { perSecond: 10, bytes: 50_000 } };
  const rates = { perSecond: { ...all(0), document: 0.001, balance: 0.006 } };
  expect(needOf(rates, 1_000, gateway)).toMatchObject({ gatewayCores: 1, megabitsPerSecond: 0.448 });
  expect(needOf(rates, 10_000, gateway)).toMatchObject({ gatewayCores: 3 });
});
