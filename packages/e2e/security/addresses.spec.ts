import { hostileAddresses } from '@parlour/testing/addressSpellings';
import { expect } from '../support/test';
import { addressFields } from './addressFields';
import { openField, test } from './addressScenario';

test('attacks: a game whose address is a script is not opened', async ({ target }) => {
  const [game] = addressFields;
  expect(await openField(target, game, hostileAddresses[0] ?? '', 0)).toEqual([]);
});
