import type { Page } from '@playwright/test';
import { logIn } from '../support/member';
import { at, done, field, open, submit } from '../support/moneyForms';
import { screensOf } from '../support/sweptScreens';
import { hasRelease } from '../support/watching';
import { expect, test } from '../support/test';

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

test(
  'on a page that a translator rewrites each screen opens, changes its language and shows no old words, and money moves',
  { tag: ['@lobby', '@wallet', '@records', '@promotions', '@account', '@chromium'] },
  async ({ phone: { page, complaints } }) => {
    const failures: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/telemetry') && request.postData()?.includes('remoteFailed')) failures.push(page.url());
    });
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
