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
  frameTitle(document, { visitor: visitorContext(manifest, { isAgent: false }), ...(language && { language }) }, address);
  return document.querySelector('.back > b')?.textContent;
}

afterEach(() => delete document.documentElement.dataset['frame']);

it.each([
  ['/hongbao', undefined, 'Packets'],
  ['/hongbao?type=1', undefined, 'Bonuses'],
  ['/hongbao?type=1', 'zh', '奖金'],
  ['/hongbao?type=constructor', undefined, 'Packets'],
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

it.each<[string, RouteConfig['title'], string, string | undefined, string]>([
  ['none, when its title says nothing of queries: they may change it', welcome.title, 'type=1', undefined, 'Welcome'],
  ['a low one without a title, when the query makes it another screen by its titles', byType, 'type=1', 'brand-low', ''],
  ['the usual one, when its titles name no such query', byType, 'redirect=%2Fmine', 'brand', 'Packets'],
  ['the usual one, when its titles name another value', byType, 'type=0', 'brand', 'Packets'],
  ['the usual one, when the value is the name of a method of objects', byType, 'type=toString', 'brand', 'Packets'],
])('the header of a bare screen with a query is %s', (_which, title, query, frame, text) => {
  framed({ title }, `/login?${query}`);
  expect(document.documentElement.dataset['frame']).toBe(frame);
  expect(document.querySelector('.brand > b')?.textContent).toBe(text);
});

it('changes nothing in a document without a manifest', () => {
  document.body.innerHTML = '<div id="frame"><div class="back"><b></b></div></div>';
  frameTitle(document, { visitor: visitorContext(testManifest, { isAgent: false }) }, '/login');
  expect(document.body.textContent).toBe('');
});
