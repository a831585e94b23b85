import { expect, type Page } from '@playwright/test';

/** Everything that this phone keeps of the site in caches, by its path. */
export const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('parlour.'));
    const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return held.flat().map(({ url }) => decodeURIComponent(url.replace(location.origin, '')));
  });

/** Waits until the worker keeps the site: the document, the shell, the entries of so many remotes, and nothing more comes. */
export async function keepsSite(page: Page, remotes = 5): Promise<void> {
  let before = 0;
  const look = async () => {
    const kept = await keptPaths(page);
    const entries = kept.filter((path) => path.includes('/remoteEntry.'));
    const isDone = kept.length === before;
    before = kept.length;
    return kept.includes('/') && entries.length >= remotes && isDone;
  };
  // Half a second is longer than it takes from one file to the next.
  await expect.poll(look, { timeout: 30_000, intervals: [500] }).toBe(true);
}

/** Waits until neither a worker nor anything that it kept is left. */
export const keepsNothing = (page: Page) =>
  expect
    .poll(async () => {
      const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      return workers === 0 && (await keptPaths(page)).length === 0;
    })
    .toBe(true);

/** What is kept at a path. */
export const keptText = (page: Page, path: string) => page.evaluate(async (url) => (await caches.match(url))?.text(), path);

/** Puts other bytes in the place of a kept file. */
export const damage = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const cache = await caches.open('parlour.assets');
    await cache.put(url, new Response('let damaged;', { headers: { 'content-type': 'text/javascript' } }));
  }, path);
