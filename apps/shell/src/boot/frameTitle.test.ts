import type { RouteConfig } from '@parlour/platform/remoteConfig';
import { testManifest } from '@parlour/release-contract/testManifest';
import { visitorContext } from '../device/visitorContext';
import { frameTitle } from './frameTitle';

const byType: RouteConfig['title'] = {
  query: 'type',
  titles: { '1': { default: 'Bonuses', zh: '奖金' } },
  otherwise: { default: 'Packets', zh: '红包' },
};
const welcome: Partial<RouteConfig> = { title: { default: 'Welcome', zh: '欢迎' } };

function framed(changes: Partial<RouteConfig>, address: string, language?: 'zh') {
  const remotes = Object.entries(testManifest.remotes).map(([name, remote]) => [
    name,
    { ...remote, routes: remote.routes.map((route) => ({ ...route, ...changes })) },
  ]);
  const manifest = { ...testManifest, remotes: Object.fromEntries(remotes) };
  document.body.innerHTML = `<div id="frame"><div class="back"><b></b></div><div class="brand"><b></b></div></div>
    <script id="manifest" type="application/json">${JSON.stringify(manifest)}</script>`;
  frameTitle(document, { visitor: visitorContext(manifest, { user: undefined }), ...(language && { language }) }, address);
  return document.querySelector('.back > b')?.textContent;
}

afterEach(() => delete document.documentElement.dataset['frame']);

it.each([
  ['/hongbao', undefined, 'Packets'],
  ['/hongbao?type=1', undefined, 'Bonuses'],
  ['/hongbao?type=1', 'zh', '奖金'],
  ['/nowhere', undefined, ''],
] as const)('of %s in the language %s it is "%s"', (address, language, title) => {
  expect(framed({ title: byType }, address, language)).toBe(title);
  expect(document.documentElement.dataset['frame']).toBeUndefined();
});

it('shows the header of a bare screen with a title, and none of one without', () => {
  framed({}, '/login');
  expect(document.documentElement.dataset['frame']).toBeUndefined();
  framed(welcome, '/login', 'zh');
  expect(document.documentElement.dataset['frame']).toBe('brand');
  expect(document.querySelector('.brand > b')?.textContent).toBe('欢迎');
});

it.each<[string, RouteConfig['title'], string, string | undefined]>([
  ['without, when its title says nothing of queries: they may change it', welcome.title, '/login?type=1', undefined],
  ['without, when the query makes it another screen by its titles', byType, '/login?type=1', undefined],
  ['with its header, when the query is none that its titles name', byType, '/login?redirect=%2Fmine', 'Packets'],
  ['with its header, when its titles name another value', byType, '/login?type=0', 'Packets'],
])('frames a bare screen with a query %s', (_which, title, address, expected) => {
  framed({ title }, address);
  expect(document.documentElement.dataset['frame']).toBe(expected && 'brand');
  if (expected !== undefined) expect(document.querySelector('.brand > b')?.textContent).toBe(expected);
});

it('changes nothing in a document without a manifest', () => {
  document.body.innerHTML = '<div id="frame"><div class="back"><b></b></div></div>';
  frameTitle(document, { visitor: visitorContext(testManifest, { user: undefined }) }, '/login');
  expect(document.body.textContent).toBe('');
});
