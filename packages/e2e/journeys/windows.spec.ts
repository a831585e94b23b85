import type { Page } from '@playwright/test';
import type { Phone } from '../support/browser/phone';
import { hasRelease } from '../support/screens/watching';
import { expect, test } from '../support/test';

/** Of the transfer, which asks most often. */
const CADENCE_MS = 1500;
const ROUNDS = 4;

/** Three windows of one member, all visible, and who of them asked for the balance since. */
async function openThree({ page, complaints }: Phone) {
  const pages = [page, await page.context().newPage(), await page.context().newPage()] as const;
  const asked: Page[] = [];
  for (const one of pages) {
    one.on('request', (request) => {
      if (request.url().endsWith('/api/balance')) asked.push(one);
    });
    await one.goto('/#/transfer');
  }
  for (const one of pages) await hasRelease(one, 'shell');
  // How often is asked is what is told here: it takes the time that it takes.
  await page.waitForTimeout(2 * CADENCE_MS);
  const askers = async (ms: number) => {
    asked.length = 0;
    await page.waitForTimeout(ms);
    return [...asked];
  };
  return { pages, asked, askers, complaints };
}

test(
  'three windows ask as often as one, and when who asks is closed the next goes on',
  { tag: ['@deep', '@engines'] },
  async ({ member }) => {
    const { pages, asked, askers, complaints } = await openThree(member);
    const together = await askers(ROUNDS * CADENCE_MS);
    expect(together.length).toBeGreaterThan(ROUNDS / 2);
    expect(together.length).toBeLessThanOrEqual(ROUNDS + 1);
    await together.at(-1)?.close();
    asked.length = 0;
    const left = pages.filter((page) => !page.isClosed());
    expect(left).toHaveLength(2);
    await expect.poll(() => asked.length, { timeout: 2 * CADENCE_MS }).toBeGreaterThan(0);
    expect(left).toContain(asked[0]);
    expect(complaints).toEqual([]);
  },
);

test('logging out in one window stops the asking in all', { tag: '@deep' }, async ({ member }) => {
  const { pages, askers } = await openThree(member);
  const [first] = pages;
  await first.goto('/#/mine');
  await first.getByText('Log out').click();
  await first.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  for (const page of pages) await page.waitForURL(({ hash }) => hash.startsWith('#/login'));
  expect(await askers(2 * CADENCE_MS)).toEqual([]);
});
