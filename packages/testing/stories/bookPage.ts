import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { startBrowser } from './phone';

const ADDRESS = 'http://book';
/** The same letters on every machine, as far as a browser lets one choose. */
const flags = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];
const MOST_LOOKS = 20;

/** The built book in a window as wide as a phone, and a way to take the picture of one of its pages. */
export async function openBook(folder: string, colorScheme: 'dark' | 'light') {
  const browser = await startBrowser({ flags });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme, bypassCSP: true });
  await context.route(`${ADDRESS}/**`, (route) => answer(route, folder));
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(`${ADDRESS}/?still`);
  const turnTo = async (id: string, isKnown: (picture: Buffer) => boolean) => {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/${id}`);
    await page.locator(`[data-page=${id}]`).waitFor();
    await page.evaluate(() => document.fonts.ready);
    return pictureOf(page, id, isKnown);
  };
  return { page, turnTo };
}

/** Files of the book; `silent` stands for a site that never answers. */
async function answer(route: Route, folder: string): Promise<void> {
  const name = path.basename(new URL(route.request().url()).pathname) || 'index.html';
  if (name === 'silent') return;
  const file = path.join(folder, name);
  await (existsSync(file) ? route.fulfill({ path: file }) : route.abort());
}

/** Taken when it is a known one, else when nothing has changed since the last look. */
async function pictureOf(page: Page, id: string, isKnown: (picture: Buffer) => boolean): Promise<Buffer> {
  const places = await page.locator(`[data-page=${id}] > section > iframe`).elementHandles();
  for (const place of places) {
    const frame = await place.contentFrame();
    await frame?.locator('dialog[open], [popover], #root > button').first().waitFor();
    await frame?.evaluate(() => document.fonts.ready);
  }
  let before: Buffer | undefined;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    // The focus is in the last window that opened, whichever that is.
    if (places.length > 0) await page.evaluate(() => window.focus());
    const seen = await page.locator(`[data-page=${id}]`).screenshot({ animations: 'disabled' });
    if (isKnown(seen) || before?.equals(seen)) return seen;
    before = seen;
    await page.waitForTimeout(50);
  }
  throw new Error(`${id} does not come to rest`);
}
