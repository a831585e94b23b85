import type { Manifest } from '@parlour/release-contract/manifest';
import { testManifest } from '@parlour/release-contract/testManifest';
import { createSessionStore } from '../session/sessionStore';
import { visitorContext } from './visitorContext';

const NAME = 'parlour.visitor';

function withShare(share: number): Manifest {
  const { lobby } = testManifest.remotes;
  if (lobby === undefined) throw new Error('no lobby');
  const { salt: _salt, ...release } = lobby;
  return { ...testManifest, remotes: { ...testManifest.remotes, lobby: { ...lobby, canary: { ...release, share, rings: [] } } } };
}

beforeEach(() => {
  document.cookie = `${NAME}=; Max-Age=0; Path=/`;
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['no canary', testManifest],
  ['a canary without a share', withShare(0)],
])('with %s a phone is not named, and nothing is stored', (_what, manifest) => {
  expect(visitorContext(manifest, { isAgent: false }).id).toBeUndefined();
  expect(document.cookie).toBe('');
});

it('gives a phone a name once while a canary has a share', () => {
  const { id } = visitorContext(withShare(1), { isAgent: false });
  expect(id).toMatch(/^[a-z0-9]{6,}$/);
  expect(document.cookie).toBe(`${NAME}=${id}`);
  expect(visitorContext(withShare(1), { isAgent: false }).id).toBe(id);
});

it('stores the name for another month, once for each page', async () => {
  document.cookie = `${NAME}=old; Path=/`;
  jest.resetModules();
  const { visitorContext: inNewPage } = await import('./visitorContext');
  const stored = jest.spyOn(document, 'cookie', 'set');
  for (let times = 0; times < 3; times += 1) expect(inNewPage(withShare(1), { isAgent: false }).id).toBe('old');
  expect(stored.mock.calls).toEqual([[`${NAME}=old; Max-Age=2592000; Path=/; SameSite=Lax`]]);
});

it('keeps its name when the session ends, and leaves both storages empty', () => {
  const { id } = visitorContext(withShare(1), { isAgent: false });
  createSessionStore().end('here');
  expect(visitorContext(withShare(1), { isAgent: false }).id).toBe(id);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it('a phone that stores nothing is in no canary', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(visitorContext(withShare(1), { isAgent: false }).id).toBeUndefined();
});

it.each([
  [false, [], []],
  [true, [], ['agents']],
  [true, ['staff' as const], ['staff', 'agents']],
])('an agent: %j, with the rings %j, is in %j', (isAgent, rings, expected) => {
  expect(visitorContext(testManifest, { isAgent, rings }).rings).toEqual(expected);
});
