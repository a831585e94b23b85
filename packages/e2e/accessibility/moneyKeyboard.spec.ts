import { field, open } from '../support/screens/moneyForms';
import { test } from '../support/test';

for (const [path, name] of [
  ['/recharge', 'amount'],
  ['/recharge', 'bank_address'],
  ['/withdrawal', 'amount'],
  ['/withdrawal', 'password'],
  ['/transfer', 'amount'],
  ['/addBankCard', 'pay_pass'],
] as const) {
  test(`on ${path} the field ${name} stays above the keyboard and the button`, { tag: '@deep' }, async ({ member: { page } }) => {
    await open(page, path);
    if (path === '/recharge') await page.getByRole('radio', { name: /Bank transfer/ }).click();
    await field(page, name).focus();
    await page.setViewportSize({ width: 390, height: 400 });
    await page.waitForFunction((wanted) => {
      const input = document.querySelector(`[name=${wanted}]`)?.getBoundingClientRect();
      const button = document.querySelector('form button[type=submit]')?.getBoundingClientRect();
      return input && button && input.top >= 56 && input.bottom <= button.top;
    }, name);
  });
}
