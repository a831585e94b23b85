import type { Page } from '@playwright/test';
import { fixOwnSums, shownSums } from './ownSums';
import { goTo, prepare, settle } from '../support/screens/screenWatch';
import { sweepMember } from '../support/screens/sweepMember';
import { screensOf } from '../support/screens/sweptScreens';
import type { Operator } from '../support/site/operator';
import type { OpenPhone } from '../support/browser/phone';
import { expect, test } from '../support/test';

const comfort = (page: Page, name: string) => page.getByRole('group', { name: 'Comfort' }).getByRole('switch', { name });
const motion = (page: Page) => page.evaluate(() => document.documentElement.dataset['motion']);
/** What a deposit sends is shown to who sends it. */
const screens = screensOf('member').filter(({ path }) => !path.startsWith('/payInfo'));

/** A member whose own sums are all alike, with the drawer open on home. */
async function openMember(openPhone: OpenPhone, operator: Operator) {
  const { token } = await sweepMember(operator);
  const phone = await openPhone();
  const { page } = phone;
  await fixOwnSums(page);
  await page.addInitScript(prepare, { token, hurry: 1 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  return phone;
}

test(
  'amounts that are hidden in the drawer are hidden on every screen, until they are shown again',
  { tag: '@deep' },
  async ({ openPhone, operator }) => {
    const { page, complaints } = await openMember(openPhone, operator);
    expect(await shownSums(page)).not.toEqual([]);
    await comfort(page, 'Hide amounts').click();
    await page.keyboard.press('Escape');
    const told: string[] = [];
    for (const { path } of screens) {
      await page.evaluate(goTo, { path, isFresh: false });
      await settle(page);
      for (const text of await shownSums(page)) told.push(`${path}: ${text}`);
    }
    expect(told).toEqual([]);
    await page.evaluate(goTo, { path: '/', isFresh: false });
    await page.getByRole('button', { name: 'recycle all' }).click();
    await page.getByRole('status').filter({ hasText: '共回收 hidden' }).waitFor();
    const other = await page.context().newPage();
    await fixOwnSums(other);
    await other.goto('/#/wallet');
    await other.getByRole('button', { name: 'Hide amounts', pressed: true }).click();
    await page.locator('header').getByRole('img', { name: '¥7,919.37' }).waitFor();
    expect(complaints).toEqual([]);
  },
);

test(
  'motion that the player does not want stops at once, also on the next visit',
  { tag: '@lobby' },
  async ({ phone: { page } }) => {
    await page.addInitScript(() =>
      Object.assign(navigator, { share: async (shared: ShareData) => void (document.body.dataset['shared'] = shared.url) }),
    );
    await page.goto('/');
    const pause = page.getByRole('region', { name: /prizes/i }).getByRole('button', { name: 'Pause', includeHidden: true });
    await expect(pause).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
    await page.locator('[data-shared^=http]').waitFor({ state: 'attached' });
    await comfort(page, 'Stand still').click();
    expect(await motion(page)).toBe('still');
    await expect(pause).toBeHidden();
    await page.reload();
    expect(await motion(page)).toBe('still');
    await page.getByRole('button', { name: 'Menu' }).click();
    await comfort(page, 'Stand still').click();
    expect(await motion(page)).toBeUndefined();
  },
);

// The driver of Firefox cannot change it.
test('motion that the phone does not want stops in an open page', { tag: '@deep' }, async ({ phone: { page } }) => {
  await page.goto('/');
  await page.getByRole('region', { name: /prizes/i }).waitFor();
  expect(await motion(page)).toBeUndefined();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(() => document.documentElement.dataset['motion'] === 'still');
});

test(
  'a list that is pulled down asks again, and one that is pushed sideways does not',
  { tag: ['@records', '@chromium'] },
  async ({ openPhone, operator }) => {
    const { page } = await openMember(openPhone, operator);
    await page.evaluate(goTo, { path: '/transRecord', isFresh: false });
    await settle(page);
    const touch = await page.context().newCDPSession(page);
    const drag = async (...points: readonly (readonly [number, number])[]) => {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y: 300 }] });
      for (const [x, y] of points) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/gettransrecord')) asked += 1;
    });
    await drag([260, 305], [360, 480]);
    await drag([202, 340], [204, 400], [204, 470]);
    await page.getByText('Updated').waitFor({ state: 'attached' });
    expect(asked).toBe(1);
  },
);

test(
  'the small buttons over a balance take taps all over',
  { tag: ['@lobby', '@wallet', '@deep'] },
  async ({ member: { page } }) => {
    const dead = () =>
      page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('button')]
          .filter((button) => /^(Refresh|Hide amounts)$/.test(button.getAttribute('aria-label') ?? ''))
          .filter((button) => {
            const { left, top, width, height } = button.getBoundingClientRect();
            const rows = [0.1, 0.5, 0.9].map((share) => document.elementFromPoint(left + width / 2, top + height * share));
            return !rows.every((hit) => button.contains(hit));
          })
          .map((button) => button.getAttribute('aria-label')),
      );
    for (const path of ['/', '/wallet']) {
      await page.goto(`/#${path}`);
      await page.locator('main').getByRole('button', { name: 'Refresh', exact: true }).waitFor();
      await page.locator('main').getByText('Game wallet').first().waitFor();
      expect(await dead()).toEqual([]);
    }
  },
);
