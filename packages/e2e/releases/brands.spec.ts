import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hasCachedSite } from '../offline/worker';
import { root, type Site } from '../support/site/site';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

interface BrandFile {
  readonly dark: Readonly<Record<string, string>>;
}

const koi = JSON.parse(readFileSync(path.join(root, 'brands/koi/brand.json'), 'utf8')) as BrandFile;
/** `#0D0B27` as browsers say it. */
const rgb = (hex = '') => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
const INK = rgb(koi.dark['page']);
const PLUM = '#240B2B';
const hostOf = ({ url }: Site, name: string) => url.replace('127.0.0.1', `${name}.localhost`);

/** Notes each background that the page is drawn with, from its first frame on. */
function noteBackgrounds(): void {
  const seen = new Set<string>();
  const look = () => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    if (document.head !== null && backgroundColor !== 'rgba(0, 0, 0, 0)') seen.add(backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { backgroundsSeen: seen });
}
const backgrounds = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { backgroundsSeen: Set<string> }).backgroundsSeen]);
/** How wide the logo in the header was drawn by its file; 0 when there is none. */
const logoWidth = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLImageElement>('header img[src*="/assets/koi/"]')?.naturalWidth ?? 0);
const isShown = (page: Page) => page.getByRole('tab', { name: 'hot' }).waitFor();

/** The brand with other colours, under another version. */
async function nextKoi(version: string, dark: object): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'koi-'));
  await cp(path.join(root, 'brands/koi'), folder, { recursive: true });
  await writeFile(path.join(folder, 'brand.json'), JSON.stringify({ ...koi, version, dark: { ...koi.dark, ...dark } }));
  return folder;
}

test('a brand is there from the first frame on: at the first visit, at the next one, offline', async ({ site, openPhone }) => {
  const { page } = await openPhone({ baseURL: hostOf(site, 'koi') });
  await page.addInitScript(noteBackgrounds);
  await page.goto('/');
  await isShown(page);
  await expect(page).toHaveTitle(/Koi/);
  expect(await backgrounds(page)).toEqual([INK]);
  await hasCachedSite(page);
  await page.reload();
  await isShown(page);
  expect(await backgrounds(page)).toEqual([INK]);
  await page.context().setOffline(true);
  await page.reload();
  await isShown(page);
  expect(await backgrounds(page)).toEqual([INK]);
  await expect.poll(() => logoWidth(page)).toBeGreaterThan(0);
});

test('two brands and the site itself are told apart by host name', async ({ site, openPhone }) => {
  const looks = await Promise.all(
    ['koi', 'ardelle', ''].map(async (name) => {
      const { page } = await openPhone({ baseURL: name === '' ? site.url : hostOf(site, name) });
      await page.goto('/');
      await isShown(page);
      return page.evaluate(() => {
        const style = getComputedStyle(document.querySelector('h2') ?? document.body);
        const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')].map(({ dataset }) => dataset['section']);
        return { page: getComputedStyle(document.documentElement).backgroundColor, font: style.fontFamily, first: sections[0] };
      });
    }),
  );
  for (const part of ['page', 'font', 'first'] as const) expect(new Set(looks.map((look) => look[part])).size).toBe(3);
});

test('a canary of a brand is shown to those who get it, and taken back from them', async ({ site, openPhone }) => {
  const version = `1.9.0-${Date.now().toString(36)}`;
  const folder = await nextKoi(version, { page: PLUM });
  try {
    await site.releaseTool('publish', 'koi', '--dir', folder);
    await site.releaseTool('promote', `koi@${version}`, '--to', '99%', '--site', 'koi', '--reason', 'story');
    const { page } = await openPhone({ baseURL: hostOf(site, 'koi'), serviceWorkers: 'block' });
    await page.addInitScript(noteBackgrounds);
    await page.goto('/');
    await isShown(page);
    expect(await backgrounds(page)).toEqual([rgb(PLUM)]);
    const sameElsewhere = await (await fetch(site.url)).text();
    expect(sameElsewhere).not.toContain(version);
    await site.releaseTool('stop', 'koi', '--site', 'koi', '--reason', 'story');
    await page.reload();
    await isShown(page);
    expect(await backgrounds(page)).toEqual([INK]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('colours that nobody can read on each other go live nowhere, and the pair is named', async ({ site }) => {
  const version = `1.8.0-${Date.now().toString(36)}`;
  const folder = await nextKoi(version, { text2: '#2A1133' });
  try {
    await site.releaseTool('publish', 'koi', '--dir', folder);
    const promoted = site.releaseTool('promote', `koi@${version}`, '--site', 'koi', '--reason', 'story');
    await expect(promoted).rejects.toThrow(/text2 on page in the dark theme has the contrast 1\.\d\d:1, and needs 4\.5:1/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
