import { ADMIN, balancedBooks, booksOf, passTime } from '../testing/audit';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

const MINUTE_MS = 60_000;
const KEY_LIFE_MS = 24 * 60 * MINUTE_MS;

let operator: RunningOperator;
let token: string;
beforeAll(async () => {
  operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, KEY_LIFE_MS: `${KEY_LIFE_MS}` });
  token = await operator.logIn();
});
afterEach(async () => expect(await booksOf(operator)).toMatchObject(balancedBooks));
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

const call = async (path: string, body: unknown, key?: string) =>
  (await operator.post(`/api/${path}`, body, { token, ...(key === undefined ? {} : { key }) })).body;
const central = async () => ((await call('balance', {})).data as { balance: string }).balance;
const intoVenue = { amount: '10', sourcetype: 'userbalance', targettype: 'OB' };

it('a key is remembered for its life, then it is pruned and free again', async () => {
  await call('transfer', intoVenue, 'one');
  await call('transfer', intoVenue, 'one');
  expect(await central()).toBe('12470.50');
  expect((await booksOf(operator)).keys).toBe(1);
  await passTime(operator, KEY_LIFE_MS - MINUTE_MS);
  expect((await booksOf(operator)).keys).toBe(1);
  await passTime(operator, MINUTE_MS);
  expect((await booksOf(operator)).keys).toBe(0);
  await call('transfer', intoVenue, 'one');
  expect(await central()).toBe('12460.50');
});

it('a refusal is not remembered: the same key may be tried again', async () => {
  const tooMuch = { ...intoVenue, amount: '99999999' };
  expect((await call('transfer', tooMuch, 'two')).message).toBe('余额不足');
  expect((await call('transfer', intoVenue, 'two')).code).toBe(200);
});

it('a repetition is told by everything but the password', async () => {
  const withdrawal = { amount: '100', bank: 1, password: 'demo1234' };
  const { message } = await call('withdraw', withdrawal, 'three');
  expect(await call('withdraw', { ...withdrawal, password: 'wrong' }, 'three')).toMatchObject({
    code: 400,
    message: '支付密码错误',
  });
  expect(await call('withdraw', withdrawal, 'three')).toMatchObject({ code: 200, message });
  expect((await call('withdraw', { ...withdrawal, amount: '101' }, 'three')).code).toBe(409);
});
