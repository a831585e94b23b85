import { at, done, field, isRefused, open, submit } from '../support/screens/moneyForms';
import { expect, test } from '../support/test';

test(
  'a bank deposit: every refusal in order, then the review',
  { tag: ['@deep', '@engines'] },
  async ({ newMember: { page, complaints } }) => {
    await open(page, '/recharge');
    await page.getByRole('radio', { name: /Bank transfer/ }).click();
    await page.getByRole('button', { name: 'Copy: Account number' }).first().click();
    await page.getByText('100 – 50,000').waitFor();
    await isRefused(page, 'amount', '请输入金额在100-50000之间！');
    await field(page, 'amount').fill('50000.01');
    await isRefused(page, 'amount', '请输入金额在100-50000之间！');
    await field(page, 'amount').fill('500');
    await isRefused(page, 'bank_owner', '请输入存款人姓名');
    await field(page, 'bank_owner').fill('林澜');
    await isRefused(page, 'bank', '请输入银行类型');
    await field(page, 'bank').selectOption({ index: 1 });
    await isRefused(page, 'bank_no', '请输入银行卡号');
    await field(page, 'bank_no').fill('6214000000006214');
    await isRefused(page, 'bank_address', '请输入银行开户行地址');
    await field(page, 'bank_address').fill('上海徐汇支行');
    await submit(page);
    await at(page, '/transRecord');
    await done(page, '提交成功，等待后台审核');
    expect(complaints).toEqual([]);
  },
);

for (const [method, sum] of [
  ['USDT', '277.77 USDT'],
  ['WeChat', '¥2,000.00'],
  ['Alipay', '¥2,000.00'],
] as const) {
  test(
    `a deposit by ${method} leads to its payment and says when it has arrived`,
    { tag: method === 'USDT' ? '@wallet' : '@deep' },
    async ({ newMember: { page, complaints }, operator }) => {
      // A screen that is still being loaded would take its time from two clocks, and the gateway refuses it.
      await page.getByRole('tab', { name: 'hot' }).waitFor();
      // Firefox calls the hash of a script wrong whose load a reload cuts short.
      await page.waitForLoadState('networkidle');
      await page.clock.install();
      // Timers of a page that is open already cannot be cleared any more.
      await page.reload();
      await open(page, '/recharge');
      await page.getByRole('radio', { name: new RegExp(method) }).click();
      await field(page, 'amount').fill('2000');
      await submit(page);
      await at(page, '/payInfo?deposit_no=PD');
      const timer = page.getByRole('timer', { name: 'Time left to pay' });
      await timer.filter({ hasText: /^59:\d\d$/ }).waitFor();
      await page.getByRole('img', { name: sum }).waitFor();
      await page.getByRole('img', { name: 'QR code of the payment' }).waitFor();
      await page.reload();
      await timer.filter({ hasText: /^59:\d\d$/ }).waitFor();
      await operator.review();
      // It asks every ten seconds.
      await page.clock.fastForward('00:10');
      await page.getByRole('heading', { name: 'Your deposit is approved' }).waitFor();
      expect(complaints).toEqual([]);
    },
  );
}

test(
  'the countdown goes by the clock of the server, and an order runs out with its hour',
  { tag: '@deep' },
  async ({ newMember: { page, account } }) => {
    const order = { paytype: 'usdt', amount: '2000', catepay: 'ERC20' };
    const { deposit_no } = await account.call<{ deposit_no: string }>('recharge', order);
    await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
    await page.reload();
    await open(page, `/payInfo?deposit_no=${deposit_no}`);
    await page
      .getByRole('timer')
      .filter({ hasText: /^59:\d\d$/ })
      .waitFor();
    await page.route('**/api/payinfo', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/"created_at":"[^"]*"/, '"created_at":"2026-01-01 12:00:00"'),
      });
    });
    await page.reload();
    await page.getByRole('heading', { name: 'This order has expired' }).waitFor();
    expect(await page.getByRole('img', { name: 'QR code of the payment' }).count()).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    await open(page, '/payInfo?deposit_no=PD1');
    await page.getByRole('heading', { name: 'There is no such order' }).waitFor();
  },
);

test('without a network the form says that nothing was sent', { tag: '@wallet' }, async ({ newMember: { page } }) => {
  await open(page, '/recharge');
  await page.getByRole('radio', { name: /WeChat/ }).click();
  await field(page, 'amount').fill('300');
  await page.context().setOffline(true);
  await submit(page);
  await page.getByText('No connection; nothing was sent').waitFor();
  await page.context().setOffline(false);
  await submit(page);
  await at(page, '/payInfo?deposit_no=PD');
});
