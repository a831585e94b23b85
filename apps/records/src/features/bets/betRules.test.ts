import { lookOf, outcomeOf } from './betRules';

test.each([
  [0, 'invalid ticket', 'danger', undefined],
  [1, 'settled', 'grey', '190.00'],
  [2, 'unsettled', 'info', undefined],
  [3, 'unsettled', 'info', undefined],
])('status %d reads %s in %s and brought %s', (status, words, tone, outcome) => {
  expect(lookOf(status)).toEqual({ words, tone });
  expect(outcomeOf({ status, win_loss: '190.00' })).toBe(outcome);
});
