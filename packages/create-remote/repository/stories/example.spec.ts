import { getHomeNotices } from '@parlour/api-client/endpoints/lobby';
import { expect, test } from '@parlour/testing/browser';

test('a player reads the news', async ({ api, openScreen }) => {
  api.answer(getHomeNotices, ['Two more tables tonight']);
  const page = await openScreen('/example');
  await expect(page.getByRole('listitem')).toHaveText(['Two more tables tonight']);
});

test('a player repeats a request that failed', async ({ api, openScreen }) => {
  api.refuse(getHomeNotices, 'Later, please');
  const page = await openScreen('/example');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  api.answer(getHomeNotices, ['Two more tables tonight']);
  await retry.click();
  await expect(page.getByRole('listitem')).toHaveText(['Two more tables tonight']);
});
