import type { Page } from '@playwright/test';
import { lineFaults } from '@parlour/testing/faultyLine';
import { logIn } from '../support/site/member';
import { comeBackTo } from '../support/screens/watching';
import { damage, hasCachedSite, cachedPaths, cachedText } from './worker';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const goTo = (page: Page, path: string) => page.evaluate((to) => location.assign(`#${to}`), path);
const inHeader = (page: Page) => page.locator('#root header').first().getByRole('img', { name: /^¥/ });
const money = (page: Page) => page.getByRole('img', { name: /^¥/ }).first();
/** The names of the answers that the tab keeps for a time without network. */
const cachedAnswers = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((name) => name.startsWith('parlour.kept.'))
      .join(),
  );
const rooms = (page: Page) => page.getByRole('tab', { name: 'hot' });

test(
  'opens without a network: home with its venues, records, the balance with its time; and keeps no answer about money in its caches',
  { tag: ['@lobby', '@records', '@wallet'] },
  async ({ phone: { page } }) => {
    await logIn(page);
    await rooms(page).waitFor();
    await hasCachedSite(page);
    await goTo(page, '/betRecord');
    const bet = page.locator('main li').first();
    await bet.waitFor();
    const known = await bet.innerText();
    await goTo(page, '/');
    await rooms(page).waitFor();
    await expect.poll(() => cachedAnswers(page)).toContain('getBetRecords');

    await page.context().setOffline(true);
    // No other comes any more.
    const balance = (await inHeader(page).getAttribute('aria-label')) ?? '';
    await page.reload();
    await rooms(page).waitFor();
    await page.getByText(/^You are offline · as of \d\d:\d\d$/).waitFor();
    await expect(inHeader(page)).toHaveAttribute('aria-label', balance);
    await goTo(page, '/betRecord');
    await expect.poll(() => bet.innerText()).toBe(known);
    await goTo(page, '/wallet');
    await page.getByText('Total assets').waitFor();
    await money(page).waitFor();
    await goTo(page, '/recharge');
    await page
      .getByText(/You are offline/)
      .first()
      .waitFor();

    const kept = await cachedPaths(page);
    const lists = kept.filter((path) => path.startsWith('/?list='));
    expect(kept.filter((path) => !/^\/(assets\/|\?list=|$)/.test(path))).toEqual([]);
    expect(lists.join()).toContain('getHotGames');
    expect(lists.filter((path) => /Record|User|Balance|Card|Pay|Rebate|Turnover/.test(path))).toEqual([]);

    await page.context().setOffline(false);
    await page
      .getByText(/^You are offline/)
      .first()
      .waitFor({ state: 'detached' });
  },
);

test(
  'opens while the server does not answer, says so, and is itself again when it does',
  { tag: '@deep' },
  async ({ phone: { page }, line }) => {
    await page.goto(line.url);
    await rooms(page).waitFor();
    await hasCachedSite(page);
    const game = page
      .locator('main li, main a')
      .filter({ has: page.locator('img') })
      .first();
    await game.waitFor();
    line.breakIt(/./, lineFaults['cut before the answer']);
    await page.reload();
    await rooms(page).waitFor();
    await page.getByText(/^No answer right now · as of \d\d:\d\d$/).waitFor();
    line.mend();
    await comeBackTo(page);
    await page.getByText(/^No answer right now/).waitFor({ state: 'detached' });
    for (const fault of ['hang', '502 with a page'] as const) {
      line.breakIt(/^\/$/, lineFaults[fault]);
      await page.reload();
      await rooms(page).waitFor();
      line.mend();
    }
  },
);

test(
  'a kept file that is damaged heals when it is tried again, and is kept as it should be',
  { tag: '@deep' },
  async ({ phone: { page: first } }) => {
    await first.goto('/');
    await hasCachedSite(first);
    const kept = await cachedPaths(first);
    const [shell = '', promotions = ''] = [/\/shell\/.*\/main\./, /\/promotions\/.*\/remoteEntry\./].map((which) =>
      kept.find((path) => which.test(path)),
    );
    for (const path of [shell, promotions]) await damage(first, path);
    const page = await first.context().newPage();
    await first.close();
    await page.goto('/#/activity');
    const again = page.getByRole('button', { name: 'Try again' }).first();
    await page.getByText('The site could not be loaded.').waitFor();
    await again.click();
    await page.getByRole('navigation').first().waitFor();
    // Where another release of the remote was live before, it stands in at once.
    const offers = page.locator('main img').first();
    await again.or(offers).first().waitFor();
    if (await again.isVisible()) await again.click();
    await offers.waitFor();
    for (const path of [shell, promotions]) expect(await cachedText(page, path)).not.toContain('damaged');
  },
);

test('what was a member’s is gone when they log out', { tag: ['@records', '@account'] }, async ({ phone: { page } }) => {
  await logIn(page);
  await goTo(page, '/betRecord');
  await page.locator('main li').first().waitFor();
  await expect.poll(() => cachedAnswers(page)).toContain('getBetRecords');
  await goTo(page, '/mine');
  await page.getByText('Log out').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(({ hash }) => hash === '#/login');
  expect(await cachedAnswers(page)).toBe('');
});
