import type { Page } from 'playwright-core';
import { callApi, newPerson, type Registration, registerQuickly } from './member';
import { siteUrl } from './phone';

/** One way to move money, as a player goes it. */
export interface MoneyFlow {
  readonly name: string;
  /** Last part of the call's path. */
  readonly call: string;
  /** Under which type the operator keeps its records. */
  readonly type: 1 | 2 | 3;
  /** What a line of state calls it. */
  readonly kind: string;
  readonly button: string;
  /** Whoever may move money this way now. */
  readonly who: () => Promise<Pick<Registration, 'name' | 'password'>>;
  /** A sum that no other story of this run moves. */
  readonly newSum: () => string;
  /** Opens the screen and fills the form. */
  readonly fill: (page: Page, sum: string) => Promise<void>;
  /** The screen says that it was accepted. */
  readonly isDone: (page: Page) => Promise<void>;
  /** The answer was lost and the records told: the form cannot be sent again. */
  readonly isOver: (page: Page) => Promise<void>;
}

const demo = { name: 'demo', password: 'demo1234' };
let last = Math.floor(Date.now() / 1000) % 90_000;

function sumFrom(least: number): string {
  last += 7;
  return `${least + (last % 83)}.${String(15 + (last % 84)).padStart(2, '0')}`;
}

const open = (page: Page, path: string) => page.goto(`${siteUrl}/#${path}`);
const status = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message }).waitFor();
const at = (page: Page, path: string) => page.waitForURL(({ hash }) => hash.startsWith(`#${path}`));

/** Bets off what a member still has to wager, so that a withdrawal is not refused. */
export async function workOffTurnover({ name, password }: Pick<Registration, 'name' | 'password'>): Promise<void> {
  const { api_token: token } = await callApi<{ api_token: string }>(siteUrl, 'login_pc', { name, password });
  const { bet_amount: due } = await callApi<{ bet_amount: string }>(siteUrl, 'getBetAmount', {}, token);
  if (Number(due) <= 0) return;
  const amount = String(Math.ceil(Number(due)));
  await callApi(siteUrl, 'transfer', { amount, sourcetype: 'userbalance', targettype: 'PP' }, token);
  const game = { plat_name: 'PP', game_code: 'lucky-sevens', is_mobile_url: 1 };
  const { url } = await callApi<{ url: string }>(siteUrl, 'getGameUrl', game, token);
  const session = new URL(url, siteUrl).searchParams.get('session');
  const body = JSON.stringify({ session, amount, choice: 'spin' });
  const headers = { 'content-type': 'application/json' };
  const bet = await fetch(`${siteUrl}/demo/games/bet`, { method: 'POST', headers, body });
  expect(await bet.json()).toMatchObject({ code: 200 });
}

const transfer: MoneyFlow = {
  name: 'a transfer',
  call: 'transfer',
  type: 3,
  kind: 'Transfer',
  button: 'Transfer',
  who: async () => demo,
  newSum: () => sumFrom(10),
  fill: async (page, sum) => {
    await open(page, '/transfer');
    await page.locator('select[name=targettype]').selectOption('OB');
    await page.locator('input[name=amount]').fill(sum);
  },
  isDone: (page) => status(page, '操作成功'),
  isOver: async (page) => {
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=amount]')?.value === '');
  },
};

const deposit: MoneyFlow = {
  name: 'a deposit',
  call: 'recharge',
  type: 1,
  kind: 'Deposit',
  button: 'Continue to payment',
  // What is deposited has to be wagered: it is not for the member who withdraws.
  who: async () => {
    const person = newPerson();
    await registerQuickly(siteUrl, person);
    return person;
  },
  newSum: () => sumFrom(100),
  fill: async (page, sum) => {
    await open(page, '/recharge');
    await page.getByRole('radio', { name: /WeChat/ }).click();
    await page.locator('input[name=amount]').fill(sum);
  },
  isDone: (page) => at(page, '/payInfo?deposit_no=PD'),
  isOver: (page) => at(page, '/payInfo?deposit_no=PD'),
};

const withdrawal: MoneyFlow = {
  name: 'a withdrawal',
  call: 'withdraw',
  type: 2,
  kind: 'Withdrawal',
  button: 'Withdraw',
  who: async () => {
    await workOffTurnover(demo);
    return demo;
  },
  newSum: () => sumFrom(100),
  fill: async (page, sum) => {
    await open(page, '/withdrawal?type=1');
    await page.locator('select[name=bank]').selectOption({ index: 1 });
    await page.locator('input[name=amount]').fill(sum);
    await page.locator('input[name=password]').fill('demo1234');
  },
  isDone: (page) => status(page, '提交成功，等待后台审核'),
  isOver: (page) => at(page, '/transRecord?type=2'),
};

export const moneyFlows = [transfer, deposit, withdrawal] as const;
