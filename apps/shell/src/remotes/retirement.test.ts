import type { Manifest } from '@parlour/release-contract/manifest';
import { loadedReleases } from './loadScreen';
import { findRoute, type FoundRoute } from '@parlour/release-contract/findRoute';
import { createValue } from '@parlour/platform/host';
import { testManifest } from '@parlour/release-contract/testManifest';
import { startRetirement } from './retirement';

const visitor = { id: undefined, rings: [] };

function live(version: string): Manifest {
  const { account } = testManifest.remotes;
  if (account === undefined) throw new Error('no account');
  const container = `account_${version.replaceAll('.', '_')}`;
  return { ...testManifest, remotes: { ...testManifest.remotes, account: { ...account, version, container } } };
}

function entry(manifest: Manifest, path = '/mine'): FoundRoute {
  const found = findRoute({ manifest, visitor }, path);
  if (found === undefined) throw new Error(`nobody owns ${path}`);
  return found;
}

const [old, next] = [live('2.0.0'), live('2.1.0')];

beforeEach(() => {
  jest.useFakeTimers();
  loadedReleases.clear();
});
afterEach(() => jest.useRealTimers());

function open() {
  const manifest = createValue(old);
  const entered = createValue<FoundRoute | undefined>(undefined);
  startRetirement({ entered, manifest, composition: () => ({ manifest: manifest.read(), visitor }) });
  const enter = (found: FoundRoute) => {
    loadedReleases.set(found.release.container, found);
    entered.set(found);
  };
  enter(entry(old));
  return { manifest, enter, loaded: () => [...loadedReleases.keys()] };
}

it('keeps a release that is mounted, and removes it a moment after the player left it', () => {
  const { manifest, enter, loaded } = open();
  Object.assign(globalThis, { account_2_0_0: {}, account_2_1_0: {} });
  Object.assign(globalThis, { rspackChunkaccount_2_0_0: [], rspackChunkaccount_2_1_0: [] });
  document.head.innerHTML = `<link rel="preload" href="/assets/account/2.0.0/a.js"><link rel="preload" href="/assets/account/2.1.0/a.js">`;
  manifest.set(next);
  jest.advanceTimersByTime(60_000);
  expect(loaded()).toEqual(['account_2_0_0']);
  enter(entry(next, '/login'));
  jest.advanceTimersByTime(1999);
  expect(loaded()).toEqual(['account_2_0_0', 'account_2_1_0']);
  jest.advanceTimersByTime(2001);
  expect(loaded()).toEqual(['account_2_1_0']);
  expect(Reflect.get(globalThis, 'account_2_0_0')).toBeUndefined();
  expect(Reflect.get(globalThis, 'account_2_1_0')).toEqual({});
  expect('rspackChunkaccount_2_0_0' in globalThis).toBe(false);
  expect('rspackChunkaccount_2_1_0' in globalThis).toBe(true);
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(['/assets/account/2.1.0/a.js']);
});

it('removes everything of a release that another tool built', () => {
  const { manifest, enter } = open();
  const instances = [{ name: 'account_2_0_0' }, { name: 'account_2_1_0' }];
  const stored = () => ({ account_2_0_0: 1, account_2_1_0: 2 });
  const federation = {
    __INSTANCES__: instances,
    moduleInfo: stored(),
    __SHARE__: { 'account_2_0_0:0.1.0': 1, account_2_1_0: 2 },
  };
  Object.assign(globalThis, { webpackChunkaccount_2_0_0: [], webpackChunkaccount_2_1_0: [], __FEDERATION__: federation });
  const place = '/assets/account/2.0.0/';
  document.head.innerHTML = `<style data-release="${place}"></style><style id="_goober" data-release="${place}"></style><style></style>`;
  manifest.set(next);
  enter(entry(next, '/login'));
  jest.advanceTimersByTime(4000);
  expect(['webpackChunkaccount_2_0_0', 'webpackChunkaccount_2_1_0'].filter((name) => name in globalThis)).toEqual([
    'webpackChunkaccount_2_1_0',
  ]);
  expect(federation).toEqual({
    __INSTANCES__: [{ name: 'account_2_1_0' }],
    moduleInfo: { account_2_1_0: 2 },
    __SHARE__: { account_2_1_0: 2 },
  });
  expect([...document.querySelectorAll('style')].map(({ id }) => id)).toEqual(['_goober', '']);
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
});

it('keeps a release that is live although nothing of it is mounted', () => {
  const { enter, loaded } = open();
  enter(entry(old, '/'));
  jest.advanceTimersByTime(60_000);
  expect(loaded()).toEqual(['account_2_0_0', 'lobby_1_0_0']);
});

it('a release that is rolled back to in time stays', () => {
  const { manifest, enter, loaded } = open();
  manifest.set(next);
  enter(entry(next, '/'));
  jest.advanceTimersByTime(1000);
  manifest.set(old);
  jest.advanceTimersByTime(60_000);
  expect(loaded()).toEqual(['account_2_0_0', 'lobby_1_0_0']);
});

it('old releases are removed although the player keeps navigating', () => {
  const { manifest, enter, loaded } = open();
  manifest.set(next);
  for (let step = 0; step < 10; step += 1) {
    enter(entry(next, step % 2 === 0 ? '/login' : '/'));
    jest.advanceTimersByTime(500);
  }
  expect(loaded()).not.toContain('account_2_0_0');
});
