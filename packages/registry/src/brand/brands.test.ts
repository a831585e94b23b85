import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Change } from '@parlour/release-contract/change';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { describeBuild } from '../publishing/describe';
import { apply, propose } from '../registry/operations';
import { appManifestOf } from '../site/appManifest';
import { brandedTemplate, liveBrandOf } from '../site/brandedTemplate';
import { author, testFolderForEach } from '../testing/testFolder';
import { letTeamIn } from '../testing/testRelease';
import { testBrand, writeBrand } from '../testing/testBrand';
import { createKey } from '@parlour/release-contract/signature';

const setup = testFolderForEach();

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'brands-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const TEMPLATE =
  '<html><head><meta name="theme-color" content="#0B1416" /><link\n rel="icon"\n href="data:x"\n/><link rel="apple-touch-icon" href="a" /><title>Parlour</title><!-- boot manifest --></head></html>';

const promote = (name: string, version: string, share = EVERYONE): Change => ({
  kind: 'promote',
  releases: [{ name, version }],
  to: { kind: 'share', share },
});

/** A registry with wallet 1.0.0 live, whose brands are published with these changes. */
async function opened(...brands: readonly object[]) {
  const registry = await setup().released('1.0.0');
  const keys = new Map<string, Awaited<ReturnType<typeof createKey>>>();
  for (const [index, changes] of brands.entries()) {
    const brand = testBrand(changes);
    const own = path.join(folder, String(index));
    await writeBrand(own, brand);
    const described = await describeBuild(own, { revision: 'r', builtAt: '2026-11-20T12:00:00.000Z' }, 1);
    const { name } = described.descriptor;
    const key = keys.get(name) ?? (await createKey());
    if (!keys.has(name)) await letTeamIn(registry, name, key, setup().secret);
    keys.set(name, key);
    await registry.publish(described, key);
  }
  const branded = async () => {
    const manifest = await registry.current();
    if (manifest === undefined) throw new Error('nothing is live');
    return brandedTemplate(registry, TEMPLATE, manifest);
  };
  return { registry, branded };
}

it('a brand goes live, is tried as a canary, taken back and rolled back like any other release', async () => {
  const { registry, branded } = await opened({}, { version: '1.1.0', dark: { accent: '#FFB000' } });
  expect(await branded()).toBe(TEMPLATE);
  await apply(registry, promote('koi', '1.0.0'), author);
  expect(await branded()).toContain(
    '<style nonce="__NONCE__" data-brand="/assets/koi/1.0.0/">:root:root{--radius-card:4px;--heading-weight:800;}',
  );
  await apply(registry, promote('koi', '1.1.0', 500), author);
  const both = await branded();
  expect(both).toContain('data-brand="/assets/koi/1.0.0/">');
  expect(both).toContain('data-brand="/assets/koi/1.1.0/" media="not all">');
  expect(both.split('\n')).toHaveLength(TEMPLATE.split('\n').length);
  await apply(registry, { kind: 'stop', name: 'koi' }, author);
  expect(await branded()).not.toContain('1.1.0');
  await apply(registry, promote('koi', '1.1.0'), author);
  await apply(registry, { kind: 'rollBack', name: 'koi' }, author);
  expect((await registry.current())?.remotes['koi']?.version).toBe('1.0.0');
  await apply(registry, { kind: 'switchOff', name: 'koi' }, author);
  expect(await branded()).toBe(TEMPLATE);
});

it('a first brand may be a canary: all others have the look of the site', async () => {
  const { registry, branded } = await opened({});
  await apply(registry, promote('koi', '1.0.0', 500), author);
  const document = await branded();
  expect(document).toContain('data-brand="/assets/koi/1.0.0/" media="not all">');
  expect(document).toContain('<title>Parlour</title>');
  const { brand, canary } = (await registry.current())?.remotes['koi'] ?? {};
  expect([brand, canary?.brand?.title]).toEqual([undefined, 'Koi']);
});

it('the document and the installed site have its name, colour and icons', async () => {
  const { registry, branded } = await opened({ title: 'Koi & <Co>', dark: { page: '#101020' } });
  await apply(registry, promote('koi', '1.0.0'), author);
  const document = await branded();
  expect(document).toContain('<title>Koi &amp; &lt;Co></title>');
  expect(document).toContain('<meta name="theme-color" content="#101020">');
  expect(document).toContain('<link rel="icon" type="image/svg+xml" href="/assets/koi/1.0.0/logo.svg">');
  expect(document).toContain('<link rel="apple-touch-icon" href="/assets/koi/1.0.0/i/180.png">');
  const manifest = await registry.current();
  if (manifest === undefined) throw new Error('nothing is live');
  await setup().store.write('assets/shell/1.0.0/app.webmanifest', Buffer.from('{"name":"Parlour","display":"standalone"}'));
  const app = JSON.parse((await appManifestOf(setup().store, manifest, await liveBrandOf(registry, manifest))) ?? '');
  expect(app).toMatchObject({ name: 'Koi & <Co>', display: 'standalone', theme_color: '#101020' });
  expect(app.icons).toContainEqual({
    src: '/assets/koi/1.0.0/i/m.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  });
});

it.each<[string, object, string]>([
  [
    'a pair of colours that cannot be read',
    { dark: { text2: '#203030' } },
    'text2 on page in the dark theme has the contrast 1.35:1, and needs 4.5:1',
  ],
  [
    'a card whose text cannot be read',
    { common: { brandGradient: 'linear-gradient(#FFFFFF,#EEEEEE)' } },
    'text on #FFFFFF of the gradient card has the contrast',
  ],
  [
    'a page that one sees through',
    { light: { page: 'rgba(255,255,255,0)' } },
    'text on page in the light theme has the contrast of no colour',
  ],
  ['a path that no app has', { without: ['/nonsense'] }, 'leaves out /nonsense, which no app of the site has'],
  [
    'more than a document can have',
    { contact: { default: Array.from({ length: 900 }, (_, at) => (at * 7919 + 104_729).toString(36)).join(' ') } },
    'bytes of it, at most 2000 are allowed',
  ],
])('a brand with %s is refused by the gate, and nothing changes', async (_what, changes, message) => {
  const { registry } = await opened(changes);
  const { sequence } = await registry.head();
  const { checks } = await propose(registry, promote('koi', '1.0.0'), author.caller);
  expect(checks.find(({ name }) => name === 'brand')?.found.join('\n')).toContain(message);
  await expect(apply(registry, promote('koi', '1.0.0'), author)).rejects.toThrow(message);
  expect((await registry.head()).sequence).toBe(sequence);
});

it('the weakest pair and the weight of a brand that fits are said', async () => {
  const { registry } = await opened({});
  const { checks, isAllowed } = await propose(registry, promote('koi', '1.0.0'), author.caller);
  expect(isAllowed).toBe(true);
  expect(checks.find(({ name }) => name === 'brand')?.found).toEqual([
    expect.stringMatching(/^koi: \d+ pairs of colours, the weakest \d+ % above what it needs; \d+ bytes$/),
  ]);
});

it('another brand takes the place of the one that a site has, in one change, and is no canary beside it', async () => {
  const { registry, branded } = await opened({}, { name: 'ardelle', title: 'Ardelle' });
  await apply(registry, promote('koi', '1.0.0'), author);
  await expect(apply(registry, promote('ardelle', '1.0.0', 500), author)).rejects.toThrow(
    'koi and ardelle are brands, and a site has one at a time',
  );
  await apply(registry, promote('ardelle', '1.0.0'), author);
  expect(await branded()).toContain('<title>Ardelle</title>');
  expect((await registry.current())?.remotes).not.toHaveProperty('koi');
});

it('a picture that was published past the command is found by the gate', async () => {
  const { registry } = await opened({});
  await setup().store.write('assets/koi/1.0.0/logo.svg', Buffer.from('<svg onload="a()"/>'));
  const { checks } = await propose(registry, promote('koi', '1.0.0'), author.caller);
  expect(checks.find(({ name }) => name === 'brand')?.found.join()).toContain('logo (logo.svg) is no SVG that draws by itself');
});
