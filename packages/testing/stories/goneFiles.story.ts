import type { Page } from 'playwright-core';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';
import { keepLive, makeLive, publishCopy, removeFiles } from './releases';
import { comeBackTo } from './watching';

/** Two polls of the manifest. */
const FOLLOWS_MS = 36_000;
const run = Date.now().toString(36);
let number = 0;

afterAll(closeBrowser);
keepLive();

/** Makes a copy of an app live, under a version that nobody has asked for yet; gives the version. */
async function release(app: string, change?: (text: string) => string): Promise<string> {
  number += 1;
  const version = `0.1.0-g${run}.${number}`;
  await publishCopy(app, version, change);
  await makeLive({ name: app, version });
  return version;
}

const walletThatSays = (text: string) => release('wallet', (code) => code.replaceAll('Total assets', text));
const goTo = (page: Page, path: string) => page.evaluate((to) => location.assign(`#${to}`), path);

/**
 * Goes to a place until it shows a text: tries again where the page offers it, else goes away and comes back, as players do. What the
 * page shows meanwhile is never nothing.
 */
async function comesTo(page: Page, path: string, text: string): Promise<void> {
  const until = Date.now() + FOLLOWS_MS;
  const wanted = page.locator('main').getByText(text).first();
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  for (;;) {
    await goTo(page, path);
    await wanted
      .or(retry)
      .first()
      .waitFor({ timeout: 3_000 })
      .catch(() => undefined);
    if (await wanted.isVisible()) return;
    if (Date.now() > until) throw new Error(`"${text}" did not come`);
    expect((await page.locator('body').innerText()).trim()).not.toBe('');
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 }).catch(() => undefined);
    await goTo(page, '/activity');
    await comeBackTo(page);
    await page.waitForTimeout(300);
  }
}

/** What is gone while a page is open, and how the page comes to what is live now. */
const rows: readonly (readonly [what: string, story: (page: Page) => Promise<void>])[] = [
  [
    'a remote that the page has not asked for yet',
    async (page) => {
      const old = await walletThatSays('Assets, gone');
      await logIn(page, siteUrl);
      await walletThatSays('Assets, here');
      await removeFiles('wallet', old);
      await comesTo(page, '/wallet', 'Assets, here');
    },
  ],
  [
    'the other screens of a remote that is on screen',
    async (page) => {
      const old = await walletThatSays('Assets, gone');
      await logIn(page, siteUrl);
      await comesTo(page, '/wallet', 'Assets, gone');
      await walletThatSays('Assets, here');
      await removeFiles('wallet', old);
      await comesTo(page, '/cards', '解绑');
      await goTo(page, '/wallet');
      await page.locator('main').getByText('Assets,').first().waitFor();
    },
  ],
  [
    'the shell, and the page is loaded anew',
    async (page) => {
      const old = await release('shell');
      await logIn(page, siteUrl);
      await release('shell');
      await removeFiles('shell', old);
      await comesTo(page, '/mine', 'Log out');
      await page.reload();
      await comesTo(page, '/mine', 'Log out');
    },
  ],
  [
    'what is live itself, by mistake: the one before stands in or it is said, the rest goes on, and what is released then comes',
    async (page) => {
      await walletThatSays('Total assets');
      const live = await walletThatSays('Assets, gone');
      await logIn(page, siteUrl);
      await removeFiles('wallet', live);
      await goTo(page, '/wallet');
      const stand = page
        .locator('main')
        .getByText('Total assets')
        .or(page.getByRole('button', { name: 'Try again' }));
      await stand.first().waitFor({ timeout: 20_000 });
      await goTo(page, '/activity');
      await page.locator('main img').first().waitFor();
      await walletThatSays('Assets, here');
      await comesTo(page, '/wallet', 'Assets, here');
    },
  ],
];

describe('faults: old files gone under an open page', () => {
  it.each(rows)(
    '%s',
    async (_what, story) => {
      const { page } = await openPhone();
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await story(page);
      expect(thrown).toEqual([]);
      await page.context().close();
    },
    120_000,
  );
});
