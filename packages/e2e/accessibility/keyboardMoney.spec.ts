import { openHeard } from './announcements';
import { focusComesTo, focused, pick, press, tabTo, write } from './keyboard';
import { workOffTurnover } from '../money/moneyFlows';
import { at, open } from '../support/screens/moneyForms';
import { aWhile } from '../support/screens/watching';
import { expect, test } from '../support/test';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

test(
  'money without a pointer: in, between the venues and out, and each new balance is said once',
  { tag: '@deep' },
  async ({ openPhone, operator }) => {
    const member = await operator.register();
    const { page, complaints, liveRegions } = await openHeard(openPhone, member);
    await page.locator('button', { hasText: 'Skip to content' }).waitFor({ state: 'attached' });

    // A deposit by WeChat, with a quick amount, and its payment.
    await press(page, 'link', 'Recharge');
    await liveRegions.waitFor('Recharge');
    await tabTo(page, 'radio', /^USDT/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect((await focused(page)).name).toMatch(/^WeChat/);
    await tabTo(page, 'textbox', 'Amount');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await liveRegions.waitFor(/^请输入金额在/);
    await focusComesTo(page, 'textbox', 'Amount');
    await press(page, 'button', '2,000', 'Space');
    await press(page, 'button', 'Continue to payment');
    await at(page, '/payInfo?deposit_no=PD');
    await press(page, 'button', 'Copy the payment link');
    const untilArrival = await liveRegions.waitFor('Your deposit is approved', 'Balance ¥2,000.00');
    expect(untilArrival).toContain('复制成功！');
    expect(untilArrival.filter((said) => /\d\d:\d\d/.test(said))).toEqual([]);

    // To a venue, and all of it back.
    await press(page, 'button', 'Back');
    // Going back takes a moment, and would end on a page that is opened meanwhile.
    await at(page, '/recharge');
    await open(page, '/transfer');
    await liveRegions.waitFor('Transfer');
    await pick(page, 'To');
    await write(page, 'Amount', '200');
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('操作成功', 'Balance ¥1,800.00');
    await press(page, 'button', 'One-click recovery');
    expect((await liveRegions.waitFor(/操作成功/, 'Balance ¥2,000.00')).filter((said) => said.startsWith('Balance'))).toEqual([
      'Balance ¥2,000.00',
    ]);
    await aWhile(page, 3000);
    expect((await liveRegions.read()).filter((said) => said.startsWith('Balance'))).toEqual([]);

    // A bank card and a USDT address.
    await open(page, '/cards?type=1');
    await press(page, 'link', /^Add a bank card/);
    await liveRegions.waitFor('Add a bank card');
    await press(page, 'button', 'Use 林澜');
    await pick(page, 'Bank');
    await write(page, 'Branch address', '上海');
    await write(page, 'Card number', '62148310000000');
    await write(page, 'Payment password', member.paypassword);
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('绑定成功');
    await at(page, '/cards?type=1');
    await press(page, 'button', /^解绑/);
    await page.getByRole('alertdialog').waitFor();
    await press(page, 'button', '确认');
    await liveRegions.waitFor('解绑成功');
    await page.getByRole('link', { name: /^Add a bank card No/ }).waitFor();
    expect((await focused(page)).role).not.toBe('document');
    await tabTo(page, 'tab', '银行卡', { back: true });
    await page.keyboard.press('ArrowLeft');
    await press(page, 'link', /^Add a USDT address/);
    await write(page, 'USDT address', TRON);
    await tabTo(page, 'radio', /^TRC20/);
    await page.keyboard.press('Space');
    await write(page, 'Payment password', member.paypassword);
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('绑定成功');
    await at(page, '/cards');

    // Out: what stands against it is said before it is sent.
    await open(page, '/withdrawal');
    await liveRegions.waitFor('Withdrawal');
    await pick(page, 'USDT address');
    await write(page, 'Amount', '9000');
    await liveRegions.waitFor(/^This is more than your central wallet holds/);
    expect(complaints).toEqual([]);
  },
);

test('a withdrawal without a pointer', { tag: '@wallet' }, async ({ openPhone, operator }) => {
  await workOffTurnover(operator);
  const { page, complaints, liveRegions } = await openHeard(openPhone);
  await open(page, '/withdrawal?type=1');
  await liveRegions.waitFor('Withdrawal');
  // Until the cards have come there is no field for the focus to move to.
  await page.getByRole('combobox', { name: 'Bank card' }).waitFor();
  await tabTo(page, 'button', 'Withdraw');
  await page.keyboard.press('Enter');
  await liveRegions.waitFor('请选择您要提现到的银行卡');
  await focusComesTo(page, 'combobox', 'Bank card');
  await page.keyboard.press('ArrowDown');
  await write(page, 'Amount', '99.99');
  await page.keyboard.press('Enter');
  await liveRegions.waitFor('单笔取款不能低于100元');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('100');
  await write(page, 'Payment password', 'demo1234');
  await page.keyboard.press('Enter');
  await liveRegions.waitFor('提交成功，等待后台审核');
  await at(page, '/transRecord?type=2');
  await liveRegions.waitFor('Transaction records');
  expect(complaints).toEqual([]);
});
