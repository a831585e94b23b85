import type { Page } from 'playwright-core';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';

jest.setTimeout(60_000);
afterAll(closeBrowser);

const bank = { paytype: 'bank', bank: '招商银行', bank_address: '上海', bank_no: '6214831200778315', bank_owner: '林澜' };

/** Asks for something as the member of this page would, without its screens. */
function ask(page: Page, path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([to, json]) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${sessionStorage.getItem('api_token')}` };
      return (await fetch(`/api/${to}`, { method: 'POST', headers, body: json })).json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

const line = (page: Page, sum: string) => page.getByRole('listitem').filter({ has: page.getByRole('img', { name: sum }) });

it.each([
  ['arrived', '321.20', '¥321.20'],
  ['refused', '321.13', '¥321.13'],
])('a deposit is followed from its review until it %s, over a reload, without moving the page', async (end, amount, sum) => {
  const { page, complaints } = await openPhone();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await logIn(page, siteUrl);
  await ask(page, 'recharge', { ...bank, amount });
  await page.goto(`${siteUrl}/#/wallet`);
  await line(page, sum).getByText('under review', { exact: true }).waitFor();
  await page.reload();
  await line(page, sum)
    .getByText(/^(under review|arrived|refused)$/)
    .waitFor();
  await line(page, sum).getByText(end, { exact: true }).waitFor({ timeout: 15_000 });
  expect(await line(page, sum).getByRole('link').getAttribute('href')).toBe('#/transRecord?type=1');
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0));
  expect(moved).toBeLessThan(0.01);
  await page.getByRole('button', { name: `Deposit ${sum}: put away` }).click();
  await line(page, sum).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('a recovery says of each venue what came back', async () => {
  const { page } = await openPhone();
  await logIn(page, siteUrl);
  await ask(page, 'transall', {});
  await ask(page, 'transfer', { amount: '12.30', sourcetype: 'userbalance', targettype: 'FG' });
  await page.goto(`${siteUrl}/#/wallet`);
  await page.getByRole('img', { name: '¥12.30' }).first().waitFor();
  await page.getByRole('button', { name: 'One-click recovery' }).click();
  await page.getByText('¥12.30 came back').waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^操作成功，共回收 ¥12\.30$/ })
    .waitFor();
});

it('a slow poll never brings an old balance back', async () => {
  const { page } = await openPhone();
  await logIn(page, siteUrl);
  await page.goto(`${siteUrl}/#/transfer`);
  await page.locator('input[name=amount]').fill('0.01');
  let isHeld = false;
  let letGo: () => void = () => undefined;
  await page.route('**/api/balance', async (route) => {
    const response = await route.fetch();
    if (isHeld) return route.fulfill({ response });
    isHeld = true;
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return route.fulfill({ response });
  });
  await page.waitForRequest('**/api/balance');
  await page.waitForTimeout(300);
  const shown = () => page.locator('form [role=img]').first().getAttribute('aria-label');
  const before = await shown();
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await page.waitForFunction((old) => document.querySelector('form [role=img]')?.getAttribute('aria-label') !== old, before);
  const after = await shown();
  letGo();
  for (let look = 0; look < 20; look += 1) {
    expect(await shown()).toBe(after);
    await page.waitForTimeout(50);
  }
});
