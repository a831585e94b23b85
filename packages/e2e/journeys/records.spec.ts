import type { Page } from '@playwright/test';
import { scrollToEnd } from './longList';
import { logIn } from '../support/site/member';
import { aWhile, steady } from '../support/screens/watching';
import { expect, test } from '../support/test';

const hashOf = (page: Page) => new URL(page.url()).hash;
/** The window's rows are drawn at once and the others of a page right after. */
const hasRows = (page: Page, count: number) =>
  page.waitForFunction((rows) => document.querySelectorAll('main li').length === rows, count);
/** From now on listens for what moves; gives the words that did, each time. */
async function watchJumps(page: Page): Promise<() => Promise<string[]>> {
  const jumps = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const hear = (list: PerformanceObserverEntryList) =>
      seen.push(
        ...list.getEntries().map((entry): string => {
          const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
          return sources.map(({ node }) => node?.textContent ?? '').join(', ');
        }),
      );
    new PerformanceObserver(hear).observe({ type: 'layout-shift' });
    return seen;
  });
  return () => jumps.jsonValue();
}
/** The rows that can be told apart by the number that a touch copies. */
const numbersOf = async (page: Page) => {
  const labels = await page
    .locator('main li button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.split(' ').at(-1) ?? '');
};
/** The same once the rows of a place that was just scrolled to are drawn. */
const settledNumbers = async (page: Page) => (await steady(page, async () => (await numbersOf(page)).join(' '))).split(' ');

test(
  'the filters are in the address: back and reload keep them, and back keeps the place',
  { tag: '@records' },
  async ({ member: { page, complaints } }) => {
    const payloads: unknown[] = [];
    page.on('request', (request) => {
      if (/betrecord|gettransrecord/.test(request.url())) payloads.push(request.postDataJSON());
    });

    // The address chooses the kind, each filter sends its payload.
    await page.goto('/#/transRecord?type=2');
    await page.getByRole('radio', { name: 'Withdrawal', checked: true }).waitFor();
    await page.getByRole('radio', { name: 'Out' }).click();
    await page.waitForURL(({ hash }) => hash === '#/transRecord?type=4');
    await page.getByRole('radio', { name: '7 days' }).click();
    await page.waitForURL(({ hash }) => hash === '#/transRecord?type=4&date=2');
    await page.getByRole('combobox', { name: 'Platform' }).selectOption('OB');
    await page.waitForURL(({ hash }) => hash === '#/transRecord?type=4&date=2&api_type=OB');
    await expect
      .poll(() => payloads)
      .toEqual([
        { date: 4, type: 2, page: 1, api_type: '' },
        { date: 4, type: 4, page: 1, api_type: '' },
        { date: 2, type: 4, page: 1, api_type: '' },
        { date: 2, type: 4, page: 1, api_type: 'OB' },
      ]);
    await page.reload();
    await page.getByRole('radio', { name: 'Out', checked: true }).waitFor();
    await page.getByRole('radio', { name: '7 days', checked: true }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Platform' }).inputValue()).toBe('OB');
    expect(payloads.at(-1)).toEqual({ date: 2, type: 4, page: 1, api_type: 'OB' });

    // Deep in the bets of 15 days, elsewhere, and back: the same filter, the same rows in the same place, no call.
    await page.goto('/#/betRecord');
    await page.getByRole('radio', { name: '15 days' }).click();
    await page.waitForURL(({ hash }) => hash === '#/betRecord?date=3');
    await page.getByText(/^\d+ records$/).waitFor();
    await scrollToEnd(page);
    await page.evaluate(() => scrollBy(0, -1500));
    const place = await steady(page, () => page.evaluate(() => scrollY));
    const middle = () => page.evaluate(() => document.elementFromPoint(195, 420)?.closest('li')?.textContent ?? '');
    expect(place).toBeGreaterThan(2000);
    await expect.poll(middle).not.toBe('');
    const seen = await middle();
    const asked = payloads.length;
    await page.evaluate(() => (location.hash = '#/vip'));
    await page.getByRole('tab', { selected: true }).waitFor();
    await page.goBack();
    await page.getByRole('radio', { name: '15 days', checked: true }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    expect(await middle()).toBe(seen);
    expect(payloads.length).toBe(asked);
    expect(hashOf(page)).toBe('#/betRecord?date=3');
    expect(complaints).toEqual([]);
  },
);

test(
  'a deposit goes from pending to approved while the page is open, and says so politely',
  { tag: '@records' },
  async ({ openPhone, operator }) => {
    const { page, complaints } = await openPhone({ permissions: ['clipboard-read', 'clipboard-write'] });
    const customer = await operator.register();
    await page.clock.install();
    await logIn(page, customer);
    await page.goto('/#/transRecord?date=1');
    await page.getByText('No deposits today').waitFor();
    await page.getByRole('button', { name: 'Last 30 days' }).click();
    await page.getByText('No deposits for 30 days').waitFor();
    await page.getByRole('link', { name: 'Recharge' }).waitFor();

    const no = await customer.order(300);
    await page.goto('/#/');
    await page.goto('/#/transRecord?date=2');
    const row = page.locator('main li').first();
    await row.getByText('pending review', { exact: true }).waitFor();
    const jumps = await watchJumps(page);
    await operator.review();
    // It asks every ten seconds.
    await page.clock.fastForward('00:10');
    await row.getByText('approved', { exact: true }).waitFor();
    await page
      .locator('[aria-live=polite]')
      .filter({ hasText: /^USDT ¥300\.00: approved$/ })
      .waitFor({ state: 'attached' });
    expect(await jumps()).toEqual([]);

    // What is approved is gold, and its number is copied with one touch.
    await row.getByRole('button', { name: `Copy the order number ${no}` }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^复制成功！$/ })
      .waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(no);
    expect(complaints).toEqual([]);
  },
);

for (const [place, count, scrolled] of [
  ['its beginning in view', 2, 0],
  ['its beginning above the window', 12, 400],
] as const) {
  test(
    `a record that comes into an open list makes nothing jump: ${place}`,
    { tag: '@deep' },
    async ({ phone: { page, complaints }, operator }) => {
      const customer = await operator.register();
      await page.clock.install();
      await logIn(page, customer);
      for (let made = 0; made < count; made += 1) await customer.order(300);
      await page.goto('/#/transRecord?date=2');
      await page.getByText(`${count} records`).waitFor();
      // Without rows there is nothing to scroll.
      await hasRows(page, count);
      const rowPx = await page
        .locator('main li')
        .first()
        .evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
      await page.evaluate((to) => scrollTo(0, to), scrolled);
      const jumps = await watchJumps(page);
      await customer.order(300);
      await page.clock.fastForward('00:10');
      await page.getByText(`${count + 1} records`).waitFor({ state: 'attached' });
      await hasRows(page, count + 1);
      await aWhile(page);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled === 0 ? 0 : scrolled + rowPx);
      expect(await jumps()).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
}

test(
  'rows that arrive between two pages make no doubles and no gaps',
  { tag: '@deep' },
  async ({ phone: { page, complaints }, operator }) => {
    const customer = await operator.register();
    await logIn(page, customer);
    const deposits: string[] = [];
    for (let count = 0; count < 45; count += 1) deposits.unshift(await customer.order(300));
    await page.goto('/#/transRecord');
    await page.getByText('45 records').waitFor();
    // Those of page 1 that are not near the window may not be drawn.
    await page.locator('main li').nth(10).waitFor();

    // Deposits between pages 1 and 2, and between 2 and 3.
    for (let count = 0; count < 3; count += 1) deposits.unshift(await customer.order(400));
    const second = page.waitForResponse((answer) => answer.request().postData()?.includes('"page":2') === true);
    await page.mouse.wheel(0, 1400);
    await second;
    for (let count = 0; count < 2; count += 1) deposits.unshift(await customer.order(500));
    await scrollToEnd(page);
    await page.getByText('50 records').waitFor();
    const seen = new Set<string>();
    for (let top = await page.evaluate(() => document.body.scrollHeight); top >= 0; top -= 600) {
      await page.evaluate((to) => scrollTo(0, to), top);
      const shown = await settledNumbers(page);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toEqual(deposits.slice(deposits.indexOf(shown[0] ?? ''), deposits.indexOf(shown[0] ?? '') + shown.length));
      for (const number of shown) seen.add(number);
    }
    expect([...seen].sort()).toEqual([...deposits].sort());

    // The same with bets that are played meanwhile, and with the transfer that pays for them.
    await customer.deposit('100');
    await customer.bet('1', 25);
    await page.goto('/#/betRecord');
    await page.getByText('25 records').waitFor();
    await customer.bet('1', 4);
    await scrollToEnd(page);
    await page.getByText('29 records').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const top = await settledNumbers(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const all = new Set([...top, ...(await settledNumbers(page))]);
    expect(all.size).toBe(29);
    await page.goto('/#/transRecord?type=3');
    await page.locator('main li').getByText('success', { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
  },
);
