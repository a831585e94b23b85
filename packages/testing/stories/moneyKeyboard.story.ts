import { logIn } from './member';
import { field, open } from './moneyForms';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

it.each([
  ['/recharge', 'amount'],
  ['/recharge', 'bank_address'],
  ['/withdrawal', 'amount'],
  ['/withdrawal', 'password'],
  ['/transfer', 'amount'],
  ['/addBankCard', 'pay_pass'],
])(
  'on %s the field %s stays above the keyboard and the button',
  async (path, name) => {
    const { page } = await openPhone();
    await logIn(page, siteUrl);
    await open(page, path);
    if (path === '/recharge') await page.getByRole('radio', { name: /Bank transfer/ }).click();
    await field(page, name).focus();
    await page.setViewportSize({ width: 390, height: 400 });
    await page.waitForFunction((wanted) => {
      const input = document.querySelector(`[name=${wanted}]`)?.getBoundingClientRect();
      const button = document.querySelector('form button[type=submit]')?.getBoundingClientRect();
      return input && button && input.top >= 56 && input.bottom <= button.top;
    }, name);
  },
  60_000,
);
