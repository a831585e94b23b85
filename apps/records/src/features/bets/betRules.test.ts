import { isOpen, appearanceOf, outcomeOf } from './betRules';
import { betTexts } from './betTexts';

it.each([
  [0, 'invalid ticket', 'danger', undefined, false],
  [1, 'settled', 'grey', '190.00', false],
  [2, 'unsettled', 'info', undefined, true],
  [3, 'unknown', 'grey', undefined, false],
  [-1, 'unknown', 'grey', undefined, false],
])('status %d reads %s in %s, brought %s and is looked at again: %p', (status, words, tone, outcome, isLookedAt) => {
  const appearance = appearanceOf(status);
  expect([betTexts.default.status[appearance.name], appearance.tone]).toEqual([words, tone]);
  expect(outcomeOf({ status, win_loss: '190.00' })).toBe(outcome);
  expect(isOpen({ status })).toBe(isLookedAt);
});
