import { inOrder } from './inOrder';

it.each([
  [undefined, ['a', 'b', 'c']],
  [
    ['c', 'a'],
    ['c', 'a', 'b'],
  ],
  [
    ['z', 'b'],
    ['b', 'a', 'c'],
  ],
])('in the order %j the sections are %j', (order, names) => {
  expect(inOrder(['a', 'b', 'c'], order)).toEqual(names);
});
