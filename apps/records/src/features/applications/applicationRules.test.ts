import { applicationKey, filterRows, isOpen, appearanceOf, stateFilterOf } from './applicationRules';
import { applicationTexts } from './applicationTexts';

const row = (state: number) => ({ activity_name: 'Seven week', state, created_at: '2026-11-20 10:00:00' });

it.each([
  [0, 'undefined', 'grey', false],
  [1, 'pending review', 'info', true],
  [2, 'passed', 'success', false],
  [3, 'rejected', 'danger', false],
  [4, 'undefined', 'grey', false],
  [5, 'undefined', 'grey', false],
  [-1, 'undefined', 'grey', false],
])('state %d reads %s in %s and is looked at again: %p', (state, words, tone, isLookedAt) => {
  const appearance = appearanceOf(state);
  expect([applicationTexts.default.state[appearance.name], appearance.tone]).toEqual([words, tone]);
  expect(isOpen(row(state))).toBe(isLookedAt);
});

it.each([
  ['', '', [0, 1, 2, 3, 4]],
  ['state=0', '', [0, 1, 2, 3, 4]],
  ['state=1', '1', [1]],
  ['state=2', '2', [2]],
  ['state=3', '3', [3]],
  ['state=4', '', [0, 1, 2, 3, 4]],
])('%p chooses %p and shows the states %p', (query, filter, shown) => {
  const chosen = stateFilterOf(new URLSearchParams(query));
  expect(chosen).toBe(filter);
  expect(filterRows([0, 1, 2, 3, 4].map(row), chosen).map(({ state }) => state)).toEqual(shown);
});

it('applications for the same offer differ by their moment, and those of a moment by their offer', () => {
  const keys = [row(1), { ...row(1), created_at: '2026-11-20 10:00:01' }, { ...row(1), activity_name: 'First deposit' }].map(
    applicationKey,
  );
  expect(new Set(keys).size).toBe(3);
});
