import { sampleState } from '#testing';
import { type HistoryFilter, matching } from './filterEntries';

const { history } = sampleState(new Date());

it.each<[HistoryFilter, number[]]>([
  ['all', [214, 213, 212, 211, 210, 209, 208, 207, 206]],
  ['live', [209, 208, 207, 206]],
  ['canary', [214, 213, 212, 211]],
  ['rollback', [210]],
])('shows for %s the manifests %j', (filter, sequences) => {
  expect(matching(history, filter).map(({ sequence }) => sequence)).toEqual(sequences);
});
