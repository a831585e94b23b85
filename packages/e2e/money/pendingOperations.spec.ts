import type { Page } from '@playwright/test';
import { logIn } from '../support/site/member';
import { routeFirst } from '../support/browser/routeFirst';
import { aWhile } from '../support/screens/watching';
import { withResolvers } from '../support/withResolvers';
import { expect, test } from '../support/test';

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

for (const [end, amount, sum] of [
  ['arrived', '321.20', '¥321.20'],
  ['refused', '321.13', '¥321.13'],
] as const) {
  test(
    `a deposit is followed from its review until it ${end}, over a reload, without moving the page`,
    { tag: end === 'arrived' ? '@wallet' : '@deep' },
    async ({ phone: { page, complaints }, operator }) => {
      await page.clock.install();
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // Others of the demo member's orders would be told of, too.
      await logIn(page, await operator.register());
      await ask(page, 'recharge', { ...bank, amount });
      await page.goto('/#/wallet');
      await line(page, sum).getByText('under review', { exact: true }).waitFor();
      await page.reload();
      await line(page, sum)
        .getByText(/^(under review|arrived|refused)$/)
        .waitFor();
      await operator.review();
      // It asks every ten seconds.
      await page.clock.fastForward('00:10');
      await line(page, sum).getByText(end, { exact: true }).waitFor();
      expect(await line(page, sum).getByRole('link').getAttribute('href')).toBe('#/transRecord?type=1');
      const moved = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0),
      );
      expect(moved).toBeLessThan(0.01);
      await page.getByRole('button', { name: `Deposit ${sum}: put away` }).click();
      await line(page, sum).waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
    },
  );
}

test('a recovery says of each venue what came back', { tag: '@wallet' }, async ({ member: { page } }) => {
  await ask(page, 'transall', {});
  await ask(page, 'transfer', { amount: '12.30', sourcetype: 'userbalance', targettype: 'FG' });
  await page.goto('/#/wallet');
  await page.getByRole('img', { name: '¥12.30' }).first().waitFor();
  await page.getByRole('button', { name: 'One-click recovery' }).click();
  await page.getByText('¥12.30 came back').waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^操作成功，共回收 ¥12\.30$/ })
    .waitFor();
});

test('a slow poll never brings an old balance back', { tag: '@deep' }, async ({ member: { page } }) => {
  await page.goto('/#/transfer');
  await page.locator('input[name=amount]').fill('0.01');
  const { promise: held, resolve: isHeld } = withResolvers();
  const { promise: released, resolve: letGo } = withResolvers();
  await routeFirst(page, '**/api/balance', 1, async (route) => {
    const response = await route.fetch();
    isHeld();
    await released;
    await route.fulfill({ response });
  });
  await held;
  const shown = () => page.locator('form [role=img]').first().getAttribute('aria-label');
  const before = await shown();
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  await page.waitForFunction((old) => document.querySelector('form [role=img]')?.getAttribute('aria-label') !== old, before);
  const after = await shown();
  letGo();
  for (let look = 0; look < 20; look += 1) {
    expect(await shown()).toBe(after);
    await aWhile(page, 50);
  }
});
