import { expect, test } from '../support/test';
import { htmlFields } from './htmlFields';
import { tryVectors } from './htmlScenario';
import { firstVector } from './xssVectors';

test('attacks: HTML of the backend runs nothing in the small print of an offer', async ({ line, operator, openPhone }) => {
  expect(await tryVectors({ line, operator, openPhone }, htmlFields.memo, [firstVector], true)).toEqual({});
});
