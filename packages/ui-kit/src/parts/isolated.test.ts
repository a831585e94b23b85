import { isolated } from './isolated';

it.each([
  ['demo', 'demo'],
  ['林澜', '林澜'],
  ['', ''],
  ['\u202eomed', '\u2068\u202eomed\u2069'],
  ['محمد', '\u2068محمد\u2069'],
  ['a\u2069\u202eb', '\u2068a\u202eb\u2069'],
  ['א\u2067', '\u2068א\u2069'],
])('%j among other words is %j', (name, shown) => {
  expect(isolated(name)).toBe(shown);
});
