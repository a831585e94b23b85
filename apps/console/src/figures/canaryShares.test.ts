import { positionOf, stopAbove, stopAt, stopBelow } from './canaryShares';

it.each([
  [0, 0],
  [100, 1],
  [300, 1.5],
  [1000, 3],
  [7500, 5.5],
  [10_000, 6],
])('puts %d of 10,000 at %d', (share, place) => {
  expect(positionOf(share)).toBe(place);
});

it.each([
  [-1, 0],
  [0.4, 0],
  [0.5, 100],
  [3.2, 1000],
  [6, 10_000],
  [7, 10_000],
])('stops from %d at %d', (place, share) => {
  expect(stopAt(place)).toBe(share);
});

it.each([
  [0, 0, 100],
  [1000, 500, 2500],
  [700, 500, 1000],
  [10_000, 5000, 10_000],
])('has around %d the stops %d and %d', (share, below, above) => {
  expect([stopBelow(share), stopAbove(share)]).toEqual([below, above]);
});
