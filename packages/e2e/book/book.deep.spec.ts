import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { axeFaults } from '@parlour/testing/axe';
import { dejavuAlone } from '../support/browser/onlyDejavuFonts';
import { root } from '../support/site/site';
import { expect, test } from '../support/test';

const ADDRESS = 'http://book';
const book = path.join(root, 'apps/book');
const pages = readdirSync(path.join(book, 'src/pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.parse(file).name);
const themes = ['dark', 'light'] as const;

test.use({
  baseURL: ADDRESS,
  bypassCSP: true,
  isMobile: false,
  hasTouch: false,
  // The same letters on every machine, as far as a browser lets one choose.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      env: dejavuAlone(),
      args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    }),
});

test.beforeAll(() => {
  execFileSync(process.execPath, ['scripts/build.mjs', 'book'], { cwd: root, stdio: 'ignore' });
});

test('keeps no picture of a page that is gone', { tag: '@deep' }, () => {
  const wanted = pages.flatMap((id) => themes.map((theme) => `${id}.${theme}.png`));
  expect(readdirSync(path.join(book, 'pictures')).filter((file) => !wanted.includes(file))).toEqual([]);
});

for (const theme of themes) {
  for (const id of pages) {
    test(
      `${id} in the ${theme} theme looks as before, and breaks no rule of WCAG 2.2 A or AA`,
      { tag: '@deep' },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme });
        await page.route(`${ADDRESS}/**`, answer);
        await page.goto(`/?screenshot#/${id}`);
        await isDrawn(page, id);
        await expect(page.locator(`[data-page=${id}]`)).toHaveScreenshot([`${id}.${theme}.png`], {
          // How far a colour may be off before the eye sees it. Letters smoothed and hinted in other ways came to 25 pixels,
          // the corners of one card two pixels less round to 187.
          threshold: 0.025,
          maxDiffPixels: 60,
        });
        expect(await axeFaults(page, theme === 'dark' ? 'all' : 'colours')).toEqual([]);
      },
    );
  }
}

/** Files of the book; `silent` stands for a site that never answers. */
async function answer(route: Route): Promise<void> {
  const name = path.basename(new URL(route.request().url()).pathname) || 'index.html';
  if (name === 'silent') return;
  const file = path.join(book, 'dist', name);
  await (existsSync(file) ? route.fulfill({ path: file }) : route.abort());
}

/** Waits until what stands in windows of its own is there too, and all letters. */
async function isDrawn(page: Page, id: string): Promise<void> {
  await page.locator(`[data-page=${id}]`).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const places = await page.locator(`[data-page=${id}] > section > iframe`).elementHandles();
  for (const place of places) {
    const frame = await place.contentFrame();
    await frame?.locator('dialog[open], [popover], #root > button').first().waitFor();
    await frame?.evaluate(() => document.fonts.ready);
  }
  // The focus is in the last window that opened, whichever that is.
  if (places.length > 0) await page.evaluate(() => window.focus());
}
