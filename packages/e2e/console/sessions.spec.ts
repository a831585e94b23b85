import { logInToConsole, openConsole } from './consolePage';
import { expect, test } from '../support/test';

test(
  'somebody ends a session that is open elsewhere, which has to log in again',
  { tag: '@console' },
  async ({ openPhone, site }) => {
    const { page: lost } = await openConsole(openPhone, site, { by: 'lost phone', width: 390 });
    const { page } = await openConsole(openPhone, site, { by: 'mira' });
    await expect(lost.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.getByRole('button', { name: 'Sessions' }).click();
    await expect(page.getByText('this one')).toBeVisible();
    await page.getByRole('button', { name: /^End the session of lost phone/ }).click();
    await expect(page.getByRole('button', { name: /^End the session of lost phone/ })).toHaveCount(0);
    await lost.reload();
    await expect(lost.getByLabel('Token', { exact: true })).toBeVisible();
    await logInToConsole(lost, 'lost phone', site.consoleToken);
    await expect(lost.getByRole('heading', { name: 'Overview' })).toBeVisible();
  },
);
