import { openHeard } from './announcements';
import { focusComesTo, focused, press, tabTo, write } from './keyboard';
import { at, open } from '../support/screens/moneyForms';
import { expect, test } from '../support/test';

test('deposits over ERC20 and by Alipay without a pointer', { tag: '@deep' }, async ({ openPhone, operator }) => {
  const member = await operator.register();
  const { page, complaints, liveRegions } = await openHeard(openPhone, member);

  // ERC20: its own least amount is asked for, and the explanation of both is one stop away.
  await open(page, '/recharge');
  await liveRegions.waitFor('Recharge');
  await press(page, 'link', 'TRC20 or ERC20?');
  await at(page, '/usdtmore');
  await liveRegions.waitFor('TRC20 or ERC20?');
  await press(page, 'button', 'Back');
  await liveRegions.waitFor('Recharge');
  await tabTo(page, 'radio', /^TRC20/);
  await page.keyboard.press('ArrowRight');
  expect((await focused(page)).name).toMatch(/^ERC20/);
  await page.getByText(/200 – .*100,000/).waitFor();
  await write(page, 'Amount', '5');
  await page.keyboard.press('Enter');
  await liveRegions.waitFor('请输入金额在200-100000之间！');
  await focusComesTo(page, 'textbox', 'Amount');
  await page.keyboard.type('00');
  await page.keyboard.press('Enter');
  await at(page, '/payInfo?deposit_no=PD');
  await press(page, 'button', 'Copy the address');
  const untilArrival = await liveRegions.waitFor('Payment', '复制成功！', 'Your deposit is approved', 'Balance ¥500.00');
  expect(untilArrival.filter((said) => said.startsWith('Balance'))).toHaveLength(1);
  expect((await focused(page)).role).not.toBe('document');

  // Alipay: the last of the methods.
  await open(page, '/recharge');
  await tabTo(page, 'radio', /^USDT/);
  await page.keyboard.press('End');
  expect((await focused(page)).name).toMatch(/^Alipay/);
  await write(page, 'Amount', '300');
  await page.keyboard.press('Enter');
  await at(page, '/payInfo?deposit_no=PD');
  await press(page, 'button', 'Copy the payment link');
  await liveRegions.waitFor('Payment', '复制成功！');
  expect(complaints).toEqual([]);
});
