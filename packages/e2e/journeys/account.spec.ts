import type { Page } from '@playwright/test';
import { fillRegistration, logIn, newPerson, readCaptcha } from '../support/site/member';
import { expect, test } from '../support/test';

const told = (page: Page, role: 'status' | 'alert', message: string) =>
  page.getByRole(role).filter({ hasText: new RegExp(`^${message}$`) });
const at = (page: Page, hash: string) => page.waitForURL((url) => url.hash === hash);

async function enter(page: Page, name: string, password: string) {
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
}

test(
  'a new person fills in the profile, and a new password ends every session',
  { tag: ['@deep', '@engines'] },
  async ({ phone: { page, complaints }, openPhone }) => {
    const person = newPerson();
    const fresh = 'secret-9';

    // A visitor on the way to the profile registers, and lands there.
    await page.goto('/#/userInfo');
    await at(page, '#/login?redirect=%2FuserInfo');
    await page.getByRole('tab', { name: 'Register' }).click();
    await fillRegistration(page, person);
    await page.locator('input[name=code]').fill(await readCaptcha(page));
    await page.keyboard.press('Enter');
    await at(page, '#/userInfo');

    // Every broken rule is told; then the profile is saved and still there after a reload.
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'alert', '请输入正确手机号').waitFor();
    await page.locator('input[name=mobile]').fill('13912345678');
    await page.locator('input[name=email]').fill('person@ardelle.example');
    await page.locator('input[name=birthday]').fill('31-12-1979');
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'alert', '请输入正确的日期格式：YYYY-MM-DD').waitFor();
    await page.locator('input[name=birthday]').fill('1979-12-31');
    await page.getByRole('button', { name: 'Save' }).click();
    await told(page, 'status', '操作成功').waitFor();
    await page.reload();
    // A page that was reloaded at once shows the stored profile until the backend has answered.
    await expect(page.locator('input[name=mobile]')).toHaveValue('13912345678');
    await expect(page.locator('input[name=birthday]')).toHaveValue('1979-12-31');

    // The same person on another phone.
    const other = await openPhone();
    await logIn(other.page, person);

    // A new login password: this phone is at the login with nothing kept, the other one follows.
    await page.goto('/#/userCent');
    await page.getByText('complete').waitFor();
    await page.getByRole('link', { name: /^Login password/ }).click();
    await page.locator('input[name=password]').fill(person.password);
    await page.locator('input[name=paypassword]').fill(fresh);
    await page.locator('input[name=confirmPass]').fill(fresh);
    await page.keyboard.press('Enter');
    await told(page, 'status', '密码修改成功！').waitFor();
    await at(page, '#/login');
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
    await other.page.waitForURL((url) => url.hash.startsWith('#/login'));

    // The old password is refused and nothing typed is lost; the new one opens what was asked for.
    await page.goto('/#/login?redirect=%2FuserCent');
    await enter(page, person.name, person.password);
    await page.getByRole('alert').waitFor();
    expect(await page.locator('input[name=name]').inputValue()).toBe(person.name);
    await enter(page, person.name, fresh);
    await at(page, '#/userCent');

    // A new withdrawal password leads back, and the session stays.
    await page.getByRole('link', { name: /^Withdrawal password/ }).click();
    await page.locator('input[name=password]').fill(person.paypassword);
    await page.locator('input[name=paypassword]').fill('secret-8');
    await page.locator('input[name=confirmPass]').fill('secret-8');
    await page.keyboard.press('Enter');
    await told(page, 'status', '密码修改成功！').waitFor();
    await at(page, '#/userCent');
    expect(complaints).toEqual([]);
  },
);

test(
  'the messages keep their place, and what was read stays read',
  { tag: '@deep' },
  async ({ member: { page, complaints } }) => {
    await page.goto('/#/message');
    await page.getByRole('button', { name: /^USDT over TRC20/ }).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = page.getByRole('button', { name: /^开业周年/ });
    await last.scrollIntoViewIfNeeded();
    await page.getByText('That is everything').waitFor();

    // A notice opens over its list and closes with Escape.
    const placeOf = async () => Math.round((await last.boundingBox())?.y ?? Number.NaN);
    const before = await placeOf();
    await last.click();
    await page.getByRole('dialog', { name: '开业周年' }).getByText('感谢相伴一周年').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await placeOf()).toBe(before);
    expect(await last.getByText('unread').count()).toBe(0);

    // Elsewhere and back: the same place, the same message read; and after a reload as well.
    await page.evaluate(() => (location.hash = '#/vip'));
    await page.getByRole('tab', { selected: true }).waitFor();
    await page.goBack();
    await last.waitFor();
    await expect.poll(placeOf).toBe(before);
    await page.reload();
    await page.getByRole('button', { name: /^USDT over TRC20/ }).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await last.waitFor();
    expect(await last.getByText('unread').count()).toBe(0);

    // The box is in the address, and choosing one adds no step to the way back.
    const steps = await page.evaluate(() => history.length);
    await page.getByRole('tab', { name: '站内信' }).click();
    await at(page, '#/message?type=2');
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.reload();
    await page.getByText('No letters for you').waitFor();
    expect(complaints).toEqual([]);
  },
);

test('a visitor looks at the levels and is led in', { tag: '@deep' }, async ({ phone: { page, complaints } }) => {
  await page.goto('/#/vip');
  await page.getByRole('tab', { name: 'VIP 10' }).click();
  await page.getByRole('tabpanel', { name: 'VIP 10' }).getByText('1.50 %').waitFor();
  expect(await page.getByText('reached').count()).toBe(0);
  await page.getByRole('link', { name: 'Log in to see how far you are' }).click();
  await at(page, '#/login?redirect=%2Fvip');
  const member = page.waitForResponse('**/api/user');
  await enter(page, 'demo', 'demo1234');
  await at(page, '#/vip');
  await page.getByRole('tab', { name: 'VIP 3, reached', selected: true }).waitFor();
  // Of the 100,000 that VIP 4 asks for; other stories on the same site deposit too.
  const { paysum } = (await (await member).json()).data;
  await page.getByText(`${Math.round(Number(paysum) / 1000)} %`).waitFor();
  expect(complaints).toEqual([]);
});

test('the help centre and the terms are open to everybody', { tag: '@deep' }, async ({ phone: { page, complaints } }) => {
  await page.goto('/#/boutBallBet');
  const titles = ['关于我们', '常见问题', '隐私政策', '免责说明', '联系我们', '代理加盟', '博彩责任'];
  await page.getByRole('link', { name: '关于我们' }).waitFor();
  expect((await page.locator('main a').allTextContents()).slice(0, 7)).toEqual(titles);
  for (const title of titles) {
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('article p').first().waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    // Another navigation while this one is on its way would be undone by it.
    await page.getByRole('link', { name: '关于我们' }).waitFor();
  }
  await page.goto('/#/abouts');
  await page.getByRole('link', { name: 'privacy policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'privacy policy' }).waitFor();
  await page.locator('article p').first().waitFor();
  expect(complaints).toEqual([]);
});
