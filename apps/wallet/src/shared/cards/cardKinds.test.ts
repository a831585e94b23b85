import { cardKindOf } from './cardKinds';

it.each([
  ['1', 1],
  ['2', 2],
  [null, 2],
  ['9', 2],
])('type %s in the address opens kind %s', (query, kind) => {
  expect(cardKindOf(query)).toBe(kind);
});
