import type { Page } from 'playwright-core';
import { drag, scrollToEnd, serveBets, weigh } from './longList';
import { logIn } from './member';
import { newCustomer } from './operator';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

const hashOf = (page: Page) => new URL(page.url()).hash;
/** The window's rows are drawn at once and the others of a page right after. */
const hasRows = (page: Page, count: number) =>
  page.waitForFunction((rows) => document.querySelectorAll('main li').length === rows, count);
/** From now on listens for what moves; gives how much of the view did, each time. */
async function watchJumps(page: Page): Promise<() => Promise<number[]>> {
  const jumps = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const hear = (list: PerformanceObserverEntryList) =>
      seen.push(...list.getEntries().map((entry): number => Reflect.get(entry, 'value')));
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

it('the filters are in the address: back and reload keep them, and back keeps the place', async () => {
  const { page, complaints } = await openPhone();
  await logIn(page, siteUrl);
  const payloads: unknown[] = [];
  page.on('request', (request) => {
    if (/betrecord|gettransrecord/.test(request.url())) payloads.push(request.postDataJSON());
  });

  // The address chooses the kind, each filter sends its payload.
  await page.goto(`${siteUrl}/#/transRecord?type=2`);
  await page.getByRole('radio', { name: 'Withdrawal', checked: true }).waitFor();
  await page.getByRole('radio', { name: 'Out' }).click();
  await page.waitForURL(({ hash }) => hash === '#/transRecord?type=4');
  await page.getByRole('radio', { name: '7 days' }).click();
  await page.waitForURL(({ hash }) => hash === '#/transRecord?type=4&date=2');
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('OB');
  await page.waitForURL(({ hash }) => hash === '#/transRecord?type=4&date=2&api_type=OB');
  await page.getByText(/^\d+ records?$/).waitFor();
  expect(payloads).toEqual([
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
  await page.goto(`${siteUrl}/#/betRecord`);
  await page.getByRole('radio', { name: '15 days' }).click();
  await page.waitForURL(({ hash }) => hash === '#/betRecord?date=3');
  await page.getByText(/^\d+ records$/).waitFor();
  await scrollToEnd(page);
  await page.evaluate(() => scrollBy(0, -1500));
  await page.waitForTimeout(500);
  const place = await page.evaluate(() => scrollY);
  const middle = () => page.evaluate(() => document.elementFromPoint(195, 420)?.closest('li')?.textContent ?? '');
  const seen = await middle();
  expect(place).toBeGreaterThan(2000);
  expect(seen).not.toBe('');
  const asked = payloads.length;
  await page.evaluate(() => (location.hash = '#/vip'));
  await page.getByRole('tab', { selected: true }).waitFor();
  await page.goBack();
  await page.getByRole('radio', { name: '15 days', checked: true }).waitFor();
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(await middle()).toBe(seen);
  expect(payloads.length).toBe(asked);
  expect(hashOf(page)).toBe('#/betRecord?date=3');
  expect(complaints).toEqual([]);
}, 60_000);

it('a deposit goes from pending to approved while the page is open, and says so politely', async () => {
  const { page, complaints } = await openPhone({ permissions: ['clipboard-read', 'clipboard-write'] });
  const customer = await newCustomer(siteUrl);
  await logIn(page, siteUrl, customer.name, customer.password);
  await page.goto(`${siteUrl}/#/transRecord?date=1`);
  await page.getByText('No deposits today').waitFor();
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  await page.getByText('No deposits for 30 days').waitFor();
  await page.getByRole('link', { name: 'Recharge' }).waitFor();

  const no = await customer.deposit(300);
  await page.goto(`${siteUrl}/#/`);
  await page.goto(`${siteUrl}/#/transRecord?date=2`);
  const row = page.locator('main li').first();
  await row.getByText('pending review', { exact: true }).waitFor();
  const jumps = await watchJumps(page);
  await row.getByText('approved', { exact: true }).waitFor({ timeout: 25_000 });
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
}, 60_000);

it.each([
  ['its beginning in view', 2, 0],
  ['its beginning above the window', 12, 400],
])(
  'a record that comes into an open list makes nothing jump: %s',
  async (_place, count, scrolled) => {
    const { page, complaints } = await openPhone();
    const customer = await newCustomer(siteUrl);
    await logIn(page, siteUrl, customer.name, customer.password);
    for (let made = 0; made < count; made += 1) await customer.deposit(300);
    await page.goto(`${siteUrl}/#/transRecord?date=2`);
    await page.getByText(`${count} records`).waitFor();
    await page.evaluate((to) => scrollTo(0, to), scrolled);
    const jumps = await watchJumps(page);
    await customer.deposit(300);
    await page.getByText(`${count + 1} records`).waitFor({ timeout: 25_000, state: 'attached' });
    await page.waitForTimeout(500);
    await hasRows(page, count + 1);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled === 0 ? 0 : scrolled + 76);
    expect(await jumps()).toEqual([]);
    expect(complaints).toEqual([]);
  },
  60_000,
);

it('rows that arrive between two pages make no doubles and no gaps', async () => {
  const { page, complaints } = await openPhone();
  const customer = await newCustomer(siteUrl);
  await logIn(page, siteUrl, customer.name, customer.password);
  const deposits: string[] = [];
  for (let count = 0; count < 45; count += 1) deposits.unshift(await customer.deposit(300));
  await page.goto(`${siteUrl}/#/transRecord`);
  await page.getByText('45 records').waitFor();
  await hasRows(page, 20);

  // Deposits between pages 1 and 2, and between 2 and 3.
  for (let count = 0; count < 3; count += 1) deposits.unshift(await customer.deposit(400));
  await page.mouse.wheel(0, 700);
  await page.waitForFunction(() => document.querySelectorAll('main li').length > 20);
  for (let count = 0; count < 2; count += 1) deposits.unshift(await customer.deposit(500));
  await page.mouse.wheel(0, 1800);
  await page.getByText('50 records').waitFor();
  await page.getByText('That is everything').waitFor();
  const seen = new Set<string>();
  for (let top = await page.evaluate(() => document.body.scrollHeight); top >= 0; top -= 600) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(60);
    const shown = await numbersOf(page);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toEqual(deposits.slice(deposits.indexOf(shown[0] ?? ''), deposits.indexOf(shown[0] ?? '') + shown.length));
    for (const number of shown) seen.add(number);
  }
  expect([...seen].sort()).toEqual([...deposits].sort());

  // The same with bets that are played meanwhile, and with the transfer that pays for them.
  await customer.transfer(100, 'userbalance', 'OB');
  await customer.bet(25);
  await page.goto(`${siteUrl}/#/betRecord`);
  await page.getByText('25 records').waitFor();
  await customer.bet(4);
  await page.mouse.wheel(0, 700);
  await page.getByText('29 records').waitFor();
  await page.getByText('That is everything').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  const top = await numbersOf(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(300);
  const all = new Set([...top, ...(await numbersOf(page))]);
  expect(all.size).toBe(29);
  await page.goto(`${siteUrl}/#/transRecord?type=3`);
  await page.locator('main li').getByText('success', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
}, 120_000);

it('five thousand bets scroll smoothly, and weigh no more than a few', async () => {
  const { page, complaints } = await openPhone();
  const devtools = await page.context().newCDPSession(page);
  await logIn(page, siteUrl);
  await serveBets(page, 5000, 50);
  await page.goto(`${siteUrl}/#/betRecord`);
  await page.getByText('5000 records').waitFor();
  await page.waitForTimeout(500);
  const first = await weigh(devtools);
  await scrollToEnd(page);
  const last = await weigh(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const up = await drag(page, devtools, 12_000, 3000);
  const down = await drag(page, devtools, -12_000, 3000);
  process.stdout.write(`5,000 rows, CPU 4x slower: ${JSON.stringify({ first, last, up, down })}\n`);
  // Drawn all at once these are 157,000 nodes, 78 MB and tasks of more than 400 ms.
  expect(last.nodes).toBeLessThan(8000);
  expect(last.heapMb - first.heapMb).toBeLessThan(15);
  for (const { frames, longestTaskMs, emptyFrames } of [up, down]) {
    expect(frames).toBeGreaterThan(60);
    expect(longestTaskMs).toBeLessThan(300);
    expect(emptyFrames).toBeLessThan(frames / 10);
  }
  expect(complaints).toEqual([]);
}, 180_000);
