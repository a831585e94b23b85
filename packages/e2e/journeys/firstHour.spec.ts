import { logIn } from '../support/member';
import { field, open, submit } from '../support/moneyForms';
import { startSampleBackend } from '../support/sampleBackend';
import { startServer } from '../support/servers';
import { expect, test } from '../support/test';

test('a member of the sample backend deposits, and it arrives', async ({ site, openPhone }) => {
  const backend = await startSampleBackend();
  const gateway = await startServer('gateway', { ...site.env, API_ORIGIN: backend.url, DEMO_OPERATOR: '0' });
  try {
    const { page } = await openPhone({ baseURL: gateway.url });
    await logIn(page);
    await open(page, '/recharge');
    await field(page, 'amount').fill('200');
    await submit(page);
    await page.getByText('Send exactly').waitFor();
    await page.getByRole('img', { name: '27.77 USDT' }).waitFor();
    expect((await fetch(`${backend.url}/paid/PD1`, { method: 'POST' })).status).toBe(204);
    await page.getByRole('heading', { name: 'Your deposit is approved' }).waitFor();
    await page.getByRole('link', { name: 'Wallet' }).click();
    await page.getByRole('img', { name: '¥1,200.00' }).first().waitFor();
  } finally {
    await gateway.stop();
    await backend.stop();
  }
});

test('a backend that counts in cents makes nobody send a hundred times the sum', async ({ site, openPhone }) => {
  const backend = await startSampleBackend('const info = { amount: order.amount', 'const info = { amount: centsOf(order.amount)');
  const gateway = await startServer('gateway', { ...site.env, API_ORIGIN: backend.url, DEMO_OPERATOR: '0' });
  try {
    const { page } = await openPhone({ baseURL: gateway.url });
    await logIn(page);
    await open(page, '/recharge');
    await field(page, 'amount').fill('200');
    await submit(page);
    await page.getByRole('heading', { name: 'This is not what you asked for' }).waitFor();
    await expect(page.getByText('You asked for ¥200.00, and the order says ¥20,000.00.')).toBeVisible();
    await expect(page.getByText('TR7NHq')).toBeHidden();
  } finally {
    await gateway.stop();
    await backend.stop();
  }
});
