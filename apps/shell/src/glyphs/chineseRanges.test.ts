import { chineseRanges } from './chineseRanges';

it.each([
  ['U+4e00-4e05,U+4e08', 'U+4e00-4e05,U+4e08'],
  ['U+b7,U+2014,U+201c-201d,U+3001-3002,U+5145,U+ff0c', 'U+3001-3002,U+5145,U+ff0c'],
  ['U+f0a7,U+1f1e9-1f1f5,U+1f30a', ''],
  ['U+20089,U+2000b', 'U+20089,U+2000b'],
])('of %s are Chinese: %s', (all, chinese) => {
  expect(chineseRanges(all)).toBe(chinese);
});
