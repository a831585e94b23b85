import Big from 'big.js';
import { ADMIN, administer, balancedBooks, booksOf, passTime } from '../testing/audit';
import { payloads } from '../testing/payloads';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

const MEMBERS = 8;
const PACKETS = 5;
const REVIEW_MS = 3_600_000;

let operator: RunningOperator;
beforeAll(async () => {
  operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, REVIEW_DELAY_MS: `${REVIEW_MS}` });
});
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

/** Members who have deposited and bet what the first rule of the red packets asks for: it gives each of them one. */
async function entitledMembers() {
  const members = await Promise.all(
    Array.from({ length: MEMBERS }, async (_, index) => {
      const { body } = await operator.post('/api/register', { ...payloads['register'], name: `hunter${index}` });
      const token = (body.data as { api_token: string }).api_token;
      return async (path: string, payload: unknown = {}) => (await operator.post(`/api/${path}`, payload, { token })).body;
    }),
  );
  for (const call of members) await call('recharge', { paytype: 'alipay', amount: '1000' });
  await passTime(operator, 3 * REVIEW_MS);
  for (const call of members) {
    await call('transfer', { amount: '1000', sourcetype: 'userbalance', targettype: 'PP' });
    const { data } = await call('getGameUrl', payloads['getGameUrl']);
    const session = new URL((data as { url: string }).url, operator.url).searchParams.get('session');
    await operator.post('/demo/games/bet', { session, amount: '1000', choice: 'spin' });
  }
  return members;
}

it('two grabs of each of 8 members at once for 5 packets give exactly 5, one a member, all booked', async () => {
  const members = await entitledMembers();
  await administer(operator, 'app', { red_packets_budget_a_day: PACKETS });
  const grabs = await Promise.all(
    [...members, ...members].map(async (call, index) => ({ member: index % MEMBERS, ...(await call('douserredpacket')) })),
  );
  const won = grabs.filter(({ code }) => code === 200);
  const winners = new Set(won.map(({ member }) => member));
  expect([won.length, winners.size]).toEqual([PACKETS, PACKETS]);
  const losers = grabs.filter(({ member }) => !winners.has(member));
  expect(new Set(losers.map(({ message }) => message))).toEqual(new Set(['今日红包已抢完，请明日再来']));
  const given = won.reduce((sum, { data }) => sum.plus((data as { redpacketmoney: string }).redpacketmoney), new Big(0));
  const balances = await Promise.all(members.map(async (call) => ((await call('balance')).data as { balance: string }).balance));
  expect(balances.reduce((sum, balance) => sum.plus(balance), new Big(0)).toFixed(2)).toBe(given.toFixed(2));
  expect(await booksOf(operator)).toMatchObject(balancedBooks);
});
