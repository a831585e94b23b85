import type { Manifest } from './manifest';
import type { Visitor } from './canaryAssignment';
import { testManifest } from '../testing/testManifest';
import { filesOf, findRoute, isOpen, pathOf } from './findRoute';
import { navEntriesOf } from './navEntries';
import { placedReleases } from './composition';

const nobody: Visitor = { id: undefined, rings: [] };
const composition = { manifest: testManifest, visitor: nobody };

it.each([
  ['/', 'lobby', 'HomeScreen'],
  ['', 'lobby', 'HomeScreen'],
  ['/gamePage?name=OB&code=1', 'lobby', 'GameScreen'],
  ['/mine', 'account', 'MineScreen'],
])('finds who owns %s', (address, remote, module) => {
  expect(findRoute(composition, address)).toMatchObject({ remote, module });
});

it.each(['/nowhere', '/mine/deeper', '//mine', '/Mine'])('finds nobody for %s', (address) => {
  expect(findRoute(composition, address)).toBeUndefined();
});

it('names the entry and the files of the screen below the base of the release', () => {
  const found = findRoute(composition, '/mine');
  expect(found && filesOf(found).map(({ url }) => url)).toEqual([
    '/assets/account/2.0.0/remoteEntry.js',
    '/assets/account/2.0.0/MineScreen.js',
  ]);
});

it.each([
  ['zh', ['/assets/account/2.0.0/zh.js']],
  ['en', []],
  ['default', []],
] as const)('adds the words in %s, if the release has any', (language, words) => {
  const { modules = {} } = testManifest.remotes['account'] ?? {};
  const zh = [{ path: 'zh.js', integrity: `sha384-${'B'.repeat(64)}` }];
  const found = findRoute({ ...composition, manifest: changed({ modules: { ...modules, zh } }), language }, '/mine');
  expect(found && filesOf(found).map(({ url }) => url)).toEqual([
    '/assets/account/2.0.0/remoteEntry.js',
    '/assets/account/2.0.0/MineScreen.js',
    ...words,
  ]);
});

it('a fallback release is a script or an ES module by itself, whatever the one is that failed', () => {
  const { account } = testManifest.remotes;
  if (account === undefined) throw new Error('no account');
  const { container, entry, modules } = account;
  const fallback = { version: '1.9.0', container, entry, modules };
  const of = (change: Partial<typeof account>) =>
    findRoute({ ...composition, manifest: changed(change) }, '/mine')?.fallback?.release.imports;
  expect(of({ imports: [entry], fallback })).toBeUndefined();
  expect(of({ fallback: { ...fallback, imports: [] } })).toEqual([]);
});

it('names every release that somebody may get, with its place', () => {
  const { account } = testManifest.remotes;
  if (account === undefined) throw new Error('no account');
  const { salt: _salt, ...release } = account;
  const canary = { ...release, version: '2.1.0', share: 100, rings: [] };
  const { version, ...rest } = release;
  const manifest = changed({ canary, fallback: { version: '1.9.0', container: rest.container, entry: rest.entry, modules: {} } });
  expect(version).toBe('2.0.0');
  expect(placedReleases(manifest).map(({ base }) => base)).toEqual([
    ...['/assets/lobby/1.0.0/', '/assets/account/2.0.0/', '/assets/account/2.1.0/', '/assets/account/1.9.0/'],
    '/assets/promotions/1.1.0/',
  ]);
});

it('takes the path out of an address', () => {
  expect(['', '/', '/a?b=c', '/a'].map(pathOf)).toEqual(['/', '/', '/a', '/a']);
});

function changed(account: Partial<Manifest['remotes'][string]>): Manifest {
  const { remotes } = testManifest;
  const live = remotes['account'];
  if (live === undefined) throw new Error('no account');
  return { ...testManifest, remotes: { ...remotes, account: { ...live, ...account } } };
}

function withCanary(share: number, rings: Visitor['rings'] = []): Manifest {
  const { account } = testManifest.remotes;
  if (account === undefined) throw new Error('no account');
  const { salt: _salt, ...release } = account;
  return changed({ canary: { ...release, version: '2.1.0', container: 'account_2_1_0', share, rings: [...rings] } });
}

it.each<[string, Visitor, number, Visitor['rings'], string]>([
  ['a phone without a name', nobody, 10_000, [], '2.0.0'],
  ['a phone with a name', { ...nobody, id: 'phone' }, 10_000, [], '2.1.0'],
  ['a phone at a share of nobody', { ...nobody, id: 'phone' }, 0, [], '2.0.0'],
  ['an agent', { ...nobody, rings: ['agents'] }, 0, ['staff', 'agents'], '2.1.0'],
  ['an agent, to staff alone', { ...nobody, rings: ['agents'] }, 0, ['staff'], '2.0.0'],
])('gives %s the release of its cohort, routes and files with it', (_who, visitor, share, rings, version) => {
  const found = findRoute({ manifest: withCanary(share, rings), visitor }, '/mine');
  expect(found).toMatchObject({ release: { version }, base: `/assets/account/${version}/` });
});

it('takes what a preview token brings before anything live', () => {
  const { account } = testManifest.remotes;
  if (account === undefined) throw new Error('no account');
  const override = { release: { ...account, version: '0.0.1-dev' }, base: 'http://127.0.0.1:4000/' };
  const found = findRoute({ ...composition, overrides: { account: override } }, '/mine');
  expect(found && filesOf(found)[0]?.url).toBe('http://127.0.0.1:4000/remoteEntry.js');
});

it.each<[Manifest['remotes'][string]['off'], string[]]>([
  [undefined, []],
  ['all', ['/login', '/mine']],
  [['/mine'], ['/mine']],
  [[], []],
])('with %j off, %j are closed', (off, closed) => {
  const manifest = changed({ off });
  const all = ['/', '/gamePage', '/login', '/mine', '/hongbao'];
  expect(all.filter((path) => !isOpen({ manifest, visitor: nobody }, path))).toEqual(closed);
  for (const path of ['/login', '/mine', '/']) {
    expect(findRoute({ manifest, visitor: nobody }, `${path}?x=1`)?.isDisabled).toBe(closed.includes(path));
  }
});

it('a route below another one may leave parts of its path open; one that names them comes first', () => {
  const { account } = testManifest.remotes;
  const [mine] = account?.routes.filter(({ path }) => path === '/mine') ?? [];
  if (!account || !mine) throw new Error('no account');
  const below = ['/mine/cards/:id', '/mine/cards/new', '/mine/:tab'].map((path) => ({ ...mine, path }));
  const manifest = changed({ routes: [...account.routes, ...below], off: ['/mine/:tab'] });
  const found = (address: string) => findRoute({ manifest, visitor: nobody }, address);
  expect(['/mine/cards/12?a=1', '/mine/cards/new', '/mine/2', '/mine'].map((address) => found(address)?.route.path)).toEqual([
    '/mine/cards/:id',
    '/mine/cards/new',
    '/mine/:tab',
    '/mine',
  ]);
  expect(['/mine/cards/', '/mine/cards/12/more', '/cards/12', '/Mine/2'].flatMap((address) => found(address) ?? [])).toEqual([]);
  expect(['/mine/cards/12', '/mine/2'].map((path) => isOpen({ manifest, visitor: nobody }, path))).toEqual([true, false]);
});

it('while a path moves it belongs to the first remote that has it, and in a preview to the one that is previewed', () => {
  const { account } = testManifest.remotes;
  if (account === undefined) throw new Error('no account');
  const manifest = { ...testManifest, remotes: { ...testManifest.remotes, bingo: { ...account, version: '3.0.0' } } };
  expect(findRoute({ ...composition, manifest }, '/mine')?.remote).toBe('account');
  const isOff = { ...manifest, remotes: { ...manifest.remotes, account: { ...account, off: 'all' as const } } };
  expect(isOpen({ ...composition, manifest: isOff }, '/mine')).toBe(false);
  const overrides = { bingo: { release: { ...account, version: '3.0.1' }, base: 'http://localhost:1/' } };
  expect(findRoute({ ...composition, manifest, overrides }, '/mine')?.remote).toBe('bingo');
});

it('lists the navigation of all remotes in its order, without what leads nowhere and without an entry of who waits for a path', () => {
  const entry = (order: number, to: string) => ({ place: 'tab' as const, order, to, label: to });
  const { lobby, account, promotions } = testManifest.remotes;
  if (!lobby || !account || !promotions) throw new Error('a remote is missing');
  const remotes = {
    promotions: { ...promotions, nav: [entry(20, '/hongbao')] },
    account: { ...account, nav: [entry(30, '/mine?from=tab'), entry(40, '/gone')] },
    lobby: { ...lobby, nav: [entry(10, '/')] },
  };
  const shown = (of: Manifest['remotes']) =>
    navEntriesOf({ manifest: { ...testManifest, remotes: of }, visitor: nobody }).map(({ to }) => to);
  expect(shown(remotes)).toEqual(['/', '/hongbao', '/mine?from=tab']);
  expect(shown({ ...remotes, promotions: { ...remotes.promotions, off: 'all' } })).toEqual(['/', '/mine?from=tab']);
  const next = { ...account, nav: [entry(50, '/mine'), entry(60, '/hongbao')] };
  expect(shown({ ...remotes, next })).toEqual(['/', '/hongbao', '/mine?from=tab', '/hongbao']);
  const { promotions: _removed, ...others } = remotes;
  expect(shown(others)).toEqual(['/', '/mine?from=tab']);
});
