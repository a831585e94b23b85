import { appOf, audience, comparedShell, onOrOff, parseChange, releaseName, sequenceOf, versionOf } from './format';

it.each([
  ['everyone', { kind: 'share', share: 10_000 }],
  ['staff', { kind: 'ring', ring: 'staff' }],
  ['agents', { kind: 'ring', ring: 'agents' }],
  ['0%', { kind: 'share', share: 0 }],
  ['0.5%', { kind: 'share', share: 50 }],
  ['0.01%', { kind: 'share', share: 1 }],
  ['5 %', { kind: 'share', share: 500 }],
  ['100%', { kind: 'share', share: 10_000 }],
])('reads %s as %j', (text, expected) => {
  expect(audience(text)).toEqual(expected);
});

it.each(['', '5', '101%', '-1%', '0.001%', 'players', '5%%', 'NaN%'])('refuses "%s" as an audience', (text) => {
  expect(() => audience(text)).toThrow('is neither everyone, staff, agents nor a share');
});

it.each(['wallet', '@1.0.0', ''])('refuses "%s" as a release', (text) => {
  expect(() => releaseName(text)).toThrow('is not name@version');
});

it('reads on and off, and refuses all else', () => {
  expect([onOrOff('on'), onOrOff('off')]).toEqual(['on', 'off']);
  expect(() => onOrOff('away')).toThrow('"away" is neither on nor off');
});

it.each(['1.5.0', '0.1.0-h12ab', '10.0.0-rc.1'])('takes %s for a version', (text) => {
  expect(versionOf(text)).toBe(text);
});

it.each(['one', '1.5', 'v1.5.0', '1.5.0/../x', ''])('refuses "%s" as a version', (text) => {
  expect(() => versionOf(text)).toThrow(`--version ${text} is not a version like 1.5.0`);
});

it('takes the name of an app, and nothing that leads to another folder', () => {
  expect(appOf('lucky-wheel')).toBe('lucky-wheel');
  expect(() => appOf('../../wallet')).toThrow('"../../wallet" is not the name of an app');
  expect(() => appOf('')).toThrow('"" is not the name of an app');
});

it('takes the number of a manifest, and no other number', () => {
  expect(sequenceOf('12')).toBe(12);
  for (const text of ['0', '-1', '1.5', 'x', '']) expect(() => sequenceOf(text)).toThrow('is not the number of a manifest');
});

it('names the word at fault', () => {
  expect(() => parseChange({ kind: 'promote', releases: [releaseName('wallet@new')], to: audience('5%') })).toThrow(
    'releases.0.version is "new": not a version',
  );
  expect(() => parseChange({ kind: 'stop', name: '../wallet' })).toThrow('not the name of an app');
});

it('takes one shell to compare with what is live', () => {
  expect(comparedShell(['shell@next'], 'all', 'everyone')).toEqual({ name: 'shell', version: 'next' });
  expect(comparedShell(['shell@latest'], 'all', 'everyone')).toEqual({ name: 'shell', version: 'latest' });
  expect(comparedShell(['shell@2.0.0'], 'all', 'everyone')).toEqual({ name: 'shell', version: '2.0.0' });
});

it.each<[readonly string[], string, string, string]>([
  [['shell@next'], 'wallet', 'everyone', '--against wallet is not known; say --against all'],
  [['shell@next'], 'all', '5%', '--against takes no --to'],
  [['wallet@1.5.0'], 'all', 'everyone', '--against compares one shell with what is live; plan a remote without it'],
  [['shell@next', 'wallet@1.5.0'], 'all', 'everyone', '--against compares one shell'],
  [['shell@new'], 'all', 'everyone', '"shell@new" is neither shell@1.2.3 nor shell@latest nor shell@next'],
])('does not compare %j against %s to %s', (names, against, to, message) => {
  expect(() => comparedShell(names, against, to)).toThrow(message);
});
