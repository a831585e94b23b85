import type { Page } from 'playwright-core';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';
import { hasRelease } from './watching';

afterAll(closeBrowser);

/** Of the transfer, which asks most often. */
const CADENCE_MS = 1500;
const ROUNDS = 4;

/** Three windows of one member, all visible, and who of them asked for the balance since. */
async function openThree() {
  const { page, complaints } = await openPhone();
  await logIn(page, siteUrl);
  const pages = [page, await page.context().newPage(), await page.context().newPage()] as const;
  const asked: Page[] = [];
  for (const one of pages) {
    one.setDefaultTimeout(10_000);
    one.on('request', (request) => {
      if (request.url().endsWith('/api/balance')) asked.push(one);
    });
    await one.goto(`${siteUrl}/#/transfer`);
  }
  for (const one of pages) await hasRelease(one, 'shell');
  await page.waitForTimeout(2 * CADENCE_MS);
  const askers = async (ms: number) => {
    asked.length = 0;
    await page.waitForTimeout(ms);
    return [...asked];
  };
  return { pages, askers, complaints };
}

it('three windows ask as often as one, and when who asks is closed the next goes on', async () => {
  const { pages, askers, complaints } = await openThree();
  const together = await askers(ROUNDS * CADENCE_MS);
  expect(together.length).toBeGreaterThan(ROUNDS / 2);
  expect(together.length).toBeLessThanOrEqual(ROUNDS + 1);
  await together.at(-1)?.close();
  const left = pages.filter((page) => !page.isClosed());
  const [first] = left;
  if (first === undefined) throw new Error('no window is left');
  const started = Date.now();
  await first.context().waitForEvent('request', { predicate: (request) => request.url().endsWith('/api/balance') });
  expect(Date.now() - started).toBeLessThan(2 * CADENCE_MS);
  expect(complaints).toEqual([]);
});

it('logging out in one window stops the asking in all', async () => {
  const { pages, askers } = await openThree();
  const [first] = pages;
  await first.goto(`${siteUrl}/#/mine`);
  await first.getByText('Log out').click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  for (const page of pages) await page.waitForURL(({ hash }) => hash.startsWith('#/login'));
  expect(await askers(2 * CADENCE_MS)).toEqual([]);
});
