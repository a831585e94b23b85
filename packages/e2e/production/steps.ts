import type { Page } from '@playwright/test';
import { logIn } from '../support/site/member';
import { at, field, open, submit } from '../support/screens/moneyForms';

/** A member goes from home to the payment of a deposit. */
export async function depositFromHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'hot' }).waitFor();
  await logIn(page);
  await open(page, '/recharge');
  await page.getByRole('radio', { name: /USDT/ }).click();
  await field(page, 'amount').fill('2000');
  await submit(page);
  await at(page, '/payInfo?deposit_no=PD');
  await page.getByRole('img', { name: '277.77 USDT' }).waitFor();
}
