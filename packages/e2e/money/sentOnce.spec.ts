import type { BrowserContext, Page, Route } from '@playwright/test';
import { logIn } from '../support/site/member';
import { type MoneyFlow, moneyFlows } from './moneyFlows';
import type { Operator } from '../support/site/operator';
import type { Phone } from '../support/browser/phone';
import { routeFirst } from '../support/browser/routeFirst';
import { aWhile } from '../support/screens/watching';
import { withResolvers } from '../support/withResolvers';
import { expect, test } from '../support/test';

const balanced = { entriesSum: '0.00', wrongAccounts: 0, unbalanced: 0, negative: 0, wrongHolds: 0 };
/** The clocks of phone and operator may differ by this in the wallet's rules. */
const CLOCKS_MS = 5000;
const DAY_MS = 86_400_000;
const found = /^It went through: order \w+, (under review|arrived)$/;

interface Row {
  readonly out_trade_no: string;
  readonly amount: string;
  readonly created_at: string;
}

for (const flow of moneyFlows) {
  test.describe(flow.name, () => {
    /** Each way to lose or double a call is told of one flow by `npm test`, and of all by the deep run. */
    const told = (name: string) => ({ tag: flow.name === name ? '@wallet' : '@deep' });
    const send = (page: Page) => page.getByRole('button', { name: flow.button, exact: true });
    const { isDone, isOver } = flow;

    test('by a double tap is sent once', told('a transfer'), async ({ phone, operator }) => {
      const { page, context, sum, keys, booked } = await openFlow(flow, phone, operator);
      await onCalls(context, flow, withoutKey);
      await send(page).dblclick();
      await isDone(page);
      expect(keys).toHaveLength(1);
      expect(await booked(sum)).toHaveLength(1);
    });

    test('by Enter plus tap is sent once', told('a withdrawal'), async ({ phone, operator }) => {
      const { page, context, sum, keys, booked } = await openFlow(flow, phone, operator);
      const { promise: tapped, resolve: tap } = withResolvers();
      await onCalls(context, flow, (route) => tapped.then(() => withoutKey(route)));
      await page.locator('input[name=amount]').press('Enter');
      await send(page).click({ force: true, noWaitAfter: true });
      tap();
      await isDone(page);
      expect(keys).toHaveLength(1);
      expect(await booked(sum)).toHaveLength(1);
    });

    test(
      'whose answer was lost is found in the records and not sent again; the same sum, meant again, is',
      told('a deposit'),
      async ({ phone, operator }) => {
        const { page, context, sum, keys, booked } = await openFlow(flow, phone, operator);
        await onCalls(context, flow, loseAnswer, 1);
        await send(page).click();
        await isOver(page);
        const [order] = await booked(sum);
        expect(keys).toHaveLength(1);

        // The wallet says so too, over a reload, until it was read.
        const line = page.getByText(new RegExp(`^It went through: order ${order}, (under review|arrived)$`));
        await page.goto('/#/wallet');
        await line.waitFor();
        await page.reload();
        await line.waitFor();
        await page.getByRole('button', { name: `${flow.kind} ¥${sum}: put away` }).click();
        await line.waitFor({ state: 'detached' });
        await page.reload();
        await page.getByText('Total assets').waitFor();
        expect(await page.getByText(found).count()).toBe(0);

        await flow.fill(page, sum);
        await send(page).click();
        await isDone(page);
        expect(await booked(sum)).toHaveLength(2);
        expect(new Set(keys).size).toBe(2);
      },
    );

    test(
      'whose answer was lost, tapped again before anybody knows: the records are asked first',
      told('a transfer'),
      async ({ phone, operator }) => {
        const { page, context, sum, keys, booked } = await openFlow(flow, phone, operator);
        // The records keep silent until the player has tapped again.
        let isSilent = false;
        await context.route('**/api/gettransrecord', (route) => (isSilent ? route.abort() : route.continue()));
        await onCalls(context, flow, async (route) => {
          isSilent = true;
          await loseAnswer(route);
        });
        await send(page).click();
        await page.getByText('Looking whether it went through').waitFor();
        await send(page).click();
        await page
          .getByRole('status')
          .filter({ hasText: /^We are still looking whether the last one went through$/ })
          .waitFor();
        isSilent = false;
        // The page may find out by itself first, and leave.
        await send(page)
          .click({ timeout: 2000 })
          .catch(() => undefined);
        await isOver(page);
        expect(keys).toHaveLength(1);
        expect(await booked(sum)).toHaveLength(1);
      },
    );

    test(
      'whose answer was lost before the session ended is found once its member has logged in again',
      { tag: '@deep' },
      async ({ phone, operator }) => {
        const { page, context, person, sum, keys, booked } = await openFlow(flow, phone, operator);
        let isSilent = true;
        await context.route('**/api/gettransrecord', (route) => (isSilent ? route.abort() : route.continue()));
        await onCalls(context, flow, loseAnswer, 1);
        await send(page).click();
        await page.getByText('Looking whether it went through').waitFor();
        await routeFirst(context, '**/api/balance', 1, (route) => route.fulfill({ json: { code: 401, message: 'elsewhere' } }));
        await page.waitForURL(({ hash }) => hash.startsWith('#/login'));
        await page.locator('input[name=name]').fill(person.name);
        expect(await page.evaluate(() => localStorage.length)).toBe(0);
        await page.locator('input[name=password]').fill(person.password);
        await page.locator('form button[type=submit]').click();
        isSilent = false;
        await page.getByRole('button', { name: 'recycle all' }).waitFor();
        await page.evaluate(() => location.assign('#/wallet'));
        await page.getByText(found).waitFor();
        expect(keys).toHaveLength(1);
        expect(await booked(sum)).toHaveLength(1);
      },
    );

    test('over a reload in mid-send: the screen says what became of it', told('a withdrawal'), async ({ phone, operator }) => {
      const { page, context, sum, keys, booked } = await openFlow(flow, phone, operator);
      const { promise: arrived, resolve: arrive } = withResolvers();
      // Its answer never comes.
      await onCalls(context, flow, async (route) => {
        await route.fetch();
        arrive();
      });
      await send(page).click();
      await arrived;
      await page.reload();
      const [order] = await booked(sum);
      await page.getByText(new RegExp(`^It went through: order ${order}, (under review|arrived)$`)).waitFor();
      expect(keys).toHaveLength(1);
      expect(await booked(sum)).toHaveLength(1);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('parlour.intent.')))).toEqual(
        [],
      );
    });

    test('that never arrived moved nothing, and may be sent again', told('a deposit'), async ({ phone, operator }) => {
      const { page, context, keys, booked, records, newSum } = await openFlow(flow, phone, operator);
      const sum = await newSum();
      await flow.fill(page, sum);
      await onCalls(context, flow, (route) => route.abort(), 1);
      const newestMs = async () => madeAtMs((await records())[0]);
      // What another story moved a moment ago could be it, by the clocks.
      while ((await newestMs()) > Date.now() - CLOCKS_MS) await new Promise((resolve) => setTimeout(resolve, 200));
      await page.clock.install();
      await send(page).click();
      await page.getByText('Looking whether it went through').waitFor();
      await page.clock.fastForward('00:40');
      const lost = page.getByText('It did not arrive; nothing was moved', { exact: true });
      await lost.waitFor();
      expect(await booked(sum)).toHaveLength(0);
      expect(await page.locator('input[name=amount]').inputValue()).toBe(sum);
      await send(page).click();
      await isDone(page);
      expect(await booked(sum)).toHaveLength(1);
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
      expect(await lost.count()).toBe(0);
    });

    test('with a slow answer: the button waits, nothing is sent twice', { tag: '@deep' }, async ({ phone, operator }) => {
      const { page, context, sum, keys, booked } = await openFlow(flow, phone, operator);
      const { promise: answered, resolve: answer } = withResolvers();
      await onCalls(context, flow, async (route) => {
        const response = await route.fetch();
        await answered;
        await route.fulfill({ response });
      });
      await send(page).click();
      await expect.poll(() => booked(sum)).toHaveLength(1);
      await send(page).click({ force: true });
      await page.locator('input[name=amount]').press('Enter');
      await aWhile(page);
      answer();
      await isDone(page);
      expect(keys).toHaveLength(1);
      expect(await booked(sum)).toHaveLength(1);
    });

    test(
      'from two tabs at the same instant is sent once, and the other says so',
      told('a transfer'),
      async ({ phone, operator }) => {
        const { page, context, sum, keys, booked } = await openFlow(flow, phone, operator);
        const { promise: isTold, resolve: tell } = withResolvers();
        await onCalls(context, flow, (route) => isTold.then(() => withoutKey(route)));
        const kept = await page.evaluate(() => sessionStorage.getItem('api_token'));
        const other = await context.newPage();
        await other.goto('/');
        await other.evaluate((token) => sessionStorage.setItem('api_token', token ?? ''), kept);
        await other.reload();
        await flow.fill(other, sum);
        await Promise.all([page, other].map((tab) => tab.evaluate(() => document.querySelector('form')?.requestSubmit())));
        const elsewhere = (tab: Page) => tab.getByRole('status').filter({ hasText: /^This is being sent already$/ });
        await Promise.race([elsewhere(page).waitFor(), elsewhere(other).waitFor()]);
        tell();
        await Promise.race([isDone(page), isDone(other)]);
        expect(keys).toHaveLength(1);
        expect(await booked(sum)).toHaveLength(1);
      },
    );
  });
}

test.afterEach(async ({ operator }) => expect(await operator.books()).toMatchObject(balanced));

/** Somebody with the form filled; `keys` are the idempotency keys of every such call that left the phone. */
async function openFlow(flow: MoneyFlow, { page }: Phone, operator: Operator) {
  const person = await flow.who(operator);
  const keys: (string | undefined)[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith(`/api/${flow.call}`)) keys.push(request.headers()['idempotency-key']);
  });
  await logIn(page, person);
  const sum = flow.newSum();
  await flow.fill(page, sum);
  const readPage = async (type: number, at: number) => {
    const { call } = await operator.logIn(person);
    return call<{ data: readonly Row[]; last_page: number }>('gettransrecord', { date: 2, type, page: at, api_type: '' });
  };
  const records = async (): Promise<readonly Row[]> => (await readPage(flow.type, 1)).data;
  /** One that no record of the day can be, after or before a fee, by another clock or in another time zone. */
  const newSum = async (): Promise<string> => {
    const rows: Row[] = [];
    for (const type of flow.types) {
      for (let next = 1, last = 1; next <= last; next += 1) {
        const { data, last_page } = await readPage(type, next);
        rows.push(...data);
        last = last_page;
      }
    }
    const ofDay = rows.filter((row) => Date.now() - madeAtMs(row) < DAY_MS);
    const others = ofDay.map(({ amount }) => Math.abs(Number(amount)));
    const free = [300, 400, 530, 700, 930, 1240, 1650, 2200, 2900, 3800].find((own) =>
      others.every((other) => Math.abs(other - own) > own / 8),
    );
    if (free === undefined) throw new Error(`there are records of all these sums: ${others.join(', ')}`);
    return `${free}.37`;
  };
  /** The order numbers that the operator has booked of this sum, today. */
  const booked = async (amount: string): Promise<readonly string[]> =>
    (await records()).filter((row) => Number(row.amount) === Number(amount)).map(({ out_trade_no: no }) => no);
  return { page, context: page.context(), person, sum, keys, booked, records, newSum };
}

/** When a record was made, in epoch milliseconds; 0 for none. */
function madeAtMs(row: Row | undefined): number {
  return Date.parse(`${row?.created_at.replace(' ', 'T')}+08:00`) || 0;
}

const onCalls = (context: BrowserContext, { call }: MoneyFlow, act: (route: Route) => Promise<void>, count = Infinity) =>
  routeFirst(context, `**/api/${call}`, count, act);

/** The call goes through, and its answer never comes. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** An operator that does not know idempotency keys. */
async function withoutKey(route: Route): Promise<void> {
  const { 'idempotency-key': _key, ...headers } = route.request().headers();
  await route.continue({ headers });
}
