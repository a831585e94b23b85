import { expect } from '../support/test';
import { test } from './hostileGame';

test(
  "a link of a game that opens the site in the game's frame leaves the game: once its end, one header, one balance",
  { tag: '@lobby' },
  async ({ player: { page, openGame }, line }) => {
    const link = `<a href="${line.url}/#/">Lobby</a>`;
    await openGame(`document.querySelector('a') ?? document.body.insertAdjacentHTML('afterbegin', '${link}')`);
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
  },
);
