import type { Page } from '@playwright/test';
import { workOffTurnover } from '../money/moneyFlows';
import { logIn } from '../support/site/member';
import { at, done, field, open, submit } from '../support/screens/moneyForms';
import { screensOf } from '../support/screens/sweptScreens';
import { hasRelease } from '../support/screens/watching';
import { expect, test } from '../support/test';
import { scrollToEnd, serveBets } from './longList';

/** What a browser's translator does: each text becomes elements of its own, at once and after each change. */
function translate(): void {
  const wrap = (text: Text) => {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(`«${text.data.trim()}»`);
    text.replaceWith(outer);
  };
  const wrapAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (/\S/.test(text.nodeValue ?? '') && !text.parentElement?.closest('font, script, style, svg, option, [translate=no]'))
        found.push(text as Text);
    found.forEach(wrap);
  };
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.classList.add('translated-ltr');
    new MutationObserver(wrapAll).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

const outage = (page: Page) => page.getByText(/not reachable|has failed/);

/** Where the page told that a screen failed: none of what a translator does may be told so. */
function watchFailures(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry') && request.postData()?.includes('remoteFailed')) failures.push(page.url());
  });
  return failures;
}

test(
  'on a page that a translator rewrites each screen opens, changes its language and shows no old words, and money moves',
  { tag: ['@lobby', '@wallet', '@records', '@promotions', '@account', '@chromium'] },
  async ({ phone: { page, complaints } }) => {
    const failures = watchFailures(page);
    await logIn(page);
    await page.addInitScript(translate);
    await page.reload();
    await page.locator('main').getByText('«').first().waitFor();
    await hasRelease(page, 'shell');
    for (const { path } of screensOf('member')) {
      await page.evaluate((hash) => location.assign(`#${hash}`), path);
      // What is in a frame is another page, and the title above it is this one's.
      await page.locator('#root').getByText('«').first().waitFor();
      await expect(outage(page)).toHaveCount(0);
    }
    await open(page, '/transfer');
    await field(page, 'amount').fill('5');
    await submit(page);
    await done(page, '操作成功');
    await expect(outage(page)).toHaveCount(0);

    await open(page, '/recharge');
    await page.getByRole('radio', { name: /USDT/ }).click();
    await field(page, 'amount').fill('500');
    await submit(page);
    await at(page, '/payInfo');
    await page.getByRole('timer').waitFor();

    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const choice = page.getByRole('radiogroup', { name: '语言 · Language' });
    await choice.getByRole('radio', { name: '中文' }).click();
    await page.getByRole('dialog', { name: '菜单' }).getByText('会员中心').waitFor();
    await expect(page.getByText(/member centre/i)).toHaveCount(0);
    await choice.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByText('会员中心')).toHaveCount(0);
    expect([failures, complaints.filter((text) => !text.includes('400'))]).toEqual([[], []]);
  },
);

test(
  'on a page that a translator rewrites each answer is told in its place: prizes, refusals, lists, balances',
  { tag: ['@deep', '@chromium'] },
  async ({ phone: { page, complaints }, operator }) => {
    const failures = watchFailures(page);
    const says = (role: 'alert' | 'status', text: string) => page.getByRole(role).filter({ hasText: text });
    const works = () => expect(outage(page)).toHaveCount(0);
    const hunter = await operator.register();
    await hunter.deposit('6000');
    await hunter.bet('5000');
    await page.addInitScript(translate);

    // The second refusal stands where the first one stood.
    await open(page, '/login');
    await field(page, 'name').fill(hunter.name);
    await submit(page);
    await says('alert', 'Please enter your account and password!').waitFor();
    await field(page, 'password').fill('not-mine');
    await submit(page);
    await says('alert', 'Wrong username or password').waitFor();
    await expect(page.getByText('Please enter your account and password!')).toHaveCount(0);
    await field(page, 'password').fill(hunter.password);
    await submit(page);
    await page.getByRole('button', { name: /recycle all/ }).waitFor();
    await works();

    await open(page, '/fanshui');
    await page.getByText('not yet claimed').waitFor();
    await page.getByRole('button', { name: 'Claim' }).click();
    await says('status', '领取成功 ¥30.00').waitFor();
    await page.getByText(/claimed \d/).waitFor();
    await expect(page.getByText('not yet claimed')).toHaveCount(0);
    await works();

    await open(page, '/hongbao');
    await page.getByText('Conditions met: 3 of 5 left').waitFor();
    const grab = page.waitForResponse('**/api/douserredpacket');
    await page.getByRole('button', { name: 'Open a red packet' }).click();
    const { data: won } = await (await grab).json();
    await page.getByText('You won').waitFor();
    await page
      .locator('main')
      .getByRole('img', { name: `¥${Number(won.redpacketmoney).toFixed(2)}` })
      .first()
      .waitFor();
    await page.getByText('2 left').first().waitFor();
    await expect(page.getByText('3 of 5 left')).toHaveCount(0);
    await works();

    await open(page, '/userInfo');
    await field(page, 'mobile').fill('139');
    await field(page, 'email').fill('person@ardelle.example');
    await field(page, 'birthday').fill('1990-01-01');
    await submit(page);
    await says('alert', '请输入正确手机号').waitFor();
    await field(page, 'mobile').fill('13912345678');
    await submit(page);
    await says('status', '操作成功').waitFor();
    await works();

    // The balance follows the polls.
    await open(page, '/');
    const amount = page.getByRole('banner').getByRole('img', { name: /^¥/ });
    const before = await amount.getAttribute('aria-label');
    await hunter.deposit('100');
    await expect(amount).not.toHaveAttribute('aria-label', before ?? '');
    await expect(amount).toHaveText(String(await amount.getAttribute('aria-label')));
    await works();

    await page.evaluate(() => location.assign('#/mine'));
    await page.getByText('Log out').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await at(page, '/login');
    await works();

    await workOffTurnover(operator);
    await field(page, 'name').fill('demo');
    await field(page, 'password').fill('demo1234');
    await submit(page);
    await page.getByRole('button', { name: /recycle all/ }).waitFor();
    await open(page, '/withdrawal?type=1');
    await field(page, 'bank').selectOption({ index: 1 });
    await field(page, 'amount').fill('100');
    await field(page, 'password').fill('not-mine');
    await submit(page);
    await says('alert', '支付密码错误').waitFor();
    await field(page, 'password').fill('demo1234');
    await submit(page);
    await at(page, '/transRecord?type=2');
    await page.getByText('pending review').first().waitFor();
    await page.getByRole('radio', { name: 'Today' }).click();
    await page.getByText('pending review').first().waitFor();
    await works();

    await serveBets(page, 60);
    await open(page, '/betRecord');
    await page.locator('main li').first().waitFor();
    await scrollToEnd(page);
    await page.getByText('That is everything').waitFor();
    await works();
    expect([failures, complaints.filter((text) => !text.includes('400'))]).toEqual([[], []]);
  },
);
