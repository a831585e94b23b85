import type { Page } from '@playwright/test';
import type { Registration } from '../support/site/member';
import type { Operator } from '../support/site/operator';
import { at, done, open } from '../support/screens/moneyForms';

/** One way to move money, as a player goes it. */
export interface MoneyFlow {
  readonly name: string;
  /** Last part of the call's path. */
  readonly call: string;
  /** Under which type the operator keeps its records. */
  readonly type: 1 | 2 | 3;
  /** Those that the site reads for a lost answer: which direction is "in" is the operator's choice. */
  readonly types: readonly number[];
  /** What a line of state calls it. */
  readonly kind: string;
  readonly button: string;
  /** Whoever may move money this way now. */
  readonly who: (operator: Operator) => Promise<Pick<Registration, 'name' | 'password'>>;
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

/** Bets off what a member still has to wager, so that a withdrawal is not refused. */
export async function workOffTurnover(operator: Operator): Promise<void> {
  const { call, bet } = await operator.logIn();
  const { bet_amount: due } = await call<{ bet_amount: string }>('getBetAmount');
  if (Number(due) > 0) await bet(String(Math.ceil(Number(due))));
}

const transfer: MoneyFlow = {
  name: 'a transfer',
  call: 'transfer',
  type: 3,
  types: [3, 4],
  kind: 'Transfer',
  button: 'Transfer',
  who: async () => demo,
  newSum: () => sumFrom(10),
  fill: async (page, sum) => {
    await open(page, '/transfer');
    await page.locator('select[name=targettype]').selectOption('OB');
    await page.locator('input[name=amount]').fill(sum);
  },
  isDone: (page) => done(page, '操作成功'),
  isOver: async (page) => {
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=amount]')?.value === '');
  },
};

const deposit: MoneyFlow = {
  name: 'a deposit',
  call: 'recharge',
  type: 1,
  types: [1],
  kind: 'Deposit',
  button: 'Continue to payment',
  // What is deposited has to be wagered: it is not for the member who withdraws.
  who: (operator) => operator.register(),
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
  types: [2],
  kind: 'Withdrawal',
  button: 'Withdraw',
  who: async (operator) => {
    await workOffTurnover(operator);
    return demo;
  },
  newSum: () => sumFrom(100),
  fill: async (page, sum) => {
    await open(page, '/withdrawal?type=1');
    await page.locator('select[name=bank]').selectOption({ index: 1 });
    await page.locator('input[name=amount]').fill(sum);
    await page.locator('input[name=password]').fill('demo1234');
  },
  isDone: (page) => done(page, '提交成功，等待后台审核'),
  isOver: (page) => at(page, '/transRecord?type=2'),
};

export const moneyFlows = [transfer, deposit, withdrawal] as const;
