import { roundsOf } from './rounds';

it.each([
  ['calls that never meet', [['a'], ['b'], ['c']], [['a', 'b', 'c']]],
  ['calls of one screen', [['a', 'b']], [['a'], ['b']]],
  ['calls that meet somewhere', [['a', 'b'], ['b', 'c'], ['d']], [['a', 'c', 'd'], ['b']]],
  ['no calls', [[]], []],
])('%s', (_what, asks, rounds) => {
  expect(roundsOf(asks.map((calls) => ({ asks: calls })))).toEqual(rounds);
});
