import Big from 'big.js';
import { ADMIN, administer, passTime } from './testing/audit';
import { forget, runOperator, type RunningOperator } from './testing/runOperator';

const REVIEW_MS = 3_600_000;

let operator: RunningOperator;
let token: string;
beforeAll(async () => {
  operator = await runOperator({ DEMO_OUTCOME: 'lose', DEMO_ADMIN_TOKEN: ADMIN, REVIEW_DELAY_MS: `${REVIEW_MS}` });
  const member = { name: 'newcomer', realname: '林澜', password: 'secret1', confirmPass: 'secret1' };
  const { body } = await operator.post('/api/register', { ...member, paypassword: 'secret2', code: 'R7kM' });
  token = (body.data as { api_token: string }).api_token;
});
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

const call = async (path: string, body: unknown = {}) => (await operator.post(`/api/${path}`, body, { token })).body;
const data = async <T>(path: string, body?: unknown) => (await call(path, body)).data as T;
const states = async () =>
  (await data<{ data: { activity_name: string; state: number }[] }>('activityApplyLog', { page: 1 })).data.map(
    ({ state }) => state,
  );
const apply = async (activityid: number) => (await call('doactivityapply', { activityid })).message;

const reviewed = async () => {
  await passTime(operator, REVIEW_MS);
  return states();
};

it('an application waits for its review and is decided by what its offer asks for', async () => {
  const [rebateOffer, firstDeposit] = [4, 1];
  expect(await apply(99)).toBe('活动不存在');
  expect(await apply(rebateOffer)).toBe('提交成功，等待后台审核');
  expect(await apply(firstDeposit)).toBe('提交成功，等待后台审核');
  expect(await states()).toEqual([1, 1]);
  expect(await apply(rebateOffer)).toBe('您已申请过该活动');
  expect(await reviewed()).toEqual([3, 2]);
});

it('five hands at once apply once, and who passed today does not apply again', async () => {
  expect(await apply(4)).toBe('您已申请过该活动');
  const bank = { paytype: 'bank', bank: '招商银行', bank_address: '上海', bank_no: '6214831200778315', bank_owner: '林澜' };
  await call('recharge', { ...bank, amount: '3000' });
  await passTime(operator, REVIEW_MS);
  expect(await data<{ balance: string }>('balance')).toEqual({ balance: '3000.00' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => apply(1)));
  expect(answers.filter((message) => message === '提交成功，等待后台审核')).toHaveLength(1);
  expect(await reviewed()).toEqual([2, 3, 2]);
});

async function play(plat_name: string, game_code: string, amount: string, choice: string) {
  await call('transfer', { amount, sourcetype: 'userbalance', targettype: plat_name });
  const { url } = await data<{ url: string }>('getGameUrl', { plat_name, game_code, is_mobile_url: 1 });
  const session = new URL(url, operator.url).searchParams.get('session');
  expect((await operator.post('/demo/games/bet', { session, amount, choice })).body.code).toBe(200);
}
const rebates = () =>
  data<{ list: { data: object[]; total: number }; jisuan: string; nojisuan: string }>('getfanshui', { page: 1 });

it('settled bets earn by the VIP table; what is earned is claimed once, and owes its turnover', async () => {
  const [level] = await data<{ electron: string; realperson: string }[]>('uservip');
  await play('PP', 'lucky-sevens', '1000', 'spin');
  await play('OB', 'baccarat', '333', 'player');
  const electron = new Big(1000).times(level?.electron ?? 0).div(100);
  const live = new Big(333).times(level?.realperson ?? 0).div(100);
  const sum = electron.round(2, Big.roundDown).plus(live.round(2, Big.roundDown)).toFixed(2);
  const { list, jisuan, nojisuan } = await rebates();
  expect([jisuan, nojisuan]).toEqual(['0.00', sum]);
  expect(list.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ gamename: 'PP Slots', money: electron.toFixed(2), state: 0 }),
      expect.objectContaining({ gamename: 'OB Live', money: live.round(2, Big.roundDown).toFixed(2), state: 0 }),
    ]),
  );
  expect(await data<{ list: { total: number } }>('getfanshui', { page: 1, api_type: 'PP' })).toMatchObject({
    list: { total: 1 },
  });

  const before = new Big((await data<{ balance: string }>('balance')).balance);
  const due = new Big((await data<{ bet_amount: string }>('getBetAmount')).bet_amount);
  const claims = await Promise.all(Array.from({ length: 12 }, () => call('dofanshui')));
  expect(claims.filter(({ code }) => code === 200)).toHaveLength(1);
  expect((await data<{ balance: string }>('balance')).balance).toBe(before.plus(sum).toFixed(2));
  expect((await data<{ bet_amount: string }>('getBetAmount')).bet_amount).toBe(due.plus(sum).toFixed(2));
  expect(await rebates()).toMatchObject({ jisuan: sum, nojisuan: '0.00' });

  // What is bet after the claim is a rebate of its own.
  await play('PP', 'lucky-sevens', '100', 'spin');
  expect(await rebates()).toMatchObject({ jisuan: sum, nojisuan: electron.div(10).toFixed(2), list: { total: 3 } });
});

it('the red packets answer what the member reached, and close with the window, the budget and the switch', async () => {
  const terms = (body: object) => administer(operator, 'app', body);
  const packets = () => data<{ sendnums: number; acquirednum: number; max_times: number }>('redpacket');
  expect(await packets()).toMatchObject({ sendnums: 1, acquirednum: 0, max_times: 5 });
  await terms({ red_packets_budget_a_day: 0 });
  expect(await packets()).toMatchObject({ sendnums: 0 });
  expect((await call('douserredpacket')).message).toBe('今日红包已抢完，请明日再来');
  await terms({ red_packets_budget_a_day: 1, redpacket_switch: 0 });
  expect((await call('douserredpacket')).message).toBe('Red packet closed');
  await terms({ redpacket_switch: 1 });
  const { redpacketmoney } = (await call('douserredpacket')).data as { redpacketmoney: string };
  expect(new Big(redpacketmoney).gte(1)).toBe(true);
  expect(await packets()).toMatchObject({ sendnums: 0, acquirednum: 1 });
  const { body } = await operator.get('/api/userredpacket?page=1', token);
  expect(body.data).toMatchObject({
    total_money: redpacketmoney,
    total_count: 1,
    list: { data: [{ money: '3000.00', redpacketmoney }] },
  });
});
