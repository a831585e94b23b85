import { comeBackTo } from '../support/screens/watching';
import { logIn } from '../support/site/member';
import { at, done, field, open, submit } from '../support/screens/moneyForms';
import { expect, test } from '../support/test';

// Every other story is told at `127.0.0.1`, which browsers trust without TLS.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP plain.test 127.0.0.1'] }),
  baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'plain.test')),
  serviceWorkers: 'allow',
});

/** Chrome says so of each document that comes without TLS with a header that asks for it. */
const IGNORED = /^The Cross-Origin-Opener-Policy header has been ignored, because the URL's origin was untrustworthy\./;

test('an address without TLS: log in, deposit, copy the address, look at the orders, log out', async ({ phone, operator }) => {
  const { page, complaints } = phone;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await logIn(page, await operator.register());
  expect(await page.evaluate(() => [location.hostname, isSecureContext])).toEqual(['plain.test', false]);
  await open(page, '/recharge');
  await page.getByRole('radio', { name: /USDT/ }).click();
  await field(page, 'amount').fill('500');
  await submit(page);
  await at(page, '/payInfo');
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await done(page, '复制成功！');
  await page.getByRole('link', { name: 'Transaction records' }).click();
  await at(page, '/transRecord');
  await page.locator('main li').first().waitFor();
  // A page that could check a manifest would ask for one now.
  asked.length = 0;
  await comeBackTo(page);
  await expect.poll(() => asked).toContain('/api/balance');
  await open(page, '/mine');
  await page.getByText('Log out').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await at(page, '/login');
  expect(asked).not.toContain('/manifest.json');
  expect(complaints.filter((complaint) => !IGNORED.test(complaint))).toEqual([]);
});
