import type { Page } from 'playwright-core';
import { callApi, logIn, newPerson, registerQuickly } from './member';
import { workOffTurnover } from './moneyFlows';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

const TRON = 'TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1';
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const submit = (page: Page) => page.locator('form button[type=submit]').click();
const alert = (page: Page, message: string) => page.getByRole('alert').filter({ hasText: message }).waitFor();
const done = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message }).waitFor();
const at = (page: Page, path: string) => page.waitForURL(({ hash }) => hash.startsWith(`#${path}`));
const open = (page: Page, path: string) => page.goto(`${siteUrl}/#${path}`);

/** Somebody new on a phone, logged in. */
async function newcomer() {
  const person = newPerson();
  const token = await registerQuickly(siteUrl, person);
  const phone = await openPhone();
  await logIn(phone.page, siteUrl, person.name, person.password);
  return { ...phone, person, token };
}

async function isRefused(page: Page, name: string, message: string) {
  await submit(page);
  await alert(page, message);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
}

it('a bank deposit: every refusal in order, then the review', async () => {
  const { page, complaints } = await newcomer();
  await open(page, '/recharge');
  await page.getByRole('radio', { name: /Bank transfer/ }).click();
  await page.getByRole('button', { name: 'Copy: Account number' }).first().click();
  await page.getByText('100 – 50,000').waitFor();
  await isRefused(page, 'amount', '请输入金额在100-50000之间！');
  await field(page, 'amount').fill('50000.01');
  await isRefused(page, 'amount', '请输入金额在100-50000之间！');
  await field(page, 'amount').fill('500');
  await isRefused(page, 'bank_owner', '请输入存款人姓名');
  await field(page, 'bank_owner').fill('林澜');
  await isRefused(page, 'bank', '请输入银行类型');
  await field(page, 'bank').selectOption({ index: 1 });
  await isRefused(page, 'bank_no', '请输入银行卡号');
  await field(page, 'bank_no').fill('6214000000006214');
  await isRefused(page, 'bank_address', '请输入银行开户行地址');
  await field(page, 'bank_address').fill('上海徐汇支行');
  await submit(page);
  await at(page, '/transRecord');
  await done(page, '提交成功，等待后台审核');
  expect(complaints).toEqual([]);
}, 60_000);

it.each([
  ['USDT', /USDT/, '277.77 USDT'],
  ['WeChat', /WeChat/, '¥2,000.00'],
  ['Alipay', /Alipay/, '¥2,000.00'],
])(
  'a deposit by %s leads to its payment and says when it has arrived',
  async (_name, method, sum) => {
    const { page, complaints } = await newcomer();
    await open(page, '/recharge');
    await page.getByRole('radio', { name: method }).click();
    await field(page, 'amount').fill('2000');
    await submit(page);
    await at(page, '/payInfo?deposit_no=PD');
    const timer = page.getByRole('timer', { name: 'Time left to pay' });
    await timer.filter({ hasText: /^59:\d\d$/ }).waitFor();
    await page.getByRole('img', { name: sum }).waitFor();
    await page.getByRole('img', { name: 'QR code of the payment' }).waitFor();
    await page.reload();
    await timer.filter({ hasText: /^59:\d\d$/ }).waitFor();
    await page.getByRole('heading', { name: 'Your deposit has arrived' }).waitFor({ timeout: 30_000 });
    expect(complaints).toEqual([]);
  },
  90_000,
);

it('the countdown goes by the clock of the server, and an order runs out with its hour', async () => {
  const { page, token } = await newcomer();
  const { deposit_no } = await callApi<{ deposit_no: string }>(
    siteUrl,
    'recharge',
    { paytype: 'usdt', amount: '2000', catepay: 'ERC20' },
    token,
  );
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  await page.reload();
  await open(page, `/payInfo?deposit_no=${deposit_no}`);
  await page
    .getByRole('timer')
    .filter({ hasText: /^59:\d\d$/ })
    .waitFor();
  await page.route('**/api/payinfo', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"created_at":"[^"]*"/, '"created_at":"2026-01-01 12:00:00"'),
    });
  });
  await page.reload();
  await page.getByRole('heading', { name: 'This order has expired' }).waitFor();
  expect(await page.getByRole('img', { name: 'QR code of the payment' }).count()).toBe(0);
  await open(page, '/payInfo?deposit_no=PD1');
  await page.unroute('**/api/payinfo');
  await page.getByRole('heading', { name: 'There is no such order' }).waitFor();
}, 60_000);

it('a bank card: every refusal in order, bound and unbound, and five of a kind', async () => {
  const { page, complaints, person, token } = await newcomer();
  await open(page, '/cards?type=1');
  await page.getByRole('link', { name: /Add a bank card/ }).click();
  await isRefused(page, 'bank_owner', '请输入姓名');
  await page.getByRole('button', { name: 'Use 林澜' }).click();
  await isRefused(page, 'bank', '请输入银行');
  await field(page, 'bank').selectOption({ index: 1 });
  await isRefused(page, 'bank_address', '请输入开户行地址');
  await field(page, 'bank_address').fill('上海徐汇支行');
  await isRefused(page, 'bank_no', '请输人银行卡号');
  await field(page, 'bank_no').fill('6214831');
  await isRefused(page, 'pay_pass', '请输人支付密码');
  await field(page, 'pay_pass').fill('12345');
  await isRefused(page, 'bank_no', '请输人正确的卡号长度');
  await field(page, 'bank_no').fill('62148310000000');
  await isRefused(page, 'pay_pass', '请输人支付密码长度');
  await field(page, 'pay_pass').fill('not-mine');
  await submit(page);
  await alert(page, '支付密码错误');
  await field(page, 'pay_pass').fill(person.paypassword);
  await submit(page);
  await done(page, '绑定成功');
  await at(page, '/cards?type=1');
  await page.getByRole('link', { name: /1 of 5/ }).waitFor();
  for (const bank_no of ['62148310000001', '62148310000002', '62148310000003', '62148310000004']) {
    const card = { bank: '招商银行', bank_no, bank_owner: '林澜', bank_address: '上海', pay_pass: person.paypassword };
    await callApi(siteUrl, 'bindcard', card, token);
  }
  await page.reload();
  await page.getByText('0004').waitFor();
  expect(await page.getByRole('link', { name: /Add a bank card/ }).count()).toBe(0);
  await page.getByRole('button', { name: /^解绑/ }).last().click();
  const question = page.getByRole('alertdialog', { name: '温馨提示' });
  await question.getByText('确定要解除绑定该卡片吗？').waitFor();
  await question.getByRole('button', { name: '确认' }).click();
  await done(page, '解绑成功');
  await page.getByRole('link', { name: /4 of 5/ }).waitFor();
  expect(complaints).toEqual([]);
}, 60_000);

it('a withdrawal without an address: one is added on the way, and the amount is still there', async () => {
  const { page, complaints, person } = await newcomer();
  await open(page, '/withdrawal');
  await field(page, 'bank').waitFor();
  await isRefused(page, 'bank', '请选择USDT地址');
  await field(page, 'amount').fill('150');
  await page.getByRole('button', { name: 'Add a USDT address' }).click();
  await at(page, '/addUsdtCard');
  await submit(page);
  await alert(page, '请输入USDT地址');
  await field(page, 'bank_no').fill(TRON);
  await submit(page);
  await alert(page, '请选择钱包协议');
  await page.getByRole('radio', { name: /TRC20/ }).click();
  await submit(page);
  await alert(page, '请输人支付密码');
  await field(page, 'pay_pass').fill(person.paypassword);
  await submit(page);
  await done(page, '绑定成功');
  await at(page, '/withdrawal');
  await page.getByText('USDT · TRC20').waitFor();
  expect(await field(page, 'amount').inputValue()).toBe('150');
  await page.getByText('This is more than your central wallet holds: ¥0.00.').waitFor();
  await field(page, 'password').fill(person.paypassword);
  await submit(page);
  await alert(page, '余额不足');
  expect(complaints).toEqual([]);
}, 60_000);

it.each([
  ['USDT address', '/withdrawal', '请选择USDT地址'],
  ['bank card', '/withdrawal?type=1', '请选择您要提现到的银行卡'],
])(
  'a withdrawal to a %s: every refusal in order, then the records',
  async (_name, path, message) => {
    await workOffTurnover({ name: 'demo', password: 'demo1234' });
    const { page, complaints } = await openPhone();
    await logIn(page, siteUrl);
    await open(page, path);
    await field(page, 'bank').waitFor();
    await isRefused(page, 'bank', message);
    await field(page, 'bank').selectOption({ index: 1 });
    await isRefused(page, 'amount', '单笔取款不能低于100元');
    await field(page, 'amount').fill('99.99');
    await isRefused(page, 'amount', '单笔取款不能低于100元');
    await field(page, 'amount').fill('100');
    await isRefused(page, 'password', '请输入您的支付密码');
    await field(page, 'password').fill('not-mine');
    await submit(page);
    await alert(page, '支付密码错误');
    await field(page, 'password').fill('demo1234');
    await submit(page);
    await done(page, '提交成功，等待后台审核');
    await at(page, '/transRecord?type=2');
    await page.getByText('pending review').first().waitFor();
    expect(complaints).toEqual([]);
  },
  60_000,
);

it('turnover that is still to be wagered is said before, and the operator refuses in its words', async () => {
  const { page, person, token } = await newcomer();
  const payer = { bank: '招商银行', bank_address: '上海', bank_no: '62148310000000', bank_owner: '林澜' };
  await callApi(siteUrl, 'recharge', { paytype: 'bank', amount: '300', ...payer }, token);
  await callApi(siteUrl, 'bindcard', { ...payer, pay_pass: person.paypassword }, token);
  await open(page, '/withdrawal?type=1');
  await page.getByRole('img', { name: '¥300.00' }).first().waitFor({ timeout: 30_000 });
  await page.reload();
  await page.getByText('¥300.00 has to be wagered first; until then a withdrawal is refused.').waitFor();
  await field(page, 'bank').selectOption({ index: 1 });
  await field(page, 'amount').fill('100');
  await field(page, 'password').fill(person.paypassword);
  await submit(page);
  await alert(page, '流水未达标');
}, 60_000);

it('without a network the form says that nothing was sent', async () => {
  const { page } = await newcomer();
  await open(page, '/recharge');
  await page.getByRole('radio', { name: /WeChat/ }).click();
  await field(page, 'amount').fill('300');
  await page.context().setOffline(true);
  await submit(page);
  await page.getByText('No connection; nothing was sent').waitFor();
  await page.context().setOffline(false);
  await submit(page);
  await at(page, '/payInfo?deposit_no=PD');
}, 60_000);

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
