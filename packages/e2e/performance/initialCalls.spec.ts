import type { Page } from '@playwright/test';
import type { Releases } from '../support/site/releases';
import { aWhile } from '../support/screens/watching';
import { withResolvers } from '../support/withResolvers';
import { expect, test } from '../support/test';

/** The routes that say what their screens ask first, as they are live. */
async function beginnings(releases: Releases) {
  const routes = Object.values((await releases.live()).remotes).flatMap((remote) => remote.routes);
  return routes.flatMap(({ path, initialCalls = [] }) => (initialCalls.length > 0 ? [{ path, initialCalls }] : []));
}

/** Opens an address while the shell's file is held back; gives the calls until then, and all until the page is quiet. */
async function openHeld(page: Page, path: string) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  const { promise: held, resolve: letGo } = withResolvers();
  await page.route('**/assets/shell/**/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/#${path}`, { waitUntil: 'commit' });
  // All of the document has run but what is held.
  await page.waitForFunction(() => document.readyState === 'interactive');
  const before = [...calls];
  letGo();
  await page.waitForFunction(() => performance.getEntriesByType('mark').some(({ name }) => name.startsWith('screen:')));
  await aWhile(page, 1000);
  return { before, calls };
}

test(
  'what a screen asks first, and who the member is, is asked before the shell is there, and not again',
  { tag: '@deep' },
  async ({ member: { page, complaints }, releases }) => {
    const routes = await beginnings(releases);
    expect(routes.length).toBeGreaterThan(3);
    for (const { path, initialCalls } of routes) {
      const tab = await page.context().newPage();
      await tab.addInitScript((token) => sessionStorage.setItem('api_token', token), await tokenOf(page));
      const { before, calls } = await openHeld(tab, path);
      const expected = [...initialCalls.map((call) => call.path), '/api/user'].toSorted();
      expect([path, before.toSorted()]).toEqual([path, expected]);
      expect([path, calls.filter((call) => expected.includes(call)).toSorted()]).toEqual([path, expected]);
      await tab.close();
    }
    expect(complaints).toEqual([]);
  },
);

test('a visitor’s page does not ask what only members are answered', async ({ phone: { page, complaints } }) => {
  const { before } = await openHeld(page, '/betRecord');
  expect(before).toEqual([]);
  expect(complaints).toEqual([]);
});

function tokenOf(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('api_token') ?? '');
}
