import { expect } from '../support/test';
import { sweep } from '../support/screens/sweep';
import { backMessage, frameMessages } from './frameMessages';
import { tryMessage } from './frameScenario';
import { around, test } from './hostileGame';

/** The bridge that a messaging app puts into its page; with it the site listens to more. */
function bridge(): void {
  Object.assign(window, { TelegramWebviewProxy: { postEvent: () => undefined } });
}

const places = [
  { where: 'in a browser', init: () => undefined, isReported: (what: string) => what !== backMessage },
  { where: 'in the messaging app', init: bridge, isReported: () => true },
];

for (const { where, init, isReported } of places) {
  test(`attacks: no message of a frame changes anything ${where}`, { tag: '@deep' }, async ({ player }) => {
    const { page, openGame } = player;
    await page.addInitScript(init);
    await openGame();
    const before = await around(page);
    const rows = Object.entries(frameMessages).filter(([what]) => isReported(what));
    expect(await sweep(rows, (message) => tryMessage(player, message, before))).toEqual({});
    // What a message would do later has been done when the site's own later question is answered.
    await page.evaluate(() => fetch('/manifest.json').then(() => undefined));
    expect(await around(page)).toEqual(before);
  });
}
