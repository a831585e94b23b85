import { audience, onOrOff, parseChange, releaseName } from './words';

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

it('names the word at fault', () => {
  expect(() => parseChange({ kind: 'promote', releases: [releaseName('wallet@new')], to: audience('5%') })).toThrow(
    'releases.0.version is "new": not a version',
  );
  expect(() => parseChange({ kind: 'stop', name: '../wallet' })).toThrow('not the name of an app');
});
