import { type BreakLength, breakLengths } from '@parlour/api-client/endpoints/saferPlay';
import { type Break, breakAt, breakOf } from './breakRules';

const now = new Date('2026-11-22T04:00:00Z');
const coolOff = (endsAt: string): Break => ({ kind: 'coolOff', endsAt: new Date(endsAt) });
const forGood: Break = { kind: 'exclusion', endsAt: null };

const ends: Record<BreakLength, [Break['kind'], string | undefined]> = {
  '24h': ['coolOff', '2026-11-23T04:00:00.000Z'],
  '7d': ['coolOff', '2026-11-29T04:00:00.000Z'],
  '30d': ['coolOff', '2026-12-22T04:00:00.000Z'],
  '6m': ['exclusion', '2027-05-22T04:00:00.000Z'],
  '1y': ['exclusion', '2027-11-22T04:00:00.000Z'],
  forever: ['exclusion', undefined],
};

it.each(breakLengths)('a break of %s ends when it says', (length) => {
  const { kind, endsAt } = breakOf(length, now);
  expect([kind, endsAt?.toISOString()]).toEqual(ends[length]);
});

it.each<[string, readonly Break[], Break | undefined]>([
  ['none', [], undefined],
  ['one that is over this moment', [coolOff('2026-11-22T04:00:00Z')], undefined],
  ['one that is over next', [coolOff('2026-11-22T04:00:00.001Z')], coolOff('2026-11-22T04:00:00.001Z')],
  [
    'a longer one before a shorter one',
    [coolOff('2026-12-22T04:00:00Z'), coolOff('2026-11-23T04:00:00Z')],
    coolOff('2026-12-22T04:00:00Z'),
  ],
  ['one for good before all', [forGood, coolOff('2036-11-22T04:00:00Z')], forGood],
])('of %s', (_what, breaks, expected) => {
  expect(breakAt(breaks, now)).toEqual(expected);
});
