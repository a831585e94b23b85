// @ts-check
// The browsers that tests run in: where they are, and how they are installed where Debian's package manager is at hand.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { root, run } from '../workspace/run.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a Chromium: CHROMIUM_PATH, then the usual places, else it is installed with the machine's package manager. */
export function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured !== undefined) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH="${configured}" does not exist.`);
  }
  const found = usual.find((place) => existsSync(place)) ?? installed();
  if (found !== undefined) return found;
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}

function installed() {
  if (!canInstall()) return undefined;
  console.log('Installing Chromium …');
  try {
    for (const words of installation(['chromium']))
      execFileSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: quietly });
  } catch {
    return undefined;
  }
  return usual.find((place) => existsSync(place));
}

/** Programs that stories in Firefox and in WebKit need, by the packages that they are in. */
const engines = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  xdotool: '/usr/bin/xdotool',
};

/**
 * Installs Firefox and WebKit where they are missing; rejects with what to do where that is not possible, or fails.
 * @param {Readonly<Record<string, string>>} [programs]
 */
export async function installEngines(programs = engines, install = installPackages) {
  const missing = () => Object.entries(programs).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
  const before = missing();
  if (before.length === 0) return;
  const fault = await install(before).then(() => '', String);
  const after = missing();
  if (after.length === 0) return;
  const sentence = `Stories in Firefox and WebKit need ${after.join(', ')} (Debian: apt-get install ${after.join(' ')}).`;
  throw new Error(`${sentence}\n${fault}`.trim());
}

/** Where the machine's package manager may be used. @param {readonly string[]} packages @returns {Promise<unknown>} */
async function installPackages(packages) {
  if (!canInstall()) return;
  console.log(`Installing ${packages.join(', ')} …`);
  for (const words of installation(packages)) await run('apt-get', words, { env: quietly });
}

/** The oldest supported version of Chrome. npm has it, made for servers: it has no window. */
const oldest = {
  version: '109.0.6',
  integrity: 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
};
const oldestFolder = path.join(root, 'node_modules/.parlour', `chromium-${oldest.version}`);
export const oldestChromium = path.join(oldestFolder, 'chromium');

/** Fetches the oldest supported Chrome, once; rejects when npm hands out another file than the one that was looked at. */
export async function installOldestChromium() {
  if (existsSync(oldestChromium)) return;
  console.log(`Fetching Chromium ${oldest.version} …`);
  mkdirSync(oldestFolder, { recursive: true });
  await run('npm', ['pack', '--silent', `@sparticuz/chromium@${oldest.version}`], { cwd: oldestFolder });
  const archive = path.join(oldestFolder, `sparticuz-chromium-${oldest.version}.tgz`);
  const hash = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (`sha512-${hash}` !== oldest.integrity) throw new Error(`${archive} is not the Chromium that was looked at: sha512-${hash}`);
  await run('tar', ['-xzf', archive, 'package/bin/chromium.br'], { cwd: oldestFolder });
  const unpacked = `${oldestChromium}.new`;
  const packed = path.join(oldestFolder, 'package/bin/chromium.br');
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unpacked));
  chmodSync(unpacked, 0o755);
  renameSync(unpacked, oldestChromium);
}

const quietly = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

function canInstall() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** @param {readonly string[]} packages */
function installation(packages) {
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ];
}
