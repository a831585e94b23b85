import type { Page } from '@playwright/test';
import { type FaultyLine, say } from '@parlour/testing/faultyLine';
import { expect } from '../support/test';
import { sayUrl, test } from './hostileGame';

/** Follows the link of the game that is on screen; the site has to be alone on screen after it, and the game ended once. */
async function followLink(page: Page, line: FaultyLine): Promise<void> {
  const ends = () => line.requests.filter(({ path }) => path === '/api/game-end');
  expect(ends()).toHaveLength(0);
  await page.frameLocator('iframe').getByRole('link', { name: 'Lobby' }).click();
  await page.waitForURL(({ hash }) => /^(#\/)?$/.test(hash));
  await page.getByRole('button', { name: 'recycle all' }).waitFor();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect.poll(ends).toHaveLength(1);
  expect(JSON.parse(ends()[0]?.body ?? '')).toMatchObject({ plat_name: 'FG', game_code: 'koi' });
  expect(page.frames()).toHaveLength(1);
}

test(
  "a link of a game that opens the site in the game's frame leaves the game: once its end, one header, one balance",
  { tag: '@lobby' },
  async ({ player: { page, openGame }, line }) => {
    const link = `<a href="${line.url}/#/">Lobby</a>`;
    await openGame(`document.querySelector('a') ?? document.body.insertAdjacentHTML('afterbegin', '${link}')`);
    await followLink(page, line);
  },
);

test("so does a link of a game of the site's own origin", { tag: '@lobby' }, async ({ player: { page }, line }) => {
  line.breakIt(/\/getGameUrl$/, sayUrl(`${line.url}/demo/linked`));
  line.breakIt(/^\/demo\/linked$/, say(200, 'text/html', '<!doctype html><a href="/#/">Lobby</a>'));
  await page.goto(`${line.url}/#/gamePage?name=FG&type=0&code=koi&title=Koi`);
  await followLink(page, line);
});
