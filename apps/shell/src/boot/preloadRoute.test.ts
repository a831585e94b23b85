import { bootManifestOf } from '@parlour/release-contract/bootManifest';
import { getUser } from '@parlour/api-client/endpoints/session';
import type { Manifest, Ring } from '@parlour/release-contract/manifest';
import { removePreviewToken, storePreviewToken } from '../device/previewToken';
import { filesOf, findRoute } from '@parlour/release-contract/findRoute';
import { visitorContext } from '../device/visitorContext';
import { testManifest } from '@parlour/release-contract/testManifest';
import { bootComposition } from './bootComposition';
import { preloadRoute as preload } from './preloadRoute';

function preloadRoute(page: Document, hash: string): void {
  const composition = bootComposition(page);
  if (composition !== undefined) preload(page, hash, composition);
}

function changed(changes: Partial<Manifest['remotes'][string]>): Manifest {
  const { account } = testManifest.remotes;
  if (account === undefined) throw new Error('no account');
  return { ...testManifest, remotes: { ...testManifest.remotes, account: { ...account, ...changes } } };
}

function withCanary(share: number, rings: Ring[] = []): Manifest {
  const { account } = testManifest.remotes;
  if (account === undefined) throw new Error('no account');
  const { salt: _salt, ...release } = account;
  return changed({ canary: { ...release, version: '2.1.0', share, rings } });
}

function preloaded(manifest: Manifest, hash = '#/mine'): string[] {
  const text = JSON.stringify(bootManifestOf(manifest));
  document.head.innerHTML = `<script id="boot-manifest" type="application/json">${text}</script>`;
  preloadRoute(document, hash);
  return [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  removePreviewToken();
});

const visitors = Array.from({ length: 20 }, (_, index) => `phone-${index}`);

it('fetches for each phone the release that the shell will take', () => {
  const manifest = withCanary(5000);
  const versions = visitors.map((name) => {
    document.cookie = `parlour.visitor=${name}`;
    const visitor = visitorContext(manifest, { isAgent: false });
    const found = findRoute({ manifest, visitor }, '/login');
    expect(preloaded(manifest, '#/login')).toEqual(found && filesOf(found).map(({ url }) => url));
    return found?.release.version;
  });
  expect(new Set(versions)).toEqual(new Set(['2.0.0', '2.1.0']));
});

it('adds the hashes of every live ES module first, since some browsers take one import map only', () => {
  const { lobby } = testManifest.remotes;
  if (lobby === undefined) throw new Error('no lobby');
  const remotes = {
    ...changed({ imports: [] }).remotes,
    lobby: { ...lobby, fallback: { ...lobby, version: '0.9.0', imports: [] } },
  };
  preloaded({ ...testManifest, remotes });
  const tags = [...document.head.querySelectorAll('script[type=importmap], link')];
  expect(tags[0]?.textContent).toContain('"/assets/account/2.0.0/remoteEntry.js"');
  expect(tags[0]?.textContent).toContain('"/assets/lobby/0.9.0/remoteEntry.js"');
  expect(document.querySelectorAll('script[type=importmap]')).toHaveLength(1);
});

it.each([
  [true, '2.1.0'],
  [false, '2.0.0'],
])('knows an agent by what the session keeps: isagent %s gets %s', (isagent, version) => {
  sessionStorage.setItem('parlour.user', JSON.stringify({ username: 'demo', isagent }));
  expect(preloaded(withCanary(0, ['agents']))[0]).toContain(`/account/${version}/`);
});

it('fetches nothing in a document of an earlier gateway, which has no boot manifest', () => {
  document.head.innerHTML = '<!-- boot manifest -->';
  preloadRoute(document, '#/mine');
  expect(document.querySelectorAll('link')).toHaveLength(0);
});

it('fetches nothing of what is switched off, nor with a preview token, which is not verified yet', () => {
  expect(preloaded(testManifest)).toHaveLength(2);
  expect(preloaded(changed({ off: ['/mine'] }))).toEqual([]);
  storePreviewToken('any', 60);
  expect(preloaded(testManifest)).toEqual([]);
});

it.each([
  ['that ends without a session, the login', undefined, 'LoginScreen.js', undefined],
  ['in which another tab tells of one, the screen', 'the-token', 'MineScreen.js', 'tabs'],
])('without a token a member’s address fetches, after a time %s', async (_which, token, file, frame) => {
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('no network'));
  globalThis.parlourAnswers = new Map();
  delete document.documentElement.dataset['frame'];
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  expect(preloaded(testManifest)).toEqual([]);
  if (token !== undefined) sessionStorage.setItem('api_token', token);
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  readyState.mockRestore();
  const files = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href')?.split('/').at(-1));
  expect(files).toEqual(['remoteEntry.js', file]);
  expect(document.documentElement.dataset['frame']).toBe(frame);
  await new Promise((resolve) => setTimeout(resolve));
});

it('fetches the texts of the screen and of the shell in the stored language', () => {
  const { modules = {} } = testManifest.remotes['account'] ?? {};
  const zh = [{ path: 'zh.js', integrity: `sha384-${'B'.repeat(64)}` }];
  document.cookie = 'parlour.language=zh';
  document.body.innerHTML = '<link data-language="zh" href="/shell-zh.js"><link data-language="en" href="/shell-en.js">';
  const files = preloaded(changed({ modules: { ...modules, zh } }));
  document.cookie = 'parlour.language=; max-age=0';
  expect(files).toContain('/assets/account/2.0.0/zh.js');
  const wanted = [...document.body.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
  expect(wanted).toEqual(['/shell-zh.js']);
  document.body.replaceChildren();
});

it.each([
  ['a member', 'the-token', '#/mine', ['/api/levels', getUser.path]],
  ['a member', 'the-token', '#/mine?tab=2', [getUser.path]],
  ['a visitor', undefined, '#/mine', []],
])('%s with the token %s who opens %s asks for %j before the shell', async (_who, token, hash, paths) => {
  const fetched = jest.fn().mockRejectedValue(new Error('no network'));
  globalThis.fetch = fetched;
  globalThis.parlourAnswers = new Map();
  if (token !== undefined) sessionStorage.setItem('api_token', token);
  const routes = testManifest.remotes['account']?.routes.map((route) =>
    route.path === '/mine' ? { ...route, initialCalls: [{ method: 'GET' as const, path: '/api/levels' }] } : route,
  );
  preloaded(changed({ routes: routes ?? [] }), hash);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(paths);
});
