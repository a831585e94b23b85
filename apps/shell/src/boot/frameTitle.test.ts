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

it('leaves the header out when the address has a query, which changes the screen', () => {
  framed(welcome, '/login?type=1');
  expect(document.documentElement.dataset['frame']).toBeUndefined();
});

it('changes nothing in a document without a manifest', () => {
  document.body.innerHTML = '<div id="frame"><div class="back"><b></b></div></div>';
  frameTitle(document, { visitor: visitorContext(testManifest, { user: undefined }) }, '/login');
  expect(document.body.textContent).toBe('');
});
