import { withoutInvisible } from './withoutInvisible';

it.each([
  ['zero width space', '\u200B'],
  ['zero width joiner', '\u200D'],
  ['left-to-right mark', '\u200E'],
  ['right-to-left override', '\u202E'],
  ['first strong isolate', '\u2068'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\uFEFF'],
  ['soft hyphen', '\u00AD'],
  ['Arabic letter mark', '\u061C'],
])('a %s is taken out', (_name, sign) => {
  expect(withoutInvisible(`${sign}TR7N${sign}Hqj${sign}`)).toBe('TR7NHqj');
});

it('a space that does not break is a space, and what is seen stays', () => {
  expect(withoutInvisible('林\u00A0澜 é ·\u202F１')).toBe('林 澜 é · １');
});
