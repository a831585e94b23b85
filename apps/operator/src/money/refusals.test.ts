import { ADMIN, balancedBooks, booksOf } from '../testing/audit';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

let operator: RunningOperator;
let token: string;
beforeAll(async () => {
  operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, REVIEW_DELAY_MS: '86400000' });
  token = await operator.logIn();
});
afterEach(async () => expect(await booksOf(operator)).toMatchObject(balancedBooks));
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

const call = async (path: string, body: unknown = {}) => (await operator.post(`/api/${path}`, body, { token })).body;

const bank = { paytype: 'bank', bank: '招商银行', bank_address: '上海', bank_no: '6214831200778315', bank_owner: '林澜' };
const outside = (min: number, max: number) => `请输入金额在${min}-${max}之间！`;

it.each([
  [bank, 'bank', 100, 50_000],
  [{ paytype: 'usdt', catepay: 'TRC20' }, 'usdt-trc20', 100, 100_000],
  [{ paytype: 'usdt', catepay: 'ERC20' }, 'usdt-erc20', 200, 100_000],
  [{ paytype: 'wxpay' }, 'wechat', 50, 3000],
  [{ paytype: 'alipay' }, 'alipay', 50, 5000],
])('a deposit by %j keeps to the range that %s is said to have', async (method, type, min, max) => {
  expect((await call('getPayRange', { type })).data).toEqual({ min_price: `${min}.00`, max_price: `${max}.00` });
  const answered = async (amount: string) => {
    const { code, message } = await call('recharge', { ...method, amount });
    return code === 200 ? 'accepted' : message;
  };
  expect(await answered(`${min - 1}.99`)).toBe(outside(min, max));
  expect(await answered(`${min}`)).toBe('accepted');
  expect(await answered(`${min}.01`)).toBe('accepted');
  expect(await answered(`${max - 1}.99`)).toBe('accepted');
  expect(await answered(`${max}.00`)).toBe('accepted');
  expect(await answered(`${max}.01`)).toBe(outside(min, max));
});

const BANK_CARD = 1;
const withdraw = async (amount: string, card: unknown = BANK_CARD, password = 'demo1234') => {
  const { code, message } = await call('withdraw', { amount, bank: card, password });
  return [code, message];
};

it.each([
  ['a wrong payment password', ['500', BANK_CARD, 'demo12345'], '支付密码错误'],
  ['a card of nobody', ['500', 999], '请选择您要提现到的银行卡'],
  ['a card that is no number', ['500', 'mine'], '请选择您要提现到的银行卡'],
  ['a cent too little', ['99.99'], '单笔取款不能低于100元'],
  ['a cent more than there is', ['12480.51'], '余额不足'],
] as const)('a withdrawal with %s is refused and holds nothing', async (_what, given, message) => {
  const [amount, card, password] = given;
  expect(await withdraw(amount, card, password)).toEqual([400, message]);
  expect((await call('balance')).data).toEqual({ balance: '12480.50' });
});

it.each([
  ['nothing', '0', 422],
  ['less than nothing', '-5', 422],
  ['a third decimal', '5.001', 422],
  ['no number', 'NaN', 422],
  ['a hexadecimal number', '0x10', 422],
  ['thirteen digits', '1000000000000', 422],
  ['more than there is', '999999999999', 400],
])('no call moves %s', async (_what, amount, code) => {
  expect((await call('transfer', { amount, sourcetype: 'userbalance', targettype: 'OB' })).code).toBe(code);
  expect((await call('withdraw', { amount, bank: BANK_CARD, password: 'demo1234' })).code).toBe(code);
  expect((await call('recharge', { paytype: 'alipay', amount })).code).toBe(code);
});
