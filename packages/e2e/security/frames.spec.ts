import { expect } from '../support/test';
import { leavingAttempt } from './frameAttempts';
import { backMessage, frameMessages } from './frameMessages';
import { tryAttempt, tryMessage } from './frameScenario';
import { around, test } from './hostileGame';

test('attacks: a game in its frame neither sends the site away nor says anything to it', async ({ player }) => {
  await player.openGame();
  const before = await around(player.page);
  expect(await tryAttempt(player, leavingAttempt, before)).toEqual([]);
  expect(await tryMessage(player, frameMessages[backMessage], before)).toEqual([]);
});
