import { changedRows } from './changedRows';

const how = { keyOf: (row: string) => row.slice(0, 1), stateOf: (row: string) => Number(row.slice(1)) };

it.each([
  ['nothing before', [], ['a1'], []],
  ['nothing new', ['a1', 'b2'], ['a1', 'b2'], []],
  ['a changed state', ['a1', 'b1'], ['a2', 'b1'], ['a2']],
  ['two, in the order of the list', ['a1', 'b1'], ['b3', 'a2'], ['b3', 'a2']],
  ['an arrival', ['a1'], ['b1', 'a1'], []],
  ['a loss', ['a1', 'b1'], ['b1'], []],
  ['state 0', ['a1'], ['a0'], ['a0']],
  ['from state 0', ['a0'], ['a1'], ['a1']],
  ['one of two that look the same', ['a1', 'a1'], ['a1', 'a2'], ['a2']],
  ['one more that looks the same', ['a1'], ['a2', 'a1'], []],
])('%s', (_what, before, now, changed) => {
  expect(changedRows(before, now, how)).toEqual(changed);
});
