import { ADMIN, balancedBooks, booksOf, passTime } from '../testing/audit';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

const REVIEW_MS = 3_600_000;

let operator: RunningOperator;
beforeEach(async () => {
  operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, REVIEW_DELAY_MS: `${REVIEW_MS}` });
});
afterEach(async () => {
  expect(await booksOf(operator)).toMatchObject(balancedBooks);
  await operator.stop();
  forget(operator);
});

const TRC20 = 4;
const ERC20 = 5;

it('the house keeps the fee of the protocol at the rate of the day, of what is paid and of nothing else', async () => {
  const token = await operator.logIn();
  const call = async (path: string, body: unknown = {}) => (await operator.post(`/api/${path}`, body, { token })).body;
  const withdraw = (amount: string, bank: number) => call('withdraw', { amount, bank, password: 'demo1234' });
  for (const [amount, card] of [
    ['150', 1],
    ['200', TRC20],
    ['300', ERC20],
    ['400.13', ERC20],
  ] as const) {
    expect((await withdraw(amount, card)).code).toBe(200);
  }
  await passTime(operator, REVIEW_MS);
  expect((await call('balance')).data).toEqual({ balance: '11830.50' });
  const { fees } = await booksOf(operator);
  expect(fees).toBe('43.20');
});
