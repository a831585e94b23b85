import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describeBuild } from './describe';
import { integrityOf } from './integrity';

let folder: string;
const provenance = { revision: 'abc', builtAt: '2026-11-20T12:00:00.000Z' };
const screen = 'export const HomeScreen = 1;'.repeat(50);

const identity = {
  kind: 'remote',
  name: 'wallet',
  version: '1.2.3',
  container: 'wallet_1_2_3',
  shares: { react: '19.3.1' },
  uses: { '@parlour/platform': { usePlatform: 'a1' } },
  config: {
    name: 'wallet',
    platformVersion: '^1.0.0',
    outage: 'The wallet is not reachable',
    routes: [
      {
        path: '/wallet',
        screen: 'home/HomeScreen',
        access: 'member',
        chrome: 'back',
        action: { to: '/transRecord?type=2', label: 'Records', icon: [['path', { d: 'M0 0' }]] },
      },
    ],
    nav: [{ place: 'drawerWallet', order: 10, to: '/wallet', label: { default: 'Wallet', zh: '钱包' } }],
    links: ['/kefu', '/wallet'],
  },
};
const shared = {
  name: 'react',
  version: '19.3.1',
  requiredVersion: '^19.3.1',
  assets: { js: { sync: [] as string[], async: [] as string[] } },
};
const federation = {
  shared: [shared],
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ name: 'HomeScreen', assets: { js: { sync: ['HomeScreen.js'], async: [] } } }],
};

const packages = [{ name: 'react', version: '19.3.1', licence: 'MIT', integrity: 'sha512-aGk=' }];

async function built(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'built-'));
  await built({
    'identity.json': JSON.stringify(identity),
    'mf-manifest.json': JSON.stringify(federation),
    'remoteEntry.js': 'entry',
    'HomeScreen.js': screen,
    'HomeScreen.js.map': '{}',
    'packages.json': JSON.stringify(packages),
    'captcha/captcha-01.png': 'png',
  });
});
afterEach(() => rm(folder, { recursive: true }));

it('joins the config with the hashed files of each screen, keeps maps apart and leaves build notes out', async () => {
  await built({ 'boot.js.map': '{}', 'worker.js.map': '{}' });
  const { descriptor, files, maps } = await describeBuild(folder, provenance);
  const integrity = `sha384-${createHash('sha384').update(screen).digest('base64')}`;
  expect(descriptor).toMatchObject({
    kind: 'remote',
    version: '1.2.3',
    revision: 'abc',
    entry: { path: 'remoteEntry.js' },
    modules: { HomeScreen: [{ path: 'HomeScreen.js', integrity }] },
    platformVersion: '^1.0.0',
    routes: identity.config.routes,
    nav: identity.config.nav,
    // The remote lists /wallet among its routes and its links, so it takes the path over.
    links: ['/kefu', '/transRecord', '/wallet'],
    uses: identity.uses,
  });
  expect(files.map(({ path: name }) => name)).toEqual(['HomeScreen.js', 'captcha/captcha-01.png', 'remoteEntry.js']);
  const map = { path: 'HomeScreen.js.map', integrity: integrityOf(Buffer.from('{}')), size: 2, brotli: 2 };
  expect([descriptor.maps, maps]).toEqual([[map], [{ ...map, bytes: Buffer.from('{}'), twins: [] }]]);
});

it('says what a shell shares, and nothing where its build does not', async () => {
  const surface = { '@parlour/platform': { usePlatform: 'a1' } };
  const { uses: _uses, config: _config, ...common } = { ...identity, kind: 'shell', platformVersion: '1.2.0' };
  const document = { 'document.html': '<html>', 'document.html.map': '{}' };
  await built({ 'identity.json': JSON.stringify({ ...common, surface }), ...document });
  const { descriptor, maps } = await describeBuild(folder, provenance);
  expect(descriptor).toMatchObject({ kind: 'shell', surface });
  expect(maps?.map(({ path: name }) => name)).toContain('document.html.map');
  await built({ 'identity.json': JSON.stringify(common) });
  expect((await describeBuild(folder, provenance)).descriptor).not.toHaveProperty('surface');
});

describe('an ES module', () => {
  const module = { ...federation, name: 'wallet_1_2_3', metaData: { remoteEntry: { name: 'remoteEntry.js', type: 'module' } } };

  it('names the scripts that it may import later, and nothing of what the tool wrote for itself', async () => {
    await built({
      'mf-manifest.json': JSON.stringify(module),
      'assets/Rules.js': 'export const later = 1',
      '.vite/manifest.json': '{}',
    });
    const { descriptor, files } = await describeBuild(folder, provenance);
    const [later] = files.filter(({ path: name }) => name === 'assets/Rules.js');
    expect(descriptor).toMatchObject({ imports: [{ path: 'assets/Rules.js', integrity: later?.integrity }] });
    expect(files.map(({ path: name }) => name)).not.toContain('.vite/manifest.json');
  });

  it('has the name of its release', async () => {
    await built({ 'mf-manifest.json': JSON.stringify({ ...module, name: 'wallet' }) });
    await expect(describeBuild(folder, provenance)).rejects.toThrow(
      'wallet is called wallet in mf-manifest.json; call it wallet_1_2_3 in the options of Module Federation',
    );
  });
});

it('compresses what is worth it', async () => {
  const { files } = await describeBuild(folder, provenance);
  const [script, picture] = files;
  const brotli = script?.twins.find(({ suffix }) => suffix === '.br');
  expect(brotli && brotliDecompressSync(brotli.bytes).toString()).toBe(screen);
  expect(script?.brotli).toBe(brotli?.bytes.length);
  expect(picture?.twins).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  ['a folder that was not built', {}, 'is not a built app: it has no identity.json'],
  [
    'a remote without its config',
    { 'identity.json': JSON.stringify({ ...identity, config: undefined }) },
    'was built without its config',
  ],
  [
    'a screen whose file is missing',
    {
      'mf-manifest.json': JSON.stringify({
        ...federation,
        exposes: [{ name: 'HomeScreen', assets: { js: { sync: ['gone.js'] } } }],
      }),
    },
    'wallet names gone.js, which was not built',
  ],
  [
    'another version of a shared library than its identity names',
    { 'mf-manifest.json': JSON.stringify({ ...federation, shared: [{ ...shared, version: '18.3.1' }] }) },
    'wallet was built with react 18.3.1, but its identity.json names 19.3.1',
  ],
  [
    'a shared library that its identity does not name',
    { 'mf-manifest.json': JSON.stringify({ ...federation, shared: [shared, { ...shared, name: 'vue', version: '3.5.0' }] }) },
    'wallet was built with vue 3.5.0, but its identity.json names none',
  ],
  [
    'files that no page could fetch, naming each',
    { 'win@2x.png': 'x', 'sounds/notes.docx': 'x' },
    'wallet has files that no page could fetch\n"sounds/notes.docx" is of no kind that the site serves: avif, bin, bmp, css, csv, gif, glb, html, ico, jpeg, jpg, js, json, m4a, mjs, mp3, mp4, oga, ogg, opus, otf, pdf, png, svg, ttf, txt, vtt, wasm, wav, webm, webmanifest, webp, woff, woff2\n"win@2x.png" cannot be an address: take letters of a to z, digits, "-", "_" and "." for the names of files and folders',
  ],
  [
    'a style sheet',
    {
      'mf-manifest.json': JSON.stringify({
        ...federation,
        exposes: [{ name: 'HomeScreen', assets: { js: { sync: ['HomeScreen.js'] }, css: { sync: [], async: ['late.css'] } } }],
      }),
    },
    'wallet has the style sheet late.css, which nothing checks by its hash; write its styles with styled-components',
  ],
  [
    'a shared library that is in the build too',
    {
      'mf-manifest.json': JSON.stringify({
        ...federation,
        shared: [{ ...shared, assets: { js: { sync: ['react.js'], async: [] } } }],
      }),
    },
    'wallet contains a react of its own; share it as a singleton with import: false',
  ],
])('refuses %s', async (_what, changed, message) => {
  if (Object.keys(changed).length === 0) await rm(path.join(folder, 'identity.json'));
  await built(changed);
  await expect(describeBuild(folder, provenance)).rejects.toThrow(message);
});
