import type { FaultyLine } from './faultyLine';
import { frameMessages } from './frameMessages';
import { around, openHostileGame, openLineTo, openMember, sayUrl } from './hostileGame';
import { closeBrowser } from './phone';

afterAll(closeBrowser);

/** The bridge that a messaging app puts into its page; with it the site listens to more. */
function bridge(): void {
  Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } });
}

describe('attacks: messages of a frame', () => {
  describe.each([
    ['in a browser', undefined],
    ['in the messaging app', bridge],
  ])('%s', (_where, init) => {
    let game: Awaited<ReturnType<typeof openHostileGame>>;
    let line: FaultyLine;
    let member: Awaited<ReturnType<typeof openMember>>;
    beforeAll(async () => {
      game = await openHostileGame();
      line = await openLineTo(game);
      member = await openMember(line, init);
      line.breakIt(/\/getGameUrl$/, sayUrl(game.url));
      await member.page.evaluate(() => location.assign('#/gamePage?name=FG&type=0&code=koi&title=Koi'));
      await member.page.frameLocator('iframe').getByRole('button').waitFor();
    }, 60_000);
    afterAll(async () => {
      await member.page.context().close();
      await line.close();
      await game.close();
    });

    it.each(Object.entries(frameMessages))('%s changes nothing', async (_what, message) => {
      const { page, incidents } = member;
      const before = await around(page);
      const frame = await (await page.waitForSelector('iframe')).contentFrame();
      await frame?.evaluate((said) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- an attacker says it to anybody
        parent.postMessage(said, '*');
      }, message);
      await page.waitForTimeout(60);
      expect(await around(page)).toEqual(before);
      expect(incidents).toEqual([]);
    });
  });
});
