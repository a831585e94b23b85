import { isKnown } from './ifNoneMatch';

it.each([
  [undefined, '"a"', false],
  ['"a"', '"a"', true],
  ['W/"a"', 'W/"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", "a"', '"a"', true],
  ['"b",W/"a" , "c"', '"a"', true],
  ['"b, \\"a"', '"a"', false],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
])('of what has %s is %s known: %s', (ifNoneMatch, etag, known) => {
  expect(isKnown(ifNoneMatch, etag)).toBe(known);
});
