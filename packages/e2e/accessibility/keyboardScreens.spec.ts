import { openHeard } from './announcements';
import { focusComesTo, focused, press, tabTo, write } from './keyboard';
import { at, open } from '../support/screens/moneyForms';
import { expect, test } from '../support/test';

/** A key that is held down comes about so often. */
const HELD_MS = 33;

test(
  'records without a pointer: filters, further pages and numbers',
  { tag: ['@deep', '@engines'] },
  async ({ openPhone, operator }) => {
    const customer = await operator.register();
    for (let count = 0; count < 45; count += 1) await customer.order(300);
    // Until they are decided, each row also leads to its payment.
    await operator.review();
    const { page, complaints, liveRegions } = await openHeard(openPhone, customer);
    await open(page, '/transRecord');
    await liveRegions.waitFor('45 records');

    // Row by row: the next pages come by themselves, and it is said how far the list goes.
    await press(page, 'button', /order number/);
    await liveRegions.waitFor('复制成功！');
    const walk = async (rows: number) => {
      for (let row = 0; row < rows; row += 1) await page.keyboard.press('Tab', { delay: HELD_MS });
    };
    await walk(19);
    await liveRegions.waitFor('Shown: 40 of 45');
    await walk(25);
    await liveRegions.waitFor('Shown: 45 of 45');
    expect((await focused(page)).name).toMatch(/order number/);

    // Each filter says what it finds.
    await open(page, '/transRecord?date=2');
    await tabTo(page, 'radio', 'Deposit');
    await page.keyboard.press('ArrowRight');
    await liveRegions.waitFor('No withdrawals for 7 days');
    await tabTo(page, 'radio', '7 days');
    await page.keyboard.press('End');
    await liveRegions.waitFor('No withdrawals for 30 days');
    await tabTo(page, 'radio', 'Withdrawal', { back: true });
    await page.keyboard.press('Home');
    await liveRegions.waitFor('45 records');
    expect(complaints).toEqual([]);
  },
);

test('offers, red packets and rebates without a pointer', { tag: '@deep' }, async ({ openPhone, operator }) => {
  const member = await operator.register();
  const { page, complaints, liveRegions } = await openHeard(openPhone, member);
  await open(page, '/activity');
  await liveRegions.waitFor('Offers', /^\d+ offers?$/);
  await tabTo(page, 'radio', 'All');
  await page.keyboard.press('ArrowRight');
  await liveRegions.waitFor(/^\d+ offers?$/);
  await press(page, 'link', /^First deposit/);
  await at(page, '/activityInfo');
  await press(page, 'button', 'Share');
  await press(page, 'button', 'Apply');
  await liveRegions.waitFor('提交成功，等待后台审核');
  await press(page, 'button', 'Apply');
  await liveRegions.waitFor('您已申请过该活动');

  await open(page, '/hongbao');
  await press(page, 'button', 'Open a red packet');
  await liveRegions.waitFor('You have not yet met the conditions to claim, go finish them!');
  await open(page, '/fanshui');
  await press(page, 'button', 'Claim');
  await liveRegions.waitFor('暂无领取额度！');
  await tabTo(page, 'radio', '30 days');
  await page.keyboard.press('Home');
  await liveRegions.waitFor('No rebates here');
  await press(page, 'button', 'All of 30 days');
  expect((await focused(page)).role).not.toBe('document');
  await open(page, '/zhanzhu');
  await press(page, 'link', /^Northbank FC/);
  await tabTo(page, 'iframe', 'Northbank FC');
  await tabTo(page, 'button', 'Back', { back: true });
  await page.keyboard.press('Enter');
  await at(page, '/zhanzhu');
  expect(complaints).toEqual([]);
});

test(
  'the account without a pointer: profile, messages, levels, limits, agency and terms',
  { tag: '@deep' },
  async ({ openPhone, operator }) => {
    const member = await operator.register();
    const { page, complaints, liveRegions } = await openHeard(openPhone, member);
    await open(page, '/userInfo');
    await write(page, 'Birthday', '1990-01-01');
    await write(page, 'Mobile', '13912345678');
    await write(page, 'Email', 'person');
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('请输入正确邮箱号');
    await focusComesTo(page, 'textbox', 'Email');
    await page.keyboard.type('@ardelle.example');
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('操作成功');

    await open(page, '/message');
    await press(page, 'button', /^USDT over TRC20/);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await focused(page)).name).toMatch(/^USDT over TRC20/);
    await tabTo(page, 'tab', /^公告/, { back: true });
    await page.keyboard.press('ArrowRight');
    await liveRegions.waitFor('No letters for you');

    await open(page, '/vip');
    await tabTo(page, 'tab', /^VIP \d/);
    await page.keyboard.press('End');
    await page.getByRole('tabpanel', { name: 'VIP 10' }).waitFor();

    await open(page, '/saferPlay');
    await write(page, 'Daily limit', '300');
    await page.keyboard.press('Enter');
    await liveRegions.waitFor('操作成功');
    await tabTo(page, 'radio', /^24 hours/);
    await page.keyboard.press('Space');
    await press(page, 'button', 'Take this break');
    await page.getByRole('alertdialog').waitFor();
    await press(page, 'button', 'Confirm');
    await liveRegions.waitFor('操作成功');

    await open(page, '/applyagent');
    await write(page, 'Mobile', '13912345678');
    await write(page, 'Reason', 'Friends');
    await press(page, 'button', 'Apply');
    await liveRegions.waitFor('Your application is under review');
    await open(page, '/abouts');
    await press(page, 'link', 'terms and rules');
    await liveRegions.waitFor('terms and rules');
    expect((await focused(page)).role).not.toBe('document');
    expect(complaints).toEqual([]);
  },
);
