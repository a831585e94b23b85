import Big from 'big.js';
import { ADMIN, balancedBooks, booksOf, passTime } from '../testing/audit';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';

const REVIEW_MS = 3_600_000;

let operator: RunningOperator;
let token: string;
beforeAll(async () => {
  operator = await runOperator({ DEMO_OUTCOME: 'win', DEMO_ADMIN_TOKEN: ADMIN, REVIEW_DELAY_MS: `${REVIEW_MS}` });
  token = await operator.logIn();
});
afterEach(async () => expect(await booksOf(operator)).toMatchObject(balancedBooks));
afterAll(async () => {
  await operator.stop();
  forget(operator);
});

/** Time enough for any review; who pays elsewhere is waited for longer. */
const review = () => passTime(operator, 10 * REVIEW_MS);
const call = (path: string, body: unknown = {}, key?: string) =>
  operator.post(`/api/${path}`, body, { token, ...(key === undefined ? {} : { key }) });
const balance = async () => ((await call('balance')).body.data as { balance: string }).balance;
const venue = async (code: string) =>
  ((await call('balancelist')).body.data as { platname: string; balance: string }[]).find(({ platname }) => platname === code)
    ?.balance;
const byBank = { paytype: 'bank', bank: '招商银行', bank_address: '上海', bank_no: '6214831200778315', bank_owner: '林澜' };
const into = (code: string, amount: string) => ({ amount, sourcetype: 'userbalance', targettype: code });

interface Row {
  out_trade_no: string;
  amount: string;
  state: number;
}
const rows = async (type: number) => ((await call('gettransrecord', { type, page: 1 })).body.data as { data: Row[] }).data;

it('the demo member begins with the promised money and history', async () => {
  const { data } = (await call('user')).body;
  expect(data).toMatchObject({
    username: 'demo',
    realname: '林澜',
    balance: '12480.50',
    gameblance: '3204.00',
    current_vip: 'VIP3',
    vip: '3',
    paysum: '68000.00',
    joinday: 214,
  });
  expect(await Promise.all(['OB', 'FG', 'PP', 'AE'].map(venue))).toEqual(['1240.00', '864.00', '1100.00', '0.00']);
  expect((await call('getfanshui', { page: 1 })).body.data).toMatchObject({ jisuan: '4380.12', nojisuan: '126.84' });
  expect((await call('redpacket')).body.data).toMatchObject({ sendnums: 3, acquirednum: 2, max_times: 5 });
  expect((await call('getBetAmount')).body.data).toEqual({ bet_amount: '0.00' });
  const lists = await Promise.all(
    [1, 2, 3, 4].map(
      async (type) => (await call('gettransrecord', { type, page: 1 })).body.data as { data: Row[]; total: number },
    ),
  );
  expect(lists.reduce((sum, { total }) => sum + total, 0)).toBeGreaterThanOrEqual(60);
  for (const { data: listed } of lists) expect(new Set(listed.map(({ state }) => state))).toEqual(new Set([0, 1, 2, 3]));
  const bets = (await call('betrecord', { page: 1 })).body.data as { total: number; last_page: number };
  expect(bets.total).toBeGreaterThanOrEqual(120);
  expect(bets.last_page).toBe(Math.ceil(bets.total / 20));
});

it('one withdrawal holds its money at once and is paid after review; .13 gives it back', async () => {
  const before = new Big(await balance());
  const withdraw = (amount: string) => call('withdraw', { amount, bank: 1, password: 'demo1234' });
  expect((await withdraw('150')).body.code).toBe(200);
  expect(await balance()).toBe(before.minus(150).toFixed(2));
  expect((await withdraw('120.13')).body.code).toBe(200);
  expect((await rows(2)).slice(0, 2).map(({ state }) => state)).toEqual([1, 1]);
  await review();
  expect((await rows(2)).slice(0, 2).map(({ amount, state }) => [amount, state])).toEqual([
    ['120.13', 3],
    ['150.00', 2],
  ]);
  expect(await balance()).toBe(before.minus(150).toFixed(2));
});

it('a withdrawal to a USDT address is paid after review, its fee kept apart', async () => {
  const before = new Big(await balance());
  const ERC20 = 5;
  expect((await call('withdraw', { amount: '100', bank: ERC20, password: 'demo1234' })).body.code).toBe(200);
  await review();
  expect((await rows(2))[0]).toMatchObject({ amount: '100.00', state: 2 });
  expect(await balance()).toBe(before.minus(100).toFixed(2));
});

it('a deposit waits for review, is booked once approved and has to be wagered before a withdrawal', async () => {
  const before = new Big(await balance());
  expect((await call('recharge', { ...byBank, amount: '500' })).body.message).toBe('提交成功，等待后台审核');
  expect(await balance()).toBe(before.toFixed(2));
  expect((await rows(1))[0]).toMatchObject({ amount: '500.00', state: 1 });
  await review();
  expect(await balance()).toBe(before.plus(500).toFixed(2));
  expect((await rows(1))[0]).toMatchObject({ amount: '500.00', state: 2 });
  expect((await call('getBetAmount')).body.data).toEqual({ bet_amount: '500.00' });
  expect((await call('withdraw', { amount: '100', bank: 1, password: 'demo1234' })).body.message).toContain('500.00');
  await call('recharge', { ...byBank, amount: '200.13' });
  await review();
  expect((await rows(1))[0]?.state).toBe(3);
  expect(await balance()).toBe(before.plus(500).toFixed(2));
});

it.each([
  [{ bank_owner: '' }, '请输入存款人姓名'],
  [{ bank: ' ' }, '请输入银行类型'],
  [{ bank_no: '' }, '请输入银行卡号'],
  [{ bank_address: '' }, '请输入银行开户行地址'],
  [{ amount: '50000.01', bank_owner: '' }, '请输入金额在100-50000之间！'],
])('a bank deposit with %j is refused: %s', async (change, message) => {
  expect((await call('recharge', { ...byBank, amount: '500', ...change })).body).toMatchObject({ code: 400, message });
});

it('a USDT deposit answers with its number, and payinfo tells where to send it', async () => {
  const { message } = (await call('recharge', { paytype: 'usdt', amount: '720', catepay: 'TRC20' })).body;
  expect(message).toMatch(/^PD\d{20}$/);
  const info = (await call('payinfo', { deposit_no: message })).body;
  expect(info.message).toBe('usdt');
  expect(info.data).toMatchObject({
    deposit_no: message,
    info: { amount: '720.00', paytype: 'usdt' },
    cardlist: { content: 'TRC20', mch_id: expect.stringMatching(/^T.{33}$/) },
  });
  expect((await call('payinfo', { deposit_no: 'PD1' })).body.code).toBe(400);
  await review();
  expect((await rows(1))[0]?.state).toBe(2);
});

it('transfers go between the central wallet and a venue only, and bring everything back', async () => {
  const before = new Big(await balance());
  expect((await call('transfer', { amount: '5', sourcetype: 'OB', targettype: 'FG' })).body.message).toBe('场馆内钱包不支持互转');
  expect((await call('transfer', { amount: '5', sourcetype: 'userbalance', targettype: 'userbalance' })).body.message).toBe(
    '场馆内钱包不支持互转',
  );
  expect((await call('transfer', into('XX', '5'))).body.code).toBe(400);
  expect((await call('transfer', into('AE', '99999999'))).body.message).toBe('余额不足');
  expect((await call('transfer', into('AE', '20.55'))).body.code).toBe(200);
  expect([await balance(), await venue('AE')]).toEqual([before.minus('20.55').toFixed(2), '20.55']);
  const games = new Big(((await call('refreshusermoney')).body.data as { gameblance: string }).gameblance);
  expect((await call('transall')).body.message).toContain(games.toFixed(2));
  expect(await balance()).toBe(before.minus('20.55').plus(games).toFixed(2));
  expect((await call('transfer', into('OB', '1000'))).body.code).toBe(200);
});

it('a key books once: repeated, twenty at once, and never for another payload', async () => {
  const before = new Big(await balance());
  const first = await call('transfer', into('OB', '10'), 'key-1');
  expect((await call('transfer', into('OB', '10'), 'key-1')).body).toEqual(first.body);
  expect((await call('transfer', into('OB', '11'), 'key-1')).body.code).toBe(409);
  const atOnce = await Promise.all(
    Array.from({ length: 20 }, () => call('recharge', { paytype: 'usdt', amount: '300', catepay: 'TRC20' }, 'key-2')),
  );
  expect(new Set(atOnce.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await rows(1)).filter(({ out_trade_no }) => out_trade_no === atOnce[0]?.body.message)).toHaveLength(1);
  const transfers = await Promise.all(Array.from({ length: 20 }, () => call('transfer', into('OB', '7'), 'key-3')));
  expect(transfers.every(({ body }) => body.code === 200)).toBe(true);
  expect((await call('transfer', into('OB', '7'), 'k'.repeat(129))).body.code).toBe(422);
  await review();
  expect(await balance()).toBe(before.minus(17).plus(300).toFixed(2));
});

it('red packets and rebates are booked once each', async () => {
  const claims = await Promise.all(Array.from({ length: 8 }, () => call('dofanshui')));
  expect(claims.filter(({ body }) => body.code === 200)).toHaveLength(1);
  expect(claims.find(({ body }) => body.code !== 200)?.body.message).toBe('暂无领取额度！');
  const before = new Big(await balance());
  const grabs = await Promise.all(Array.from({ length: 8 }, () => call('douserredpacket')));
  const won = grabs
    .filter(({ body }) => body.code === 200)
    .map(({ body }) => (body.data as { redpacketmoney: string }).redpacketmoney);
  expect(won).toHaveLength(3);
  expect(await balance()).toBe(won.reduce((sum, amount) => sum.plus(amount), before).toFixed(2));
  expect(grabs.find(({ body }) => body.code !== 200)?.body.message).toBe(
    'You have not yet met the conditions to claim, go finish them!',
  );
});

it('a game takes its stake from the venue wallet, settles, works off turnover; auto transfer follows it', async () => {
  const open = async (plat_name: string, game_code: string) => {
    const { url } = (await call('getGameUrl', { plat_name, game_code, is_mobile_url: 1 })).body.data as { url: string };
    const page = await fetch(operator.url + url);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'nonce-");
    expect(await page.text()).toContain('class="bet">Bet</button>');
    return new URL(url, operator.url).searchParams.get('session');
  };
  const bet = (session: string | null, body: object) => operator.post('/demo/games/bet', { session, ...body });
  await call('transfer', into('PP', '100'));
  const session = await open('PP', 'lucky-sevens');
  const due = new Big(((await call('getBetAmount')).body.data as { bet_amount: string }).bet_amount);
  const { data } = (await bet(session, { amount: '50', choice: 'spin' })).body as {
    data: { payout: string; balance: string; bet_id: string };
  };
  expect(data.balance).toBe(new Big(50).plus(data.payout).toFixed(2));
  expect(await venue('PP')).toBe(data.balance);
  expect((await call('getBetAmount')).body.data).toEqual({ bet_amount: due.minus(50).toFixed(2) });
  const [newest] = ((await call('betrecord', { page: 1, api_type: 'PP' })).body.data as { data: object[] }).data;
  expect(newest).toMatchObject({ bet_id: data.bet_id, bet_amount: '50.00', status: 1, Code: 'PP · Lucky Sevens' });
  for (const wrong of [
    { amount: '99999', choice: 'spin' },
    { amount: '10', choice: 'all' },
    { amount: '-5', choice: 'spin' },
    { amount: {}, choice: 'spin' },
  ]) {
    expect([400, 422]).toContain((await bet(session, wrong)).body.code);
  }
  await call('transall');
  await call('uptransferstatus', { transferstatus: 1 });
  const central = await balance();
  const football = await open('OB', 'football');
  expect([await balance(), await venue('OB')]).toEqual(['0.00', central]);
  expect((await bet(football, { amount: '10', choice: 'home' })).body.data).toMatchObject({ status: 2 });
  await call('game-end', { plat_name: 'OB', game_code: 'football' });
  expect([await balance(), await venue('OB')]).toEqual([new Big(central).minus(10).toFixed(2), '0.00']);
  expect((await bet(football, { amount: '10', choice: 'home' })).body.message).toContain('ended');
  await call('uptransferstatus', { transferstatus: 0 });
});
