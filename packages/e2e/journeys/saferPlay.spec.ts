import type { SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import type { Page } from '@playwright/test';
import { alert, at, done, field, open, submit } from '../support/screens/moneyForms';
import { aWhile } from '../support/screens/watching';
import { expect, test } from '../support/test';

const GAME = '/gamePage?name=PP&type=0&code=lucky-sevens&title=Lucky+Sevens';
const reminder = (page: Page) => page.getByRole('alertdialog');

/** Changes what the operator answers of the member's play. */
const tell = (page: Page, play: SaferPlay['play'], minutes = 30) =>
  page.route('**/api/saferplay', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, reminder: minutes, play } } });
  });

const isHome = ({ hash }: URL) => /^(#\/)?$/.test(hash);

async function saveLimit(page: Page, amount: string) {
  await field(page, 'day').fill(amount);
  await page.getByRole('button', { name: 'Save limits' }).click();
}

async function deposit(page: Page, amount: string) {
  await open(page, '/recharge');
  await page.getByRole('radio', { name: /Alipay/ }).click();
  await field(page, 'amount').fill(amount);
  await submit(page);
}

test(
  'a limit holds at once, says so at a deposit, and is raised a day later',
  { tag: ['@account', '@wallet'] },
  async ({ newMember: { page, complaints } }) => {
    await open(page, '/mine');
    await page.getByRole('link', { name: /Safer play/ }).click();
    await at(page, '/saferPlay');
    await saveLimit(page, '300');
    await done(page, '操作成功');
    // The limits that are in force now, and not only what was typed.
    await page.getByRole('progressbar').waitFor();
    await deposit(page, '500');
    await alert(page, '超出您设置的每日存款限额，今日还可充值 ¥300.00');
    await page.getByRole('note').filter({ hasText: '今日还可充值' }).getByRole('link', { name: 'Your limits' }).click();
    await at(page, '/saferPlay');
    await saveLimit(page, '1000');
    await page.getByText(/^¥1,000\.00 from \d{4}-\d\d-\d\d \d\d:\d\d on$/).waitFor();
    await deposit(page, '301');
    await alert(page, '今日还可充值 ¥300.00');
    await deposit(page, '300');
    await at(page, '/payInfo?deposit_no=PD');
    await open(page, '/saferPlay');
    await page.locator('[role=progressbar][aria-valuenow="100"]').waitFor();
    expect(complaints).toEqual([]);
  },
);

test(
  'a break keeps out of deposits and games until it ends, and only gets longer',
  { tag: ['@account', '@wallet', '@lobby'] },
  async ({ newMember: { page, account, complaints } }) => {
    await open(page, '/saferPlay');
    await page.getByRole('radio', { name: '24 hours' }).click();
    await page.getByRole('button', { name: 'Take this break' }).click();
    await page.getByRole('alertdialog', { name: 'Take a break: 24 hours?' }).getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: /^You are on a break until/ }).waitFor();
    expect(await page.getByRole('radio', { name: '24 hours' }).count()).toBe(0);
    await deposit(page, '500');
    await alert(page, '您正在休息期');
    await open(page, GAME);
    await page.getByRole('heading', { name: 'Lucky Sevens did not open' }).waitFor();
    await open(page, '/saferPlay');
    await page.getByRole('link', { name: 'Withdrawal' }).click();
    await at(page, '/withdrawal');
    await account.call('saferplay/break', { length: '7d' });
    await expect(account.call('saferplay/break', { length: '24h' })).rejects.toThrow('休息期只能延长，不能缩短');
    expect(complaints).toEqual([]);
  },
);

test(
  'a game tells for how long and with what result, and reminds until it is left',
  { tag: '@deep' },
  async ({ newMember: { page, complaints } }) => {
    await tell(page, { seconds: 1795, net: '-100.00' });
    await open(page, '/');
    await open(page, GAME);
    await page.getByText(/29 min · .*−100\.00/).waitFor();
    expect(await reminder(page).count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    await tell(page, { seconds: 1800, net: '-120.00' });
    await reminder(page).filter({ hasText: 'You have played 30 min' }).waitFor();
    await reminder(page).getByRole('img', { name: '−¥120.00' }).waitFor();
    // A step back closes what is open, the next one leaves the game.
    await page.evaluate(() => history.back());
    await reminder(page).waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL(isHome);
    await page.unrouteAll({ behavior: 'wait' });
    await tell(page, { seconds: 3600, net: '40.00' });
    await open(page, GAME);
    await reminder(page).getByRole('button', { name: 'Go on' }).click();
    await reminder(page).waitFor({ state: 'detached' });
    await page.getByTitle('Lucky Sevens').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await tell(page, { seconds: 5400, net: '40.00' });
    await page.reload();
    await reminder(page).getByRole('button', { name: 'Stop' }).click();
    await page.waitForURL(isHome);
    expect(complaints).toEqual([]);
  },
);

test(
  'an operator that does not know the calls has nothing of all this',
  { tag: '@deep' },
  async ({ newMember: { page, complaints } }) => {
    await page.route('**/api/saferplay', (route) =>
      route.fulfill({ status: 404, json: { code: 404, message: 'unknown', data: null } }),
    );
    const isAsked = page.waitForResponse('**/api/saferplay');
    await open(page, '/mine');
    await isAsked;
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    expect(await page.getByRole('link', { name: /Safer play/ }).count()).toBe(0);
    await open(page, '/saferPlay');
    await page.getByText('Safer play is not offered here').waitFor();
    await open(page, GAME);
    await page.getByTitle('Lucky Sevens').waitFor();
    await aWhile(page);
    expect(await page.getByText(/\d min/).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  },
);

for (const colorScheme of ['dark', 'light'] as const) {
  test(
    `everything has its place on a narrow phone in the ${colorScheme} theme`,
    { tag: '@deep' },
    async ({ newMember: { page, account } }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      await account.call('saferplay/limits', { day: '1', week: '999999999999.99', month: '' });
      await account.call('saferplay/limits', { day: '999999999998.99', week: '999999999999.99', month: '' });
      await open(page, '/saferPlay');
      await page.getByText(/from .* on$/).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(button, h2, p, small, b)')]
          .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
          .map((element) => element.textContent),
      );
      expect(cut).toEqual([]);
    },
  );
}
