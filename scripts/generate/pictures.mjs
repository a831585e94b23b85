// @ts-check
// Takes the pictures of the README from the real site: node scripts/generate/pictures.mjs
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { tsImport } from 'tsx/esm/api';
import { findChromium } from '../test/browsers.mjs';
import { root } from '../workspace/run.mjs';
import { startSite } from '../site/site.mjs';

const TOKEN = 'only for these pictures';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ file: string, theme: 'dark' | 'light', at: string }} Picture */

/** @type {readonly Picture[]} */
const pictures = [
  { file: 'home-dark', theme: 'dark', at: '/#/' },
  { file: 'red-packet-dark', theme: 'dark', at: '/#/hongbao' },
  { file: 'wallet-light', theme: 'light', at: '/#/wallet' },
  { file: 'recharge-dark', theme: 'dark', at: '/#/recharge' },
  { file: 'bets-light', theme: 'light', at: '/#/betRecord' },
  { file: 'console-dark', theme: 'dark', at: '/console/' },
];

const dataDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const site = await startSite({
  env: { ...process.env, PORT: '0', DATA_DIR: dataDir, CONSOLE_TOKEN: TOKEN },
  say: console.log,
});
const { chromiumFlags } = await tsImport('../../packages/e2e/support/browser/chromium.ts', import.meta.url);
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
try {
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true });
}

/** @param {Picture} picture */
async function take({ file, theme, at }) {
  const context = await browser.newContext({
    baseURL: `http://localhost:${site.port}`,
    viewport: { width: 360, height: 760 },
    isMobile: true,
    hasTouch: true,
    colorScheme: theme,
    locale: 'en',
  });
  await context.addInitScript(() => sessionStorage.setItem('parlour.lobby.seen.intro', '/demo/intro.webm'));
  const page = await context.newPage();
  await (at.startsWith('/console') ? enterConsole(page) : logIn(page));
  await page.goto(at);
  await page.waitForLoadState('networkidle');
  // What was waited for has faded in.
  await page.waitForTimeout(1500);
  const target = path.join(root, 'docs/pictures', `${file}.png`);
  await page.screenshot({ path: target });
  await context.close();
  console.log(`${file}.png  ${Math.round(statSync(target).size / 1000)} kB`);
}

/** @param {Page} page */
async function logIn(page) {
  await page.goto('/#/login');
  await page.locator('input[name=name]').fill('demo');
  await page.locator('input[name=password]').fill('demo1234');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: 'recycle all' }).waitFor();
}

/** @param {Page} page */
async function enterConsole(page) {
  await page.goto('/console/');
  await page.getByLabel('Token', { exact: true }).fill(TOKEN);
  await page.getByLabel('Your name').fill('ops');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('navigation', { name: 'Pages' }).waitFor();
}
