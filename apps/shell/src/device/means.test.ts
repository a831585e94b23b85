import { means } from './means';

it.each<[string, () => unknown, unknown]>([
  ['there', () => navigator, navigator],
  ['missing', () => undefined, undefined],
  ['null', () => null, undefined],
  [
    'refused',
    () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    undefined,
  ],
])('a part of the browser that is %s', (_how, read, part) => {
  expect(means(read)).toBe(part);
});
