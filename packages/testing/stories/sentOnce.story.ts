import type { BrowserContext, Page, Route } from 'playwright-core';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';

jest.setTimeout(120_000);
afterAll(closeBrowser);

let last = Math.floor(Date.now() / 1000) % 90_000;

/** A sum that no other story of this run moves: less than a hundred yuan. */
function newSum(): string {
  last += 7;
  return `${10 + (last % 83)}.${String(10 + (last % 89)).padStart(2, '0')}`;
}

async function api(path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${siteUrl}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { data: never };
}

interface Row {
  readonly out_trade_no: string;
  readonly amount: string;
}

/** The order numbers that the operator has booked of this sum, today. */
async function booked(sum: string, type: number): Promise<readonly string[]> {
  const { api_token: token } = (await api('login_pc', { name: 'demo', password: 'demo1234' })).data as { api_token: string };
  const { data } = (await api('gettransrecord', { date: 1, type, page: 1, api_type: '' }, token)).data as {
    data: readonly Row[];
  };
  return data.filter(({ amount }) => Number(amount) === Number(sum)).map(({ out_trade_no: no }) => no);
}

const INTO_VENUE = 3;
const send = (page: Page) => page.getByRole('button', { name: 'Transfer', exact: true });

async function fillTransfer(page: Page, sum: string): Promise<void> {
  await page.goto(`${siteUrl}/#/transfer`);
  await page.locator('select[name=targettype]').selectOption('OB');
  await page.locator('input[name=amount]').fill(sum);
}

/** A member on the transfer screen with a sum typed in; `keys` are the idempotency keys of every transfer sent. */
async function openTransfer() {
  const phone = await openPhone();
  const { page } = phone;
  const keys: (string | undefined)[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/transfer')) keys.push(request.headers()['idempotency-key']);
  });
  await logIn(page, siteUrl);
  const sum = newSum();
  await fillTransfer(page, sum);
  return { page, context: page.context(), sum, keys };
}

const onTransfers = (context: BrowserContext, act: (route: Route) => Promise<void>, times?: number) =>
  context.route('**/api/transfer', act, times === undefined ? {} : { times });

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

const done = (page: Page) => page.getByRole('status').filter({ hasText: /^操作成功$/ });

it('a double tap moves it once', async () => {
  const { page, context, sum, keys } = await openTransfer();
  await onTransfers(context, withoutKey);
  await send(page).dblclick();
  await done(page).waitFor();
  expect(keys).toHaveLength(1);
  expect(await booked(sum, INTO_VENUE)).toHaveLength(1);
});

it('Enter plus tap moves it once', async () => {
  const { page, context, sum, keys } = await openTransfer();
  await onTransfers(context, withoutKey);
  await page.locator('input[name=amount]').press('Enter');
  await send(page).click({ force: true, noWaitAfter: true });
  await done(page).waitFor();
  expect(keys).toHaveLength(1);
  expect(await booked(sum, INTO_VENUE)).toHaveLength(1);
});

it('a lost answer: the records say that it went through, and it is not sent again', async () => {
  const { page, context, sum, keys } = await openTransfer();
  await onTransfers(context, loseAnswer, 1);
  await send(page).click();
  await page.getByText(/^It went through: order TR\d+, arrived$/).waitFor();
  const [order] = await booked(sum, INTO_VENUE);
  await page.getByText(`It went through: order ${order}, arrived`).waitFor();
  expect(keys).toHaveLength(1);

  // It survives a reload, is there on the wallet too, and goes when it was read.
  await page.reload();
  await page.getByText(`It went through: order ${order}, arrived`).waitFor();
  await page.goto(`${siteUrl}/#/wallet`);
  await page.getByText(`It went through: order ${order}, arrived`).waitFor();
  await page.getByRole('button', { name: `Transfer ¥${sum}: put away` }).click();
  await page.getByText(/^It went through/).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Total assets').waitFor();
  expect(await page.getByText(/^It went through/).count()).toBe(0);

  // The same sum, meant a second time, moves a second time.
  await fillTransfer(page, sum);
  await send(page).click();
  await done(page).waitFor();
  expect(await booked(sum, INTO_VENUE)).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});

it('a lost answer, and a tap before anybody knows: the records are asked first', async () => {
  const { page, context, sum, keys } = await openTransfer();
  // The records keep silent until the player has tapped again.
  let isSilent = false;
  await context.route('**/api/gettransrecord', (route) => (isSilent ? route.abort() : route.continue()));
  await onTransfers(context, async (route) => {
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
  await send(page).click();
  await page.getByText(/^It went through: order TR\d+, arrived$/).waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=amount]')?.value === '');
  await send(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /^请输入操作金额！$/ })
    .waitFor();
  expect(keys).toHaveLength(1);
  expect(await booked(sum, INTO_VENUE)).toHaveLength(1);
});

it('a reload in mid-send: the screen says what became of it', async () => {
  const { page, context, sum, keys } = await openTransfer();
  let hasArrived: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    hasArrived = resolve;
  });
  await onTransfers(context, async (route) => {
    await route.fetch();
    hasArrived();
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.abort().catch(() => undefined);
  });
  await send(page).click();
  await arrived;
  await page.reload();
  await page.getByText(/^It went through: order TR\d+, arrived$/).waitFor();
  expect(keys).toHaveLength(1);
  expect(await booked(sum, INTO_VENUE)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('parlour.intent.')))).toEqual([]);
});

it('a call that never arrived: nothing was moved, and it may be sent again', async () => {
  const { page, context, sum, keys } = await openTransfer();
  await onTransfers(context, (route) => route.abort(), 1);
  await send(page).click();
  await page.getByText('Looking whether it went through').waitFor();
  await page.getByText('It did not arrive; nothing was moved', { exact: true }).waitFor({ timeout: 45_000 });
  expect(await booked(sum, INTO_VENUE)).toHaveLength(0);
  expect(await page.locator('input[name=amount]').inputValue()).toBe(sum);
  await send(page).click();
  await done(page).waitFor();
  expect(await booked(sum, INTO_VENUE)).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
  expect(await page.getByText('It did not arrive; nothing was moved', { exact: true }).count()).toBe(0);
});

it('a slow answer: the button waits, nothing is sent twice', async () => {
  const { page, context, sum, keys } = await openTransfer();
  await onTransfers(context, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await route.fulfill({ response });
  });
  await send(page).click();
  await page.waitForTimeout(1000);
  await send(page).click({ force: true });
  await page.locator('input[name=amount]').press('Enter');
  await done(page).waitFor();
  expect(keys).toHaveLength(1);
  expect(await booked(sum, INTO_VENUE)).toHaveLength(1);
});

it('two tabs at the same instant move it once, and the other says so', async () => {
  const { page, context, sum, keys } = await openTransfer();
  await onTransfers(context, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await withoutKey(route);
  });
  const kept = await page.evaluate(() => sessionStorage.getItem('api_token'));
  const other = await context.newPage();
  await other.goto(siteUrl);
  await other.evaluate((token) => sessionStorage.setItem('api_token', token ?? ''), kept);
  await other.reload();
  await fillTransfer(other, sum);
  await Promise.all([page, other].map((tab) => tab.evaluate(() => document.querySelector('form')?.requestSubmit())));
  const elsewhere = (tab: Page) => tab.getByRole('status').filter({ hasText: /^This is being sent already$/ });
  await Promise.race([elsewhere(page).waitFor(), elsewhere(other).waitFor()]);
  await Promise.race([done(page).waitFor(), done(other).waitFor()]);
  expect(keys).toHaveLength(1);
  expect(await booked(sum, INTO_VENUE)).toHaveLength(1);
});
