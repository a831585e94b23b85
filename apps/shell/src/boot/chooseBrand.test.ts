import { bootManifestOf } from '@parlour/release-contract/bootManifest';
import type { LiveRemote } from '@parlour/release-contract/manifest';
import { testManifest } from '@parlour/release-contract/testManifest';
import { bootComposition } from './bootComposition';
import { chooseBrand } from './chooseBrand';

const koi = (version: string, title: string) => ({
  version,
  platformVersion: '*',
  container: 'koi',
  entry: { path: 'brand.json', integrity: '' },
  modules: {},
  outage: '',
  routes: [],
  brand: { title, logo: 'logo.svg' },
});

function chosen(remote: Partial<LiveRemote>) {
  const manifest = {
    ...testManifest,
    remotes: { ...testManifest.remotes, koi: { ...koi('1.0.0', 'Koi'), salt: 'koi', ...remote } },
  };
  document.head.innerHTML = `<style data-brand="/assets/koi/1.0.0/"></style><style data-brand="/assets/koi/1.1.0/" media="not all"></style>
<script id="boot-manifest" type="application/json">${JSON.stringify(bootManifestOf(manifest))}</script>`;
  const composition = bootComposition(document);
  if (composition === undefined) throw new Error('no manifest');
  const brand = chooseBrand(document, composition);
  return [brand?.title, brand?.base, ...[...document.querySelectorAll('style')].map(({ media }) => media)];
}

const canary = { ...koi('1.1.0', 'Koi of tomorrow'), rings: [] };

it.each<[string, Partial<LiveRemote>, unknown[]]>([
  ['everyone', {}, ['Koi', '/assets/koi/1.0.0/', 'all', 'not all']],
  ['a visitor of a canary for nobody', { canary: { ...canary, share: 0 } }, ['Koi', '/assets/koi/1.0.0/', 'all', 'not all']],
  [
    'a visitor of its canary',
    { canary: { ...canary, share: 10_000 } },
    ['Koi of tomorrow', '/assets/koi/1.1.0/', 'not all', 'all'],
  ],
  ['everyone, switched off', { off: 'all' }, [undefined, undefined, 'not all', 'not all']],
])('%s gets the right brand, and its styles alone', (_who, remote, expected) => {
  expect(chosen(remote)).toEqual(expected);
});

it('a site without a brand has none', () => {
  document.head.innerHTML = '';
  expect(chooseBrand(document, { manifest: testManifest, visitor: { id: undefined, rings: [] } })).toBeUndefined();
});
