// @ts-check
// The browsers that tests run in: where they are, and how they are installed where Debian's package manager is at hand.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

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
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH="${wanted}" does not exist.`);
  }
  const found = usual.find((path) => existsSync(path)) ?? installed();
  if (found !== undefined) return found;
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}

function installed() {
  if (!canInstall()) return undefined;
  console.log('Installing Chromium …');
  try {
    for (const words of installation(['chromium'])) execFileSync('apt-get', words, { stdio: 'inherit', env: quietly });
  } catch {
    return undefined;
  }
  return usual.find((path) => existsSync(path));
}

/** Programs that stories in Firefox and in WebKit need, by the packages that they are in. */
const engines = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  xdotool: '/usr/bin/xdotool',
};

/** Installs Firefox and WebKit where they are missing; rejects with what to do where that is not possible. */
export async function installEngines() {
  const missing = () => Object.entries(engines).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
  const before = missing();
  if (before.length === 0) return;
  if (canInstall()) {
    console.log(`Installing ${before.join(', ')} …`);
    for (const words of installation(before)) await run('apt-get', words, { env: quietly });
  }
  const after = missing();
  if (after.length > 0)
    throw new Error(`Stories in Firefox and WebKit need ${after.join(', ')} (Debian: apt-get install ${after.join(' ')}).`);
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
