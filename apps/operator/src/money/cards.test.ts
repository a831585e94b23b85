import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

let operator: RunningOperator;
let token: string;
beforeAll(async () => {
  operator = await runOperator();
  token = await operator.logIn();
});
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

const call = (path: string, body: unknown) => operator.post(`/api/${path}`, body, { token });

const card = {
  bank: '招商银行',
  bank_no: '6214831200770001',
  bank_owner: '林澜',
  bank_address: '上海徐汇支行',
  pay_pass: 'demo1234',
};
const tron = { bank: 'USDT', bank_no: 'TQk4u9LmR2vXhE7cWzN5pYbJd3sGaF8Kt1', bank_owner: 'TRC20', pay_pass: 'demo1234' };

it.each([
  [{ ...card, bank_owner: ' ' }, '请输入姓名'],
  [{ ...card, bank: '' }, '请输入银行'],
  [{ ...card, bank_address: '' }, '请输入开户行地址'],
  [{ ...card, bank_no: '' }, '请输人银行卡号'],
  [{ ...card, bank_no: '621', pay_pass: '' }, '请输人支付密码'],
  [{ ...card, bank_no: '6214831' }, '请输人正确的卡号长度'],
  [{ ...card, pay_pass: '12345' }, '请输人支付密码长度'],
  [{ ...card, pay_pass: '1'.repeat(19) }, '请输人支付密码长度'],
  [{ ...card, pay_pass: 'not-mine' }, '支付密码错误'],
  [{ ...tron, bank_no: '' }, '请输入USDT地址'],
  [{ ...tron, bank_owner: '' }, '请选择钱包协议'],
  [{ ...tron, pay_pass: '' }, '请输人支付密码'],
  [{ ...tron, bank_owner: 'ERC20' }, '请输入正确的USDT地址'],
])('binding %j is refused: %s', async (binding, message) => {
  expect((await call('bindcard', binding)).body).toMatchObject({ code: 400, message });
});

it('five cards of a kind, each once, and one that is unbound makes room', async () => {
  const numbers = ['6214831200770001', '6214831200770002'];
  for (const bank_no of numbers) expect((await call('bindcard', { ...card, bank_no })).body.message).toBe('绑定成功');
  expect((await call('bindcard', { ...card, bank_no: '6214831200770003' })).body.message).toBe('最多绑定5张');
  const cards = (await call('getcard', { type: 1 })).body.data as { id: number; bank_no: string }[];
  expect(cards).toHaveLength(5);
  const id = cards.find(({ bank_no }) => bank_no === numbers[1])?.id;
  expect((await call('delcard', { id })).body.message).toBe('解绑成功');
  expect((await call('delcard', { id })).body.message).toBe('卡片不存在');
  expect((await call('bindcard', { ...card, bank_no: numbers[0] })).body.message).toBe('该卡片已绑定');
});
