import { announcements } from './announcements';
import { focusComesTo, focused, press, tabTo } from './keyboard';
import { logIn } from '../support/site/member';
import { at } from '../support/screens/moneyForms';
import { expect, test } from '../support/test';

const isHome = ({ hash }: URL) => /^(#\/)?$/.test(hash);

test(
  'home without a pointer: what moves is stopped, a game is found, played and left',
  { tag: '@deep' },
  async ({ phone: { page, complaints }, operator }) => {
    const liveRegions = await announcements(page);
    await logIn(page, await operator.register());
    await page.locator('button', { hasText: 'Skip to content' }).waitFor({ state: 'attached' });
    await tabTo(page, 'button', 'Skip to content', { back: true });
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

    // The banners and the prizes.
    await tabTo(page, 'group', 'Offers');
    await press(page, 'button', 'Pause', 'Space');
    await focusComesTo(page, 'button', 'Play');
    await press(page, 'button', /^\S+/, 'Enter');
    await page.getByRole('dialog').waitFor();
    await press(page, 'button', 'Next announcement');
    expect((await liveRegions.read()).length).toBeGreaterThan(0);
    await press(page, 'button', 'Got it');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tabTo(page, 'group', 'Prizes');
    await press(page, 'button', 'Pause');
    expect(
      await page.evaluate(() =>
        document
          .querySelector('main')
          ?.getAnimations({ subtree: true })
          .filter(({ playState }) => playState === 'running'),
      ),
    ).toEqual([]);

    // The balance, counted anew.
    await liveRegions.read();
    await tabTo(page, 'button', 'Refresh', { back: true });
    await page.keyboard.press('Enter');
    expect((await liveRegions.waitFor('Balance ¥0.00')).filter((said) => said.startsWith('Balance'))).toEqual(['Balance ¥0.00']);

    // Tabs and rooms.
    await tabTo(page, 'tab', 'hot');
    await page.keyboard.press('ArrowRight');
    await focusComesTo(page, 'tab', 'recent');
    await liveRegions.waitFor('Nothing played yet');
    await page.keyboard.press('Home');
    await press(page, 'button', 'Fishing');
    await focusComesTo(page, 'region', 'Fishing');
    await press(page, 'button', /^Golden Koi/);
    await liveRegions.waitFor('Golden Koi');

    // Through the game, and back by its bar.
    await page.frameLocator('iframe').getByRole('button', { name: 'Bet', exact: true }).waitFor();
    await tabTo(page, 'iframe', 'Golden Koi');
    await tabTo(page, 'button', 'Back', { back: true });
    await page.keyboard.press('Enter');
    await page.waitForURL(isHome);
    await liveRegions.waitFor('Lobby');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

    // The search.
    await press(page, 'button', 'Search games');
    await page.getByRole('searchbox').waitFor();
    expect((await focused(page)).role).toBe('searchbox');
    await page.keyboard.type('Golden');
    await liveRegions.waitFor(/^\d+ games?$/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focusComesTo(page, 'button', 'Search games');

    // Language and theme, in the drawer; what is said in a dialog is heard in it.
    await tabTo(page, 'button', 'Menu', { back: true });
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await tabTo(page, 'radio', '中 · EN');
    await page.keyboard.press('ArrowRight');
    await liveRegions.waitFor('已切换为中文');
    await page.keyboard.press('Home');
    await liveRegions.waitFor('中 · EN');
    await tabTo(page, 'radio', 'System');
    await page.keyboard.press('End');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
    await press(page, 'button', /^Permanent domain/);
    await liveRegions.waitFor('复制成功！');
    await press(page, 'button', 'Member centre');
    await at(page, '/vip');
    await liveRegions.waitFor('VIP');
    expect(complaints).toEqual([]);
  },
);

test('the film of the door is stopped and closed', { tag: ['@deep', '@engines'] }, async ({ openPhone }) => {
  const { page } = await openPhone({ hasIntro: true });
  await page.goto('/');
  await page.getByRole('dialog', { name: 'Intro' }).waitFor();
  await press(page, 'button', 'Pause', 'Space');
  const isPaused = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
  await expect.poll(isPaused).toBe(true);
  await press(page, 'button', 'Close');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
