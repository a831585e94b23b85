import { type Difference, differenceOf, judge, neededVersion } from './versionRule.mjs';

const entries = { '.': { useForm: 'function 00000001', Link: 'function 00000002' }, './host': { start: 'function 00000003' } };
const none: Difference = { removed: [], changed: [], added: [] };

it('names what was removed, changed and added', () => {
  const after = { '.': { useForm: 'function 00000009', useTurn: 'function 00000004' }, './forms': { rule: 'const 00000005' } };
  expect(differenceOf(entries, after)).toEqual({
    removed: ['Link', 'start of ./host'],
    changed: ['useForm'],
    added: ['useTurn', 'rule of ./forms'],
  });
  expect(differenceOf(entries, entries)).toEqual(none);
});

it.each<[string, Partial<Difference>, boolean, string]>([
  ['1.4.2', {}, false, '1.4.2'],
  ['1.4.2', { added: ['useTurn'] }, false, '1.5.0'],
  ['1.4.2', { changed: ['Link'] }, false, '2.0.0'],
  ['1.4.2', { changed: ['Link'] }, true, '1.5.0'],
  ['1.4.2', { removed: ['Link'] }, false, '2.0.0'],
  ['1.4.2', { removed: ['Link'] }, true, '2.0.0'],
  ['1.4.2', { added: ['useTurn'], changed: ['Link'] }, true, '1.5.0'],
  ['0.4.0', {}, false, '0.4.0'],
  ['0.4.0', { added: ['useTurn'] }, false, '0.4.1'],
  ['0.4.0', { changed: ['Link'] }, false, '0.5.0'],
  ['0.4.0', { changed: ['Link'] }, true, '0.4.1'],
  ['0.4.0', { removed: ['Link'], added: ['useTurn'] }, false, '0.5.0'],
])('%s with %j (compatible: %s) needs %s', (version, difference, isCompatible, expected) => {
  expect(neededVersion(version, { ...none, ...difference }, { isCompatible })).toBe(expected);
});

describe('a new list', () => {
  const list = (version: string, names: Record<string, string> = entries['.'], compiler = '7.0.2') => ({
    package: '@parlour/platform',
    version,
    compiler,
    entries: { ...entries, '.': names },
  });
  const changed = { ...entries['.'], Link: 'function 0000000a' };
  const mayReplace = (...[before, after, how]: Parameters<typeof judge>) => judge(before, after, how).mayReplace;

  it.each<[string, Parameters<typeof judge>, boolean]>([
    ['is the first', [undefined, list('0.4.0')], true],
    ['differs without a new version', [list('0.4.0'), list('0.4.0', changed)], false],
    ['differs with too small a version', [list('0.4.0'), list('0.4.1', changed)], false],
    ['differs with a new version', [list('0.4.0'), list('0.5.0', changed)], true],
    [
      'differs with a patch, where somebody says that it is compatible',
      [list('0.4.0'), list('0.4.1', changed), { isCompatible: true }],
      true,
    ],
    ['differs without a new version, compatible or not', [list('0.4.0'), list('0.4.0', changed), { isCompatible: true }], false],
    ['is for a new version only', [list('0.4.0'), list('0.4.1')], true],
    ['is for an earlier version', [list('0.4.0'), list('0.3.9')], false],
    ['was written by another compiler', [list('0.4.0'), list('0.4.0', changed, '7.1.0')], true],
    [
      'was written by another compiler, and lacks a name',
      [list('0.4.0'), list('0.4.0', { Link: 'function 0000000a' }, '7.1.0')],
      false,
    ],
  ])('that %s', (_what, given, expected) => {
    expect(mayReplace(...given)).toBe(expected);
  });
});
