import type { Page } from '@playwright/test';
import { axeFaults } from '@parlour/testing/axe';
import { unseenIn } from '../accessibility/forcedColours';
import { launchParams, signedData } from './miniAppData';
import { settled } from '../support/screens/watching';
import { expect, test } from '../support/test';

/** Axe is put into the page. */
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const grounds = { dark: '#0B1416', light: '#F5F1E9' };
/** The theme is on the screen, and the browser's bars are painted in it. */
const shows = async (page: Page, theme: keyof typeof grounds) => {
  await page.locator(`meta[name="theme-color"][content="${grounds[theme]}"]`).waitFor({ state: 'attached' });
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(ground).toBe(theme === 'dark' ? 'rgb(11, 20, 22)' : 'rgb(245, 241, 233)');
};
const choose = (page: Page, name: string) => page.getByRole('dialog').getByRole('radio', { name, exact: true }).click();
const open = async (page: Page, path: string) => {
  await page.goto(`/#${path}`);
  await page.locator('main').waitFor();
  await settled(page);
};

test(
  'an open page follows the phone until the player chooses, and again when they choose the phone',
  { tag: '@lobby' },
  async ({ phone: { page } }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await shows(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await shows(page, 'light');
    await choose(page, 'Dark');
    await shows(page, 'dark');
    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    await shows(page, 'dark');
    await choose(page, 'System');
    await shows(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shows(page, 'dark');
  },
);

/** Grounds of Telegram's day and night, and of a theme in which hardly anything can be read. */
for (const [name, ground, theme] of [
  ['day', '#ffffff', 'light'],
  ['night', '#17212b', 'dark'],
  ['a theme of greys', '#8a8a8a', 'light'],
] as const) {
  test(
    `in a messenger in ${name} the site is legible`,
    { tag: name === 'day' ? ['@deep', '@engines'] : '@deep' },
    async ({ openPhone }) => {
      const { page } = await openPhone({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await page.goto(`/#${launchParams(signedData(), ground)}`);
      await page.getByRole('button', { name: 'recycle all' }).waitFor();
      for (const path of ['/', '/wallet', '/activity']) {
        await open(page, path);
        await shows(page, theme);
        expect(await axeFaults(page, 'colours')).toEqual([]);
      }
    },
  );
}

test('in a messenger the system is the messenger, as it is now', { tag: ['@deep', '@engines'] }, async ({ openPhone }) => {
  const { page } = await openPhone({ colorScheme: 'dark' });
  await page.goto(`/#${launchParams(signedData(), '#ffffff')}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await choose(page, 'Dark');
  await shows(page, 'dark');
  await choose(page, 'As Telegram');
  await shows(page, 'light');
  await page.waitForFunction(() => 'Telegram' in window);
  await page.evaluate(() => {
    const { WebView } = Reflect.get(window, 'Telegram') as {
      WebView: { receiveEvent: (name: string, data: unknown) => void };
    };
    WebView.receiveEvent('theme_changed', { theme_params: { bg_color: '#101010' } });
  });
  await shows(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await shows(page, 'dark');
});

test('in the colours of a high contrast theme nothing vanishes', { tag: '@deep' }, async ({ member: { page } }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const unseen: Record<string, readonly string[]> = {};
  for (const path of ['/', '/recharge', '/transfer', '/transRecord', '/userInfo', '/saferPlay', '/hongbao']) {
    await open(page, path);
    const found = await unseenIn(page);
    if (found.length > 0) unseen[path] = found;
  }
  expect(unseen).toEqual({});
  // A rule with `@media` restyles the whole page when it comes, so no other device gets these.
  const isStyled = () =>
    page.evaluate(() =>
      [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes('forced-colors'))),
    );
  await expect.poll(isStyled).toBe(true);
  await page.emulateMedia({ forcedColors: 'none' });
  await expect.poll(isStyled).toBe(false);
});
