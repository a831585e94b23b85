import type { Page } from '@playwright/test';
import { logIn } from '../support/site/member';
import { field, open, submit } from '../support/screens/moneyForms';
import type { OpenPhone } from '../support/browser/phone';
import { startSampleBackend } from '../support/site/sampleBackend';
import { startServer } from '../support/site/servers';
import type { Site } from '../support/site/site';
import { expect, test } from '../support/test';

const SOUND = 'const info = { amount: order.amount';
const IN_CENTS = 'const info = { amount: centsOf(order.amount)';

interface Ordered {
  readonly page: Page;
  /** Books the order as the callback of a payment provider would. */
  readonly pay: () => Promise<void>;
}

/** Orders ¥200 in USDT at the sample backend, whose line about the order is this one, and looks at what comes. */
async function order(line: string, site: Site, openPhone: OpenPhone, look: (ordered: Ordered) => Promise<void>): Promise<void> {
  const backend = await startSampleBackend(SOUND, line);
  const gateway = await startServer('gateway', { ...site.env, API_ORIGIN: backend.url, DEMO_OPERATOR: '0' });
  try {
    const { page } = await openPhone({ baseURL: gateway.url });
    await logIn(page);
    await open(page, '/recharge');
    await field(page, 'amount').fill('200');
    await submit(page);
    const pay = async () => expect((await fetch(`${backend.url}/paid/PD1`, { method: 'POST' })).status).toBe(204);
    await look({ page, pay });
  } finally {
    await gateway.stop();
    await backend.stop();
  }
}

test('a member of the sample backend deposits, and it arrives', ({ site, openPhone }) =>
  order(SOUND, site, openPhone, async ({ page, pay }) => {
    // The form says it, too, in a sentence.
    await page.getByText('Send exactly', { exact: true }).waitFor();
    await page.getByRole('img', { name: '27.77 USDT' }).waitFor();
    await pay();
    await page.getByRole('heading', { name: 'Your deposit is approved' }).waitFor();
    await page.getByRole('link', { name: 'Wallet' }).click();
    await page.getByRole('img', { name: '¥1,200.00' }).first().waitFor();
  }));

test('a backend that counts in cents makes nobody send a hundred times the sum', ({ site, openPhone }) =>
  order(IN_CENTS, site, openPhone, async ({ page }) => {
    await page.getByRole('heading', { name: 'This is not what you asked for' }).waitFor();
    await expect(page.getByText('You asked for ¥200.00, and the order says ¥20,000.00.')).toBeVisible();
    await expect(page.getByText('TR7NHq')).toBeHidden();
  }));
