import { canClaim, claimOf, dayFilterOf } from './rebateRules';

it.each([
  [null, 4],
  ['', 4],
  ['0', 4],
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 4],
  ['toString', 4],
])('date %p looks back by filter %d', (query, filter) => {
  expect(dayFilterOf(query)).toBe(filter);
});

it.each([
  ['126.84', true],
  ['0.01', true],
  ['0.00', false],
  ['0', false],
  ['-0.01', false],
  ['-12', false],
])('%s pending can be claimed: %p', (pending, isPossible) => {
  expect(canClaim(pending)).toBe(isPossible);
});

it.each([
  [0, 'pending'],
  [1, 'claimed'],
  [2, 'claimed'],
  [-1, 'unknown'],
])('state %d is %s', (state, claim) => {
  expect(claimOf(state)).toBe(claim);
});
