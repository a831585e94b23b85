import type { Page } from 'playwright-core';

/** Everything that this phone keeps of the site in caches, by its path. */
export const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('parlour.'));
    const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return held.flat().map(({ url }) => decodeURIComponent(url.replace(location.origin, '')));
  });

const until = async (page: Page, isSo: () => Promise<boolean>) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isSo()) return;
    await page.waitForTimeout(100);
  }
  throw new Error('it did not come to be');
};

/** Waits until the worker keeps the site: the document, the shell, the entries of so many remotes, and nothing more comes. */
export async function keepsSite(page: Page, remotes = 5): Promise<void> {
  let before = 0;
  await until(page, async () => {
    const kept = await keptPaths(page);
    const entries = kept.filter((path) => path.includes('/remoteEntry.'));
    const isDone = kept.length === before;
    before = kept.length;
    if (!isDone) await page.waitForTimeout(500);
    return kept.includes('/') && entries.length >= remotes && isDone;
  });
}

/** Waits until neither a worker nor anything that it kept is left. */
export const keepsNothing = (page: Page) =>
  until(page, async () => {
    const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    return workers === 0 && (await keptPaths(page)).length === 0;
  });

/** What is kept at a path. */
export const keptText = (page: Page, path: string) => page.evaluate(async (url) => (await caches.match(url))?.text(), path);

/** Puts other bytes in the place of a kept file. */
export const damage = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const cache = await caches.open('parlour.assets');
    await cache.put(url, new Response('let damaged;', { headers: { 'content-type': 'text/javascript' } }));
  }, path);
