// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
  } catch {
    return undefined;
  }
  return usual.find((path) => existsSync(path));
}
