import type { Frame, Page } from 'playwright-core';
import { change, type FaultyLine, openFaultyLine, say } from './faultyLine';
import { frameAttempts } from './frameAttempts';
import { openHostileGame } from './hostileGame';
import { newPerson, registerQuickly } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

const json = (data: unknown) => say(200, 'application/json', JSON.stringify({ code: 200, message: '', data }));

/** A line to a site whose operator lets frames of the game's origin in, as FRAME_ORIGINS does. */
async function openLineTo(game: { readonly url: string }): Promise<FaultyLine> {
  const line = await openFaultyLine(siteUrl);
  const allow = (policy = '') => policy.replace("frame-src 'self'", `frame-src 'self' ${new URL(game.url).origin}`);
  line.breakIt(
    /^\/(\?|$)/,
    change(({ headers }) => ({
      headers: { ...headers, 'content-security-policy': allow(headers['content-security-policy']) },
    })),
  );
  return line;
}

async function openMember(line: FaultyLine) {
  const { page } = await openPhone({ reducedMotion: 'reduce' });
  const token = await registerQuickly(siteUrl, newPerson());
  const incidents: string[] = [];
  page.on('dialog', (dialog) => {
    incidents.push(`it asked ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('download', () => incidents.push('it sent a file'));
  await page.addInitScript((kept) => {
    if (self === top) sessionStorage.setItem('api_token', kept);
  }, token);
  await page.goto(`${line.url}/#/usdtmore`);
  return { page, token, incidents };
}

/** What a game must not change. */
const around = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    title: document.title,
    token: sessionStorage.getItem('api_token'),
    theme: document.documentElement.dataset['theme'] ?? '',
    style: document.documentElement.getAttribute('style'),
    dialogs: document.querySelectorAll('dialog[open]').length,
    toasts: document.querySelectorAll('[role=alert], [role=status]').length,
    isFull: document.fullscreenElement !== null,
    launch: String(Reflect.get(window, 'parlourLaunch')),
    bar: document.querySelector('h1')?.textContent,
  }));

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
    line.breakIt(/\/getGameUrl$/, json({ url: `${game.url}#${encodeURIComponent(code)}` }));
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
});
