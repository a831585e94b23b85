import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { descriptor as descriptorSchema } from '../publishing/descriptor';
import { describeBuild } from '../publishing/describe';
import { TEST_LOGO, testBrand, testPng, writeBrand } from '../testing/testBrand';
import * as v from 'valibot';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'brand '))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const provenance = { revision: 'r', builtAt: '2026-11-20T12:00:00.000Z' };

it('a folder with its file is a release without code', async () => {
  await writeBrand(folder, testBrand({ contact: { default: 'a@example.com' }, home: ['games'], without: ['/bonus'] }));
  const { descriptor, files } = await describeBuild(folder, provenance, 1);
  expect(v.parse(descriptorSchema, descriptor)).toMatchObject({
    kind: 'remote',
    name: 'koi',
    version: '1.0.0',
    routes: [],
    modules: {},
    shares: {},
    brand: { title: 'Koi', logo: 'logo.svg', theme: 'dark', home: ['games'], without: ['/bonus'] },
    tokens: { dark: { accent: '#FF9A8B' }, light: {}, common: { radiusCard: '4px' }, heading: { weight: 800 } },
  });
  expect(files.map((file) => file.path)).toEqual(['logo.svg', 'i/180.png', 'i/192.png', 'i/512.png', 'i/m.png', 'brand.json']);
});

it('a preview has another version than its file says', async () => {
  await writeBrand(folder, testBrand());
  const { descriptor } = await describeBuild(folder, { ...provenance, brandVersion: '0.0.0-preview.1' }, 1);
  expect(descriptor).toMatchObject({ version: '0.0.0-preview.1', container: expect.stringContaining('koi') });
});

it.each<[string, object, Readonly<Record<string, Buffer | string | undefined>>, string]>([
  ['no JSON', {}, { 'brand.json': '{"name":' }, 'brand.json is no JSON'],
  ['a missing picture', {}, { 'logo.svg': undefined }, 'brand.json names logo.svg, which is not there'],
  ['a missing icon', {}, { 'i/192.png': undefined }, 'brand.json names i/192.png, which is not there'],
  ['a huge picture', {}, { 'logo.svg': `${TEST_LOGO}<!--${randomBytes(9_000).toString('hex')}-->` }, 'logo (logo.svg) weighs'],
  [
    'a huge icon',
    {},
    { 'i/512.png': Buffer.concat([testPng(512).subarray(0, 33), randomBytes(70_000), testPng(512).subarray(33)]) },
    'icons.512 (i/512.png) weighs 70.0 kB',
  ],
  ['an icon of another size', {}, { 'i/180.png': testPng(64) }, 'icons.180 (i/180.png) is 64 × 64 px, and has to be 180 × 180'],
  ['an icon that is no square', {}, { 'i/m.png': testPng(512, 100) }, 'is 512 × 100 px'],
  ['an icon that is no PNG', {}, { 'i/180.png': TEST_LOGO }, 'icons.180 (i/180.png) is no PNG'],
  ['an empty icon', {}, { 'i/180.png': '' }, 'icons.180 (i/180.png) is no PNG'],
  ['a logo that is no SVG', {}, { 'logo.svg': 'GIF89a' }, 'logo (logo.svg) is no SVG that draws by itself'],
  ['a logo with a script', {}, { 'logo.svg': '<svg><script>a()</script></svg>' }, 'is no SVG that draws by itself'],
  ['a logo with a handler', {}, { 'logo.svg': '<svg onload="a()"/>' }, 'is no SVG that draws by itself'],
  ['a logo that fetches', {}, { 'logo.svg': '<svg><image href="https://a.example/b.png"/></svg>' }, 'is no SVG that draws'],
  ['a picture of another folder', { logo: '../logo.svg' }, {}, 'logo is not the path of a file of the release'],
  ['no name', { name: undefined }, {}, 'name '],
  ['an unknown field', { colour: 'red' }, {}, 'colour '],
  ['an unknown token', { dark: { acent: '#FFFFFF' } }, {}, 'dark.acent '],
  ['a colour by name', { light: { text: 'red' } }, {}, 'light.text is not a colour like #1A2B3C'],
  ['a value that ends the declaration', { common: { font: 'a;}html{display:none' } }, {}, 'common.font has a character'],
  ['a value that fetches', { common: { nameFont: 'url(#a)' } }, {}, 'common.nameFont fetches or computes something'],
  ['a bracket that stays open', { dark: { cardShadow: 'inset (0 0 0 1px #000000' } }, {}, 'dark.cardShadow leaves a bracket'],
  ['a quote that stays open', { common: { font: "'Songti SC, serif" } }, {}, 'common.font leaves a bracket or a quote open'],
  ['a channel that is none', { dark: { text: 'rgba(999,999,999,1)' } }, {}, 'dark.text is not a colour'],
  [
    'a gradient of a named colour',
    { common: { brandGradient: 'linear-gradient(165deg,#1A1F4A,white)' } },
    {},
    'is not a gradient of',
  ],
  [
    'a gradient that is translucent',
    { common: { brandGradient: 'linear-gradient(#1A1F4A,rgba(0,0,0,.1))' } },
    {},
    'is not a gradient of',
  ],
  ['a gradient that does not end', { common: { copperGradient: 'linear-gradient(#1A1F4A,#000000' } }, {}, 'is not a gradient of'],
  ['a card without a colour', { common: { brandGradient: 'none' } }, {}, 'common.brandGradient is not a gradient of colours'],
  [
    'a gradient without an end to read',
    { common: { brandGradient: `linear-gradient(${'1'.repeat(60)}x,#1A1F4A,#000000)` } },
    {},
    'is not a gradient of',
  ],
  ['the name of the host', { name: 'shell' }, {}, 'name is that of the host'],
  ['controls that nobody hits', { common: { controlHeight: '30px' } }, {}, 'common.controlHeight is not from 44px to 64px'],
  ['a radius without a unit', { common: { radiusCard: '4' } }, {}, 'common.radiusCard is not a length like 12px'],
  ['a weight that is none', { heading: { weight: 5000 } }, {}, 'heading.weight '],
  ['a long name', { title: 'K'.repeat(41) }, {}, 'title is no name of at most 40 characters'],
  ['no language', { languages: [] }, {}, 'languages offers no language'],
  ['a language of its own', { languages: ['tlh'] }, {}, 'languages.0 '],
  ['a path with a host', { without: ['//a.example'] }, {}, 'without.0 is not a path like /bonus'],
  ['home', { without: ['/'] }, {}, 'without.0 is not a path like /bonus'],
])('a brand with %s is refused, and says why', async (_what, changes, files, message) => {
  await writeBrand(folder, testBrand(changes), files);
  await expect(describeBuild(folder, provenance, 1)).rejects.toThrow(message);
});
