import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { dejavuAlone } from '../support/browser/onlyDejavuFonts';
import { aWhile } from '../support/screens/watching';
import { withResolvers } from '../support/withResolvers';
import { expect, test } from '../support/test';

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, env: dejavuAlone() }),
});

/** What a page asks for that only systems without Chinese characters need. */
function glyphRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/shell\/[^/]+\/(glyphs\/|chinese\.)/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

/** How many of the characters of a text differ from each other as they are drawn in the fonts of an element. */
function differentGlyphs(where: Locator, text: string): Promise<number> {
  return where.evaluate((element, characters) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return 0;
    context.font = `600 40px ${getComputedStyle(element).fontFamily}`;
    const pictures = [...characters].map((character) => {
      context.clearRect(0, 0, 60, 60);
      context.fillText(character, 10, 45);
      return context.getImageData(0, 0, 60, 60).data.join();
    });
    // Lets go of the fonts, as the page does.
    canvas.width = 0;
    return new Set(pictures).size;
  }, text);
}

/** The slices with the most common characters. */
function commonSlices(): { readonly range: string; readonly font: string }[] {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'));
  const ranges: Readonly<Record<string, string>> = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return Array.from({ length: 12 }, (_, index) => {
    const file = path.join(folder, `files/noto-sans-sc-${119 - index}-wght-normal.woff2`);
    return { range: ranges[`[${119 - index}]`] ?? '', font: readFileSync(file).toString('base64') };
  });
}

test(
  'a system without Chinese characters gets those that a screen shows, after it',
  { tag: '@account' },
  async ({ phone, site }) => {
    const { page, complaints } = phone;
    await page.context().addCookies([{ name: 'parlour.language', value: 'zh', url: site.url }]);
    const { promise: asked, resolve: ask } = withResolvers();
    const { promise: held, resolve: letGo } = withResolvers();
    await page.route('**/assets/shell/**/chinese.*.js', async (route) => {
      ask();
      await held;
      await route.continue();
    });
    const requests = glyphRequests(page);
    await page.goto('/#/login');
    await asked;
    const heading = page.getByRole('heading', { level: 1, name: '欢迎回来' });
    expect(await differentGlyphs(heading, '欢迎回来')).toBe(1);
    letGo();
    // Drawn once the slices are there: Chromium may crash where a canvas draws in a font that comes meanwhile.
    await page.waitForFunction(
      () =>
        document.fonts.status === 'loaded' &&
        [...document.fonts].some(({ family, status }) => family.includes('Noto') && status === 'loaded'),
    );
    expect(await differentGlyphs(heading, '欢迎回来')).toBe(4);
    // Of 97.
    expect(requests.length).toBeLessThan(20);
    expect(complaints).toEqual([]);
  },
);

test('a system with Chinese characters asks for none', { tag: '@account' }, async ({ phone: { page, complaints }, site }) => {
  await page.context().addCookies([{ name: 'parlour.language', value: 'zh', url: site.url }]);
  // As fonts of the system, under a name that the site knows.
  await page.addInitScript((slices) => {
    for (const { range, font } of slices) {
      const bytes = Uint8Array.from(atob(font), (byte) => byte.charCodeAt(0));
      document.fonts.add(new FontFace('PingFang SC', bytes, { unicodeRange: range }));
    }
  }, commonSlices());
  const asked = glyphRequests(page);
  const later = page.waitForRequest(/\/later\./);
  await page.goto('/#/login');
  await later;
  await aWhile(page, 1000);
  expect(await differentGlyphs(page.locator('h1'), '充钱戏')).toBe(3);
  expect(asked).toEqual([]);
  // Neither does its service worker, ahead.
  expect(await (await fetch(`${site.url}/service-worker.js`)).text()).not.toMatch(/glyphs|chinese/);
  expect(complaints).toEqual([]);
});
