import type { Page } from '@playwright/test';
import { fillRegistration, newPerson, readCaptcha } from '../support/site/member';
import { at, field, open, submit } from '../support/screens/moneyForms';
import { expect, test } from '../support/test';
import { openMessenger } from './messenger';
import { launchParams, signedData } from './miniAppData';

const ACCOUNT = 4_711_000;
const member = (page: Page) => page.getByRole('button', { name: 'recycle all' });
const messengerLogin = (page: Page) => page.getByRole('button', { name: 'Log in with Telegram' });

test(
  'an evening in the messenger: logged in, a deposit, a session that ended at the server is begun anew, and a way in after the logout',
  { tag: ['@account', '@wallet'] },
  async ({ phone }) => {
    const first = await openMessenger(phone);
    await first.page.goto(`/#${launchParams(signedData(ACCOUNT))}`);
    await member(first.page).waitFor();
    await open(first.page, '/recharge');
    await first.page.getByRole('radio', { name: /WeChat/ }).click();
    await field(first.page, 'amount').fill('500');
    await submit(first.page);
    await at(first.page, '/payInfo');
    await first.page.getByRole('timer').waitFor();
    const token = await first.page.evaluate(() => sessionStorage.getItem('api_token'));
    const headers = { authorization: `Bearer ${token}` };
    await first.page.request.post('/api/logoff', { headers, data: {} });
    const page = await first.page.context().newPage();
    await first.page.close();

    // Opened again, with fresh data: neither a form nor a dialog on the way.
    const { logins } = await openMessenger({ ...phone, page });
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).hash));
    const data = signedData(ACCOUNT);
    await page.goto(`/#${launchParams(data)}`);
    await member(page).waitFor();
    await expect.poll(() => logins).toEqual([{ initData: data, isTest: false }]);
    await page.waitForFunction((dead) => ![null, dead].includes(sessionStorage.getItem('api_token')), token);
    await member(page).waitFor();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(seen.filter((hash) => hash.startsWith('#/login') && !hash.includes('telegram=1'))).toEqual([]);

    // Who logs out stays out, and is one tap from coming back.
    await open(page, '/mine');
    await page.getByText('Log out').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL(({ hash }) => hash === '#/login');
    await messengerLogin(page).waitFor();
    expect(logins).toHaveLength(1);
    expect(first.complaints).toEqual([]);
  },
);

test(
  'who registers in a mini-app that a link with startapp=77 opened has 77 as referrer',
  { tag: '@deep' },
  async ({ phone }) => {
    const { page } = await openMessenger(phone);
    const registrations: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/register')) registrations.push(request.postDataJSON());
    });
    // Data that the operator refuses lead to the form.
    await page.goto(`/#${launchParams(signedData(ACCOUNT, 'other:token'))}&tgWebAppStartParam=77`);
    await page.getByRole('tab', { name: 'Register' }).click();
    await fillRegistration(page, newPerson());
    await field(page, 'code').fill(await readCaptcha(page));
    await submit(page);
    await member(page).waitFor();
    expect(registrations).toMatchObject([{ pid: '77' }]);
  },
);
