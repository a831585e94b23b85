import type { Page } from '@playwright/test';
import { uncaught } from '../faults/screenComplaints';
import { logIn } from '../support/site/member';
import { expect, test } from '../support/test';

const told = (page: Page, role: 'status' | 'alert', message: string) =>
  page.getByRole(role).filter({ hasText: new RegExp(`^${message}$`) });
const open = (page: Page) => page.getByRole('button', { name: 'Open a red packet' });

/** How often a path was called so far. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

test('tells the day of a red packet hunter', { tag: '@promotions' }, async ({ phone: { page, complaints }, operator }) => {
  const hunter = await operator.register();
  const grabs = countCalls(page, '/api/douserredpacket');
  await logIn(page, hunter);

  // Too early: the conditions are not met, and nobody is asked.
  await page.goto('/#/hongbao');
  await page.getByText('Conditions not met yet: 0 of 5 left').waitFor();
  await open(page).click();
  await told(page, 'alert', 'You have not yet met the conditions to claim, go finish them!').waitFor();
  expect(grabs()).toBe(0);

  // Deposit and play: three packets. The first is opened by a double tap with Enter on top, and is one.
  await hunter.deposit('6000');
  await hunter.bet('5000');
  await page.reload();
  await page.getByText('Conditions met: 3 of 5 left').waitFor();
  await open(page).dblclick();
  await page.keyboard.press('Enter');
  await page.getByText('恭喜 · You won').waitFor();
  await page.getByRole('button', { name: 'Open another · 2 left' }).waitFor();
  expect(grabs()).toBe(1);

  // The answer of the second is lost on its way: the screen says what the counts say, and a new try is the same grab.
  await page.route('**/api/douserredpacket', async (route) => {
    await route.fetch();
    await route.abort();
  });
  // As long as a win is shown, which is 540 ms, a tap opens no other.
  await page.waitForTimeout(700);
  await page.getByRole('button', { name: 'Open another · 2 left' }).click();
  await told(page, 'alert', 'Server error, please try again later').waitFor();
  await page.getByText(/^Your tap arrived: a packet was opened/).waitFor();
  await page.unroute('**/api/douserredpacket');
  await page.getByText('Conditions met: 1 of 5 left').waitFor();
  await open(page).click();
  await page.getByText('恭喜 · You won').waitFor();
  expect((await hunter.call<{ acquirednum: number }>('redpacket')).acquirednum).toBe(2);
  expect(uncaught(complaints.splice(0))).toEqual([]);

  // The house runs out, then closes.
  await page.getByRole('button', { name: 'Close' }).click();
  await operator.setTerms({ red_packets_budget_a_day: 0 });
  try {
    await open(page).click();
    await told(page, 'alert', '今日红包已抢完，请明日再来').waitFor();
    expect(await page.getByRole('link', { name: 'Recharge', exact: true }).getAttribute('href')).toBe('#/wallet?type=0');
    await operator.setTerms({ red_packets_budget_a_day: 500, redpacket_switch: 0 });
    await page.reload();
    await page.getByRole('heading', { name: 'Red packet closed' }).waitFor();
  } finally {
    await operator.setTerms({ red_packets_budget_a_day: 500, redpacket_switch: 1 });
  }

  // Both packets stand in the records, which lead back to the room.
  await page.goto('/#/welfare');
  await page.getByText('2 red packets').waitFor();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: '前往领取' }).click();
  await page.waitForURL(({ hash }) => hash === '#/hongbao');
  expect(complaints).toEqual([]);
});

test(
  'shows no confetti and turns nothing for a player who wants little motion',
  { tag: '@deep' },
  async ({ openPhone, operator }) => {
    const hunter = await operator.register();
    const { page } = await openPhone({ reducedMotion: 'reduce' });
    await logIn(page, hunter);
    await page.goto('/#/hongbao');
    await page.route('**/api/douserredpacket', (route) => route.fulfill({ json: { code: 200, data: { redpacketmoney: '88' } } }));
    await page.route('**/api/redpacket', (route) =>
      route.fulfill({ json: { code: 200, data: { sendnums: 1, acquirednum: 0, max_times: 5, rules: [] } } }),
    );
    await page.reload();
    await open(page).click();
    await page.getByRole('img', { name: '¥88.00' }).waitFor();
    expect(await page.getByTestId('confetti').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.querySelector('main')?.getAnimations({ subtree: true }).length)).toBe(0);
  },
);

test(
  'claims a rebate once and keeps its filters in the address',
  { tag: '@promotions' },
  async ({ phone: { page, complaints }, operator }) => {
    const member = await operator.register();
    await member.deposit('6000');
    await member.bet('5000');
    const claims = countCalls(page, '/api/dofanshui');
    await logIn(page, member);
    await page.goto('/#/fanshui');
    await page.getByRole('listitem').filter({ hasText: 'PP Slots' }).getByText('not yet claimed').waitFor();
    const { nojisuan } = await member.call<{ nojisuan: string }>('getfanshui', { page: 1 });
    expect(nojisuan).toBe('30.00');

    await page.getByRole('button', { name: 'Claim' }).dblclick();
    await told(page, 'status', '领取成功 ¥30.00').waitFor();
    await page.getByText(/^claimed \d/).waitFor();
    expect(claims()).toBe(1);
    expect(await page.getByText('not yet claimed').count()).toBe(0);
    await page.getByRole('button', { name: 'Claim' }).click();
    await told(page, 'alert', '暂无领取额度！').waitFor();
    expect(claims()).toBe(1);

    await page.getByRole('radio', { name: 'Today' }).click();
    await page.getByRole('radio', { name: 'FG Fishing' }).click();
    await page.getByText('No rebates here').waitFor();
    expect(new URL(page.url()).hash).toBe('#/fanshui?date=1&api_type=FG');
    await page.reload();
    await page.getByText('No rebates here').waitFor();
    expect(await page.getByRole('radio', { name: 'Today' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'All of 30 days' }).click();
    await page.getByText(/^claimed \d/).waitFor();
    expect(complaints).toEqual([]);
  },
);

test(
  'applies for an offer, which is then reviewed',
  { tag: '@promotions' },
  async ({ phone: { page, complaints }, operator }) => {
    const member = await operator.register();

    // A visitor reads the offer, is led to the login and back.
    await page.goto('/#/activity');
    await page.getByRole('radio', { name: 'Rebate' }).click();
    await page.getByRole('link', { name: 'Daily rebate 1.2 %' }).click();
    await page.getByRole('link', { name: 'Go to log in' }).click();
    await page.locator('input[name=name]').fill(member.name);
    await page.locator('input[name=password]').fill(member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ hash }) => hash === '#/activityInfo?id=4');

    await page.getByRole('button', { name: 'Apply' }).dblclick();
    await told(page, 'status', '提交成功，等待后台审核').waitFor();
    const states = async () =>
      (await member.call<{ data: { state: number }[] }>('activityApplyLog', { page: 1 })).data.map(({ state }) => state);
    expect(await states()).toEqual([1]);
    await page.getByRole('button', { name: 'Apply' }).click();
    await told(page, 'alert', '您已申请过该活动').waitFor();
    await operator.review();
    expect(await states()).toEqual([2]);
    expect(complaints).toEqual([]);
  },
);

test(
  'keeps visitors at the doors of members and shows them the sponsors',
  { tag: '@deep' },
  async ({ phone: { page, complaints } }) => {
    for (const path of ['/welfare', '/fanshui']) {
      await page.goto(`/#${path}`);
      await page.waitForURL(({ hash }) => hash === `#/login?redirect=${encodeURIComponent(path)}`);
    }
    await page.goto('/#/hongbao');
    await page.getByRole('alertdialog').getByText('Exciting content awaits, come log in!').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.goto('/#/zhanzhu');
    await page.getByRole('link', { name: 'Northbank FC' }).click();
    await page.waitForURL(({ hash }) => hash === '#/zhanzhuye?type=1');
    await page.frameLocator('iframe[title="Northbank FC"]').getByRole('heading', { name: 'Northbank FC' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Koi Open' }).click();
    await page.frameLocator('iframe[title="Koi Open"]').getByRole('heading', { name: 'Koi Open' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
