import { expect, type Page } from '@playwright/test';
import { remotes } from '../../../scripts/workspace/apps.mjs';

/** The paths of everything in this phone's caches of the site. */
export const cachedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('parlour.'));
    const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return held.flat().map(({ url }) => decodeURIComponent(url.replace(location.origin, '')));
  });

/** Waits until the worker has cached the site: the document, the shell, the entries of the remotes, and no more files arrive. */
export async function hasCachedSite(page: Page): Promise<void> {
  let before = 0;
  const look = async () => {
    const cached = await cachedPaths(page);
    const entries = cached.filter((path) => path.includes('/remoteEntry.'));
    const isDone = cached.length === before;
    before = cached.length;
    return cached.includes('/') && entries.length >= remotes.length && isDone;
  };
  // Half a second is longer than it takes from one file to the next.
  await expect.poll(look, { intervals: [500] }).toBe(true);
}

/** Waits until neither a worker nor anything that it cached is left. */
export const hasNoCache = (page: Page) =>
  expect
    .poll(async () => {
      const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      return workers === 0 && (await cachedPaths(page)).length === 0;
    })
    .toBe(true);

/** What is cached for a path. */
export const cachedText = (page: Page, path: string) => page.evaluate(async (url) => (await caches.match(url))?.text(), path);

/** Puts other bytes in the place of a cached file. */
export const damage = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const cache = await caches.open('parlour.assets');
    await cache.put(url, new Response('let damaged;', { headers: { 'content-type': 'text/javascript' } }));
  }, path);
