import { findRoute, type FoundRoute } from '@parlour/release-contract/findRoute';
import { testManifest } from '@parlour/release-contract/testManifest';
import { mapImports } from './mapImports';
import { preload } from './preload';

function found(address: string, imports?: FoundRoute['release']['imports']): FoundRoute {
  const route = findRoute({ manifest: testManifest, visitor: { id: undefined, rings: [] } }, address);
  if (route === undefined) throw new Error(`nobody owns ${address}`);
  return imports === undefined ? route : { ...route, release: { ...route.release, imports } };
}

const integrity = `sha384-${'A'.repeat(64)}`;
const late = [{ path: 'assets/late.js', integrity }];
const maps = () =>
  [...document.querySelectorAll('script[type=importmap]')].map(({ textContent }) => JSON.parse(textContent ?? '') as unknown);

beforeEach(() => {
  document.head.innerHTML = '<meta property="csp-nonce" nonce="abc" content="abc">';
});

it('adds the hashes of all ES modules in one map with the nonce, and none for classic scripts', () => {
  mapImports([found('/'), found('/mine', late), found('/hongbao', [])]);
  const [account, promotions] = ['/assets/account/2.0.0/', '/assets/promotions/1.1.0/'];
  expect(maps()).toEqual([
    {
      integrity: {
        [`${account}remoteEntry.js`]: integrity,
        [`${account}LoginScreen.js`]: integrity,
        [`${account}MineScreen.js`]: integrity,
        [`${account}assets/late.js`]: integrity,
        [`${promotions}remoteEntry.js`]: integrity,
        [`${promotions}PacketScreen.js`]: integrity,
      },
    },
  ]);
  expect(document.querySelector<HTMLScriptElement>('script[type=importmap]')?.nonce).toBe('abc');
});

it('adds none for scripts alone, and each release once', () => {
  mapImports([found('/'), found('/mine')]);
  expect(maps()).toEqual([]);
  mapImports([found('/mine', late)]);
  mapImports([found('/mine', late)]);
  expect(maps()).toHaveLength(1);
  mapImports([found('/mine', late), found('/hongbao', [])]);
  expect(maps()[1]).toEqual({
    integrity: {
      '/assets/promotions/1.1.0/remoteEntry.js': integrity,
      '/assets/promotions/1.1.0/PacketScreen.js': integrity,
    },
  });
});

it('files of an ES module are preloaded as modules, after their hashes are known', () => {
  preload(found('/mine', late));
  const tags = [...document.head.querySelectorAll('script, link')];
  expect(tags.map((tag) => tag.getAttribute('type') ?? tag.getAttribute('rel'))).toEqual([
    'importmap',
    'modulepreload',
    'modulepreload',
  ]);
  expect(Reflect.get(tags[1] ?? {}, 'integrity')).toBe(integrity);
});
