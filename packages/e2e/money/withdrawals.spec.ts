import { workOffTurnover } from './moneyFlows';
import { alert, at, done, field, isRefused, open, submit } from '../support/screens/moneyForms';
import { expect, test } from '../support/test';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

test(
  'a bank card: every refusal in order, bound and unbound, and five of a kind',
  { tag: ['@deep', '@engines'] },
  async ({ newMember: { page, complaints, account } }) => {
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
    await field(page, 'pay_pass').fill(account.paypassword);
    await submit(page);
    await done(page, '绑定成功');
    await at(page, '/cards?type=1');
    await page.getByRole('link', { name: /1 of 5/ }).waitFor();
    for (const bank_no of ['62148310000001', '62148310000002', '62148310000003', '62148310000004']) {
      const card = { bank: '招商银行', bank_no, bank_owner: '林澜', bank_address: '上海', pay_pass: account.paypassword };
      await account.call('bindcard', card);
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
  },
);

test(
  'a withdrawal without an address: one is added on the way, and the amount is still there',
  { tag: ['@wallet', '@smoke'] },
  async ({ newMember: { page, complaints, account } }) => {
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
    await field(page, 'pay_pass').fill(account.paypassword);
    await submit(page);
    await done(page, '绑定成功');
    await at(page, '/withdrawal');
    await page.getByText('USDT · TRC20').waitFor();
    expect(await field(page, 'amount').inputValue()).toBe('150');
    await page.getByText('This is more than your central wallet holds: ¥0.00.').waitFor();
    await field(page, 'password').fill(account.paypassword);
    await submit(page);
    await alert(page, '余额不足');
    expect(complaints).toEqual([]);
  },
);

for (const [name, path, message] of [
  ['USDT address', '/withdrawal', '请选择USDT地址'],
  ['bank card', '/withdrawal?type=1', '请选择您要提现到的银行卡'],
] as const) {
  test(
    `a withdrawal to a ${name}: every refusal in order, then the records`,
    { tag: '@deep' },
    async ({ member: { page, complaints }, operator }) => {
      await workOffTurnover(operator);
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
  );
}

test(
  'turnover that is still to be wagered is said before, and the operator refuses in its words',
  { tag: ['@deep', '@engines'] },
  async ({ newMember: { page, account } }) => {
    const payer = { bank: '招商银行', bank_address: '上海', bank_no: '62148310000000', bank_owner: '林澜' };
    await account.call('recharge', { paytype: 'bank', amount: '300', ...payer });
    await account.call('bindcard', { ...payer, pay_pass: account.paypassword });
    await open(page, '/withdrawal?type=1');
    await page.getByRole('img', { name: '¥300.00' }).first().waitFor();
    await page.reload();
    await page.getByText('¥300.00 are still to be wagered.').waitFor();
    await field(page, 'bank').selectOption({ index: 1 });
    await field(page, 'amount').fill('100');
    await field(page, 'password').fill(account.paypassword);
    await submit(page);
    await alert(page, '流水未达标');
  },
);
