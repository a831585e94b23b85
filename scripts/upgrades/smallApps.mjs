// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const integrity = `sha512-${'A'.repeat(86)}==`;
const shares = { react: '19.3.1', '@parlour/platform': '1.2.0' };

/** Paths that each remote of a small site owns; the shell links to the login. */
const paths = { wallet: ['/wallet', '/recharge'], account: ['/login', '/mine'] };

/** The apps of a small site. */
export const smallApps = /** @type {const} */ (['shell', 'wallet', 'account']);

/**
 * Writes a small app as its build would: one that the gate accepts, with source maps and packages.
 * @param {string} folder @param {(typeof smallApps)[number]} name @param {string} version
 */
export function writeSmallApp(folder, name, version) {
  const container = `${name}_${version.replaceAll('.', '_')}`;
  const own = name === 'shell' ? shellOf(version) : remoteOf(name, container);
  const files = {
    ...own,
    'identity.json': json({ name, version, container, shares, ...own['identity.json'] }),
    'packages.json': json([{ name: 'valibot', version: '1.5.0', licence: 'MIT', integrity }]),
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
}

/** @param {string} version */
function shellOf(version) {
  return {
    'identity.json': { kind: 'shell', platformVersion: '1.2.0' },
    'document.html': [
      '<!doctype html><title>Parlour</title><div id="root"></div>',
      '<script id="manifest" type="application/json" data-key="__KEY__">__MANIFEST__</script>',
      `<script src="/assets/shell/${version}/main.js"></script>`,
    ].join('\n'),
    'main.js': `console.log("shell ${version}");\n`,
    'main.js.map': mapOf('apps/shell/src/main.ts', `console.log('shell ${version}');\n`),
    'service-worker.js': `self.version = "${version}";\n`,
    'app.webmanifest': json({ name: 'Parlour' }),
  };
}

/** @param {'wallet' | 'account'} name @param {string} container */
function remoteOf(name, container) {
  const routes = paths[name].map((own) => ({ path: own, screen: 'home/HomeScreen', access: 'all', chrome: 'main' }));
  const screen = `console.log("${container}");\n`;
  const hash = `sha384-${createHash('sha384').update(screen).digest('base64')}`;
  return {
    'identity.json': { kind: 'remote', config: { name, platformVersion: '^1.0.0', outage: `no ${name}`, routes } },
    'mf-manifest.json': json({
      name: container,
      metaData: { remoteEntry: { name: 'remoteEntry.js', type: 'global' } },
      shared: [],
      exposes: [{ name: 'HomeScreen', assets: { js: { sync: ['HomeScreen.js'] } } }],
    }),
    'remoteEntry.js': `var ${container} = { hash: "${hash}", init() {}, get: async () => () => ({ HomeScreen() {} }) };\n`,
    'remoteEntry.js.map': mapOf(`apps/${name}/src/entry.ts`, `export const ${name} = {};\n`),
    'HomeScreen.js': screen,
    'HomeScreen.js.map': mapOf(`apps/${name}/src/HomeScreen.tsx`, `export function HomeScreen() {}\n`),
  };
}

/** A source map whose first place is the first of the source. @param {string} source @param {string} text */
function mapOf(source, text) {
  return json({ version: 3, sources: [`webpack://app/../../${source}`], sourcesContent: [text], names: [], mappings: 'AAAA' });
}

/** @param {unknown} value */
function json(value) {
  return JSON.stringify(value);
}
