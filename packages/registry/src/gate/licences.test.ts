import { isAgreed, isAgreedPackage } from './licences';

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT OR GPL-3.0-only', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT AND (ISC OR GPL-3.0-only)', true],
  ['(MIT AND GPL-3.0-only) OR GPL-2.0-only', false],
  ['GPL-3.0-or-later', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['SEE LICENSE IN LICENSE', false],
  ['UNLICENSED', false],
  ['', false],
])('of %s it is %s that it was agreed to', (licence, expected) => {
  expect(isAgreed(licence)).toBe(expected);
});

it.each([
  ['code of the site', 'one', ['UNLICENSED'], false, true],
  ['code of the site that a team installed', '@parlour/ui-kit', ['UNLICENSED'], true, true],
  ['a package without a licence', 'one', [], true, false],
  ['a package that nobody may use', 'one', ['UNLICENSED'], true, false],
  ['a package whose scope begins like that of the site', '@parlour-ui/kit', ['UNLICENSED'], true, false],
  ['a package under two licences at once', 'one', ['MIT', 'GPL-3.0-only'], true, false],
  ['a package that was copied into the site', 'one', ['GPL-3.0-only'], false, false],
])('%s', (_what, name, licences, isFromRegistry, expected) => {
  expect(isAgreedPackage({ name, licences, isFromRegistry })).toBe(expected);
});
