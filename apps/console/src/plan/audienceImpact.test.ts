import type { Change } from '@parlour/release-contract/change';
import { sampleState } from '#testing';
import { splitsOf, impactText } from './audienceImpact';

const { manifest } = sampleState(new Date());
const promote = (name: string, version: string): Change => ({
  kind: 'promote',
  releases: [{ name, version }],
  to: { kind: 'share', share: 1000 },
});
const plain = (words: string | undefined) => words?.replaceAll('\u00A0', ' ');

it.each<[Change, number | undefined, string]>([
  [
    promote('lobby', '3.13.0'),
    4812,
    'About 481 visitors, when they next open one of its screens. Forms in progress are not interrupted.',
  ],
  [promote('lobby', '3.13.0'), undefined, '10 %, when they next open one of its screens. Forms in progress are not interrupted.'],
  [
    promote('wallet', '5.2.0'),
    4812,
    'Everyone, 4,812 visitors now, when they next open one of its screens. Forms in progress are not interrupted.',
  ],
  [promote('shell', '2.4.0'), 1, 'Everyone, 1 visitor now. Open pages reload at the next navigation that loses no input.'],
  [
    { kind: 'stop', name: 'lobby' },
    4812,
    'Visitors with the canary get the stable release, when they next open one of its screens. Forms in progress are not interrupted.',
  ],
  [{ kind: 'rollBack', name: 'shell' }, undefined, 'Everyone. Open pages reload at the next navigation that loses no input.'],
])('says who notices %j', (change, visitors, words) => {
  expect(plain(impactText(change, manifest, visitors))).toBe(words);
});

it('splits the visitors of the apps that a change names', () => {
  expect(
    splitsOf(promote('lobby', '3.13.0'), manifest).map(({ stable, canary, share }) => [plain(stable), plain(canary), share]),
  ).toEqual([['3.12.1 · 90 %', '3.13.0 · staff, agents and 10 %', 1000]]);
  expect(splitsOf({ kind: 'return', sequence: 1 }, manifest)).toEqual([]);
});
