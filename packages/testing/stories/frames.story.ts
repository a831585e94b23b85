import type { Frame } from 'playwright-core';
import type { FaultyLine } from './faultyLine';
import { frameAttempts } from './frameAttempts';
import { around, openHostileGame, openLineTo, openMember, sayUrl } from './hostileGame';
import { closeBrowser } from './phone';

afterAll(closeBrowser);

/** Waits for an answer of the game; a game that navigated itself has none. */
async function answersOf(frame: Frame | null, count: number): Promise<string[]> {
  for (let left = 30; left > 0; left -= 1) {
    const tried = await frame?.evaluate<string[]>('tried').catch(() => []);
    if (tried !== undefined && tried.length >= count) return tried;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return [];
}

describe('attacks: a game in its frame', () => {
  let game: Awaited<ReturnType<typeof openHostileGame>>;
  let line: FaultyLine;
  let member: Awaited<ReturnType<typeof openMember>>;
  let before: Awaited<ReturnType<typeof around>>;

  const openGame = async (code = '') => {
    const { page } = member;
    line.breakIt(/\/getGameUrl$/, sayUrl(`${game.url}#${encodeURIComponent(code)}`));
    await page.goto(`${line.url}/?${Date.now()}#/gamePage?name=FG&type=0&code=koi&title=Koi`);
    await page.locator('iframe').waitFor();
  };
  beforeAll(async () => {
    game = await openHostileGame();
    line = await openLineTo(game);
    member = await openMember(line);
    await openGame();
    await member.page.frameLocator('iframe').getByRole('button').waitFor();
    before = await around(member.page);
  }, 60_000);
  afterAll(async () => {
    await line.close();
    await game.close();
  });

  it.each(frameAttempts.map((attempt, at) => ({ ...attempt, at })))(
    'that $name',
    async ({ code, answer, opensWindowWhenTapped = false, at }) => {
      const { page, incidents } = member;
      incidents.length = 0;
      await page
        .locator('iframe')
        .evaluate((frame, url) => frame.setAttribute('src', url), `${game.url}?${at}#${encodeURIComponent(code)}`);
      await page.waitForFunction((n) => document.querySelector('iframe')?.getAttribute('src')?.includes(`?${n}#`), at);
      const frame = await (await page.waitForSelector('iframe')).contentFrame();
      const byItself = await answersOf(frame, 1);
      expect(await around(page)).toEqual(before);
      expect(page.context().pages()).toHaveLength(1);
      await page.locator('iframe').tap();
      const answers = [...byItself, ...(await answersOf(frame, 2))];
      expect(await around(page)).toEqual(before);
      // A window takes a moment to come.
      if (opensWindowWhenTapped) await page.waitForTimeout(500);
      const others = page
        .context()
        .pages()
        .filter((other) => other !== page);
      expect(others.length > 0 && !opensWindowWhenTapped).toBe(false);
      for (const other of others) await other.close();
      expect(incidents).toEqual([]);
      if (answer) for (const said of answers) expect(said).toMatch(answer);
      if (answer) expect(answers).not.toEqual([]);
    },
  );

  it('that floods the history is left by one tap on Back', async () => {
    const { page } = member;
    await openGame(
      "for (let count = 0; count < 60; count += 1) { history.pushState(0, '', '?' + count); location.hash = count }",
    );
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    await answersOf(frame, 1);
    await page.locator('iframe').tap();
    await answersOf(frame, 2);
    await page.getByRole('button', { name: 'Back' }).tap();
    await page.waitForFunction(() => !location.hash.startsWith('#/gamePage'));
  });

  it('that wants the focus does not keep it from a sheet of the site', async () => {
    const { page } = member;
    await openGame(
      "for (let left = 8; left > 0; left -= 1) setTimeout(() => { focus(); document.querySelector('button').focus() }, left * 200)",
    );
    await page.getByRole('button', { name: /^Koi/ }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Load again' }).waitFor();
    await page.waitForTimeout(1700);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.localName)).toBe('dialog');
  });
});
