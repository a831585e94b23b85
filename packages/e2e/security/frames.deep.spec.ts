import { expect } from '../support/test';
import { sweep } from '../support/screens/sweep';
import { frameAttempts, leavingAttempt } from './frameAttempts';
import { tryAttempt } from './frameScenario';
import { around, gameOn, test } from './hostileGame';

test.describe('attacks: a game in its frame', () => {
  test('tries all that there is', { tag: '@deep' }, async ({ player }) => {
    await player.openGame();
    const before = await around(player.page);
    const rows = frameAttempts.filter((attempt) => attempt !== leavingAttempt).map((attempt) => [attempt.name, attempt] as const);
    expect(await sweep(rows, (attempt) => tryAttempt(player, attempt, before))).toEqual({});
  });

  test('that floods the history is left by one tap on Back', { tag: '@deep' }, async ({ player: { page, openGame } }) => {
    await openGame(
      "for (let count = 0; count < 60; count += 1) { history.pushState(0, '', '?' + count); location.hash = count }",
    );
    const frame = await gameOn(page);
    await frame.waitForFunction('tried.length === 1');
    await page.locator('iframe').tap();
    await frame.waitForFunction('tried.length === 2');
    await page.getByRole('button', { name: 'Back' }).tap();
    await page.waitForFunction(() => !location.hash.startsWith('#/gamePage'));
  });

  test(
    'that wants the focus does not keep it from a sheet of the site',
    { tag: '@deep' },
    async ({ player: { page, openGame } }) => {
      await openGame('addEventListener("message", () => { focus(); document.querySelector("button").focus(); tried.push("") })');
      await page.getByRole('button', { name: /^Koi/ }).tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Load again' }).waitFor();
      const frame = await gameOn(page);
      const tries = await frame.evaluate<number>('tried.length');
      for (let wish = 1; wish <= 8; wish += 1) {
        await frame.evaluate('postMessage(0, "*")');
        await frame.waitForFunction(`tried.length >= ${tries + wish}`);
      }
      expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.localName)).toBe('dialog');
    },
  );
});
