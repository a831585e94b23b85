import type { Manifest } from '@parlour/releases/manifest';
import { testManifest } from '../testManifest';
import { keepingName, visitorOf } from './visitor';

const NAME = 'parlour.visitor';

function withShare(share: number): Manifest {
  const { lobby } = testManifest.remotes;
  if (lobby === undefined) throw new Error('no lobby');
  const { salt: _salt, ...release } = lobby;
  return { ...testManifest, remotes: { ...testManifest.remotes, lobby: { ...lobby, canary: { ...release, share, rings: [] } } } };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  ['no canary', testManifest],
  ['a canary without a share', withShare(0)],
])('with %s a phone is not named, and nothing is stored', (_what, manifest) => {
  expect(visitorOf(manifest, { user: undefined }).id).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('names a phone once while a canary asks for a share', () => {
  const { id } = visitorOf(withShare(1), { user: undefined });
  expect(id).toMatch(/^[a-z0-9]{6,}$/);
  expect(localStorage.getItem(NAME)).toBe(id);
  expect(visitorOf(withShare(1), { user: undefined }).id).toBe(id);
});

it('keeps the name over what clears the storage, and makes none for it', () => {
  keepingName(() => localStorage.clear());
  expect(localStorage).toHaveLength(0);
  localStorage.setItem(NAME, 'phone');
  keepingName(() => localStorage.clear());
  expect(localStorage.getItem(NAME)).toBe('phone');
});

it('a phone that remembers nothing is in no canary', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(visitorOf(withShare(1), { user: undefined }).id).toBeUndefined();
});

it.each([
  [undefined, [], []],
  [{ isagent: false }, [], []],
  [{ isagent: true }, [], ['agents']],
  [{ isagent: true }, ['staff' as const], ['staff', 'agents']],
])('%j with the rings %j is in %j', (user, rings, expected) => {
  expect(visitorOf(testManifest, { user, rings }).rings).toEqual(expected);
});
