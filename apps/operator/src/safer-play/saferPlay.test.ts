import type { SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import Big from 'big.js';
import { ADMIN, balancedBooks, booksOf, passTime } from '../testing/audit';
import { payloads } from '../testing/payloads';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';
import { until } from '../testing/until';

const HOUR_MS = 3_600_000;
const START = { DEMO_ADMIN_TOKEN: ADMIN, DEMO_OUTCOME: 'lose', REVIEW_DELAY_MS: '0' };

let operator: RunningOperator;
beforeAll(async () => {
  operator = await runOperator(START);
});
afterEach(async () => expect(await booksOf(operator)).toMatchObject(balancedBooks));
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

/** The calls of a member of their own. */
async function newMember(name: string, { post }: RunningOperator = operator) {
  const { body } = await post('/api/register', { ...payloads['register'], name });
  const token = (body.data as { api_token: string }).api_token;
  const call = async (path: string, payload: unknown = {}) => (await post(`/api/${path}`, payload, { token })).body;
  return {
    token,
    call,
    state: async () => (await call('saferplay')).data as SaferPlay,
    setLimits: (limits: Partial<Record<'day' | 'week' | 'month', string>>) =>
      call('saferplay/limits', { day: '', week: '', month: '', ...limits }),
    deposit: (amount: string) => call('recharge', { paytype: 'alipay', amount }),
    balance: async () => ((await call('balance')).data as { balance: string }).balance,
  };
}

const sevens = { plat_name: 'PP', game_code: 'lucky-sevens' };

async function openGame({ call }: Awaited<ReturnType<typeof newMember>>): Promise<string> {
  const { url } = (await call('getGameUrl', { ...sevens, is_mobile_url: 1 })).data as { url: string };
  return new URL(url, operator.url).searchParams.get('session') ?? '';
}

it('a member begins without limits, break, reminder and play', async () => {
  const { state } = await newMember('blank');
  const none = { limit: null, used: '0.00', next: null };
  expect(await state()).toEqual({
    limits: { day: none, week: none, month: none },
    break: null,
    reminder: 0,
    play: null,
  });
});

it('a deposit over a limit is refused with what is left of it, up to the last cent', async () => {
  const { setLimits, deposit, state } = await newMember('exact');
  expect((await setLimits({ day: '300', month: '1000' })).code).toBe(200);
  expect((await deposit('200')).code).toBe(200);
  expect(await deposit('100.01')).toMatchObject({
    code: 461,
    message: '超出您设置的每日存款限额，今日还可充值 ¥100.00',
    data: null,
  });
  expect((await deposit('100')).code).toBe(200);
  expect((await deposit('50')).message).toBe('超出您设置的每日存款限额，今日还可充值 ¥0.00');
  const { limits } = await state();
  expect([limits.day.used, limits.week.limit, limits.month.used]).toEqual(['300.00', null, '300.00']);
});

it('of eight deposits at once a limit lets through what fits into it', async () => {
  const { setLimits, deposit, state } = await newMember('hasty');
  await setLimits({ week: '350' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => deposit('100')));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 200, 200, 461, 461, 461, 461, 461]);
  expect((await state()).limits.week.used).toBe('300.00');
});

it('what was rejected does not count, and a refused deposit books nothing', async () => {
  const { setLimits, deposit, state, balance } = await newMember('rejected');
  await setLimits({ week: '500' });
  expect((await deposit('400.13')).code).toBe(200);
  await until(state, ({ limits }) => limits.week.used === '0.00');
  expect((await deposit('500')).code).toBe(200);
  await until(balance, (now) => now === '500.00');
  expect((await deposit('50')).code).toBe(461);
  expect(await balance()).toBe('500.00');
});

it('lowering holds at once, raising is told with its time and does not hold yet', async () => {
  const { setLimits, deposit, state } = await newMember('raiser');
  await setLimits({ day: '500' });
  await setLimits({ day: '2000' });
  const waiting = (await state()).limits.day;
  expect(waiting).toEqual({
    limit: '500.00',
    used: '0.00',
    next: { limit: '2000.00', at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
  });
  const inHours = (Date.parse(`${waiting.next?.at.replace(' ', 'T')}+08:00`) - Date.now()) / 3_600_000;
  expect(inHours).toBeGreaterThan(23.9);
  expect(inHours).toBeLessThanOrEqual(24);
  expect((await deposit('501')).code).toBe(461);
  await setLimits({ day: '400' });
  expect((await state()).limits.day).toEqual({ limit: '400.00', used: '0.00', next: null });
  await setLimits({});
  expect((await state()).limits.day).toMatchObject({ limit: '400.00', next: { limit: null } });
  expect((await deposit('401')).code).toBe(461);
});

it.each([
  ['saferplay/limits', { day: '-1', week: '', month: '' }],
  ['saferplay/limits', { day: '0', week: '', month: '' }],
  ['saferplay/limits', { day: '1.001', week: '', month: '' }],
  ['saferplay/limits', { day: '100' }],
  ['saferplay/break', { length: '1h' }],
  ['saferplay/break', {}],
  ['saferplay/reminder', { minutes: 20 }],
])('%s refuses %j', async (path, payload) => {
  const { token } = await newMember(`odd${Math.random()}`.slice(0, 12));
  expect((await operator.post(`/api/${path}`, payload, { token })).body.code).toBe(422);
});

it('a break keeps from deposits, transfers into games and games, never from withdrawals, and an exclusion waives the turnover', async () => {
  const member = await newMember('resting');
  const { call, deposit, state, balance } = member;
  expect((await deposit('1000')).code).toBe(200);
  await until(balance, (now) => now === '1000.00');
  await call('transfer', { amount: '300', sourcetype: 'userbalance', targettype: 'PP' });
  const session = await openGame(member);
  const bet = async () => (await operator.post('/demo/games/bet', { session, amount: '10', choice: 'spin' })).body;
  const { win_loss } = (await bet()).data as { win_loss: string };
  const left = new Big(1000).plus(win_loss).toFixed(2);

  expect((await call('saferplay/break', { length: '7d' })).code).toBe(200);
  expect((await state()).break).toEqual({ kind: 'coolOff', until: expect.any(String) });
  expect(await deposit('100')).toMatchObject({ code: 462, message: expect.stringContaining('可以随时提现') });
  expect((await call('transfer', { amount: '1', sourcetype: 'userbalance', targettype: 'PP' })).code).toBe(462);
  expect((await call('getGameUrl', { ...sevens, is_mobile_url: 1 })).code).toBe(462);
  expect((await bet()).message).toContain('ended');

  expect((await call('transfer', { amount: '90', sourcetype: 'PP', targettype: 'userbalance' })).code).toBe(200);
  expect((await call('transall')).code).toBe(200);
  expect(await balance()).toBe(left);
  await call('bindcard', { ...payloads['bindCard'], pay_pass: 'secret2' });
  const [card] = (await call('getcard', { type: 1 })).data as { id: number }[];
  expect((await call('getBetAmount')).data).not.toEqual({ bet_amount: '0.00' });
  expect((await call('saferplay/break', { length: '6m' })).code).toBe(200);
  expect((await call('getBetAmount')).data).toEqual({ bet_amount: '0.00' });
  expect((await call('withdraw', { amount: left, bank: card?.id, password: 'secret2' })).code).toBe(200);
  expect(await balance()).toBe('0.00');
});

it('a break can be made longer, never shorter', async () => {
  const { call, state } = await newMember('longer');
  const take = async (length: string) => (await call('saferplay/break', { length })).code;
  expect(await take('30d')).toBe(200);
  const { break: first } = await state();
  for (const shorter of ['24h', '7d']) expect(await take(shorter)).toBe(400);
  expect((await state()).break).toEqual(first);
  expect(await take('6m')).toBe(200);
  expect((await state()).break?.kind).toBe('exclusion');
  expect(await take('forever')).toBe(200);
  expect((await state()).break).toEqual({ kind: 'exclusion', until: null });
  for (const shorter of ['1y', 'forever']) expect(await take(shorter)).toBe(400);
  expect((await call('recharge', { paytype: 'alipay', amount: '100' })).message).toContain('永久');
});

it('the reminder is kept', async () => {
  const { call, state } = await newMember('reminded');
  for (const minutes of [15, 30, 60, 0]) {
    expect((await call('saferplay/reminder', { minutes })).code).toBe(200);
    expect((await state()).reminder).toBe(minutes);
  }
});

it('a play goes over all games that are opened in it, and adds up what their bets won or lost', async () => {
  const member = await newMember('player');
  const { call, deposit, state, balance } = member;
  await deposit('500');
  await until(balance, (now) => now === '500.00');
  await call('transfer', { amount: '500', sourcetype: 'userbalance', targettype: 'PP' });
  const lose = async (amount: string) => {
    const session = await openGame(member);
    const { data } = (await operator.post('/demo/games/bet', { session, amount, choice: 'spin' })).body;
    return (data as { win_loss: string }).win_loss;
  };
  const first = await lose('20');
  expect((await state()).play).toEqual({ seconds: expect.any(Number), net: first });
  await call('game-end', sevens);
  expect((await state()).play?.net).toBe(first);
  const second = await lose('30.50');
  const { play } = await state();
  expect(play?.net).toBe(new Big(first).plus(second).toFixed(2));
  expect(play?.seconds).toBeLessThan(60);
});

it('after 24 hours a raise holds and a break of a day is over, not an hour before', async () => {
  const own = await runOperator(START);
  const { call, deposit, setLimits, state } = await newMember('waiting', own);
  await setLimits({ day: '100' });
  await setLimits({ day: '300' });
  await call('saferplay/break', { length: '24h' });
  const codeAfter = async (hours: number) => {
    await passTime(own, hours * HOUR_MS);
    const { code } = await deposit('300');
    const { limits, break: taken } = await state();
    return [code, limits.day.limit, taken?.kind];
  };
  expect(await codeAfter(23)).toEqual([462, '100.00', 'coolOff']);
  expect(await codeAfter(1)).toEqual([200, '300.00', undefined]);
  await own.stop();
  forget(own);
});
