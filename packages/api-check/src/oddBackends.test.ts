import type { CallName } from '@parlour/api-client/endpoints/all';
import { checkBackend } from './checkBackend';
import type { Wish } from './known';
import { isFit, linesOf } from './report/lines';
import { startSample } from './testing/startSample';

const account = { name: 'demo', password: 'demo1234' };
const orders: readonly CallName[] = ['logIn', 'submitDeposit', 'getPayInfo'];
const wallets: readonly CallName[] = ['getUser', 'submitTransfer', 'recoverAll', 'submitWithdrawal'];
/** What the sample has: the rest is answered with 404. */
const all: readonly CallName[] = [...orders, ...wallets, 'getTransactionRecords', 'logOff'];
const withMoney = { account, payPassword: account.password, withMoney: true, settleMs: 0, only: new Set(all) };

/** What the check finds in the sample backend with one text of its source replaced by another. */
async function findingsOf(from: string, to: string, only: readonly CallName[]) {
  const { origin, stop } = await startSample(from, to);
  const findings = await checkBackend({ origin, ...withMoney, only: new Set(only) });
  stop();
  return findings;
}

/** What the check says does not fit. */
async function check(from: string, to: string, wish: Omit<Wish, 'origin'> = withMoney) {
  const { origin, stop } = await startSample(from, to);
  const findings = await checkBackend({ origin, ...wish });
  stop();
  return { isGood: isFit(findings), said: findings.filter(({ verdict }) => verdict.kind === 'misfit').flatMap(linesOf) };
}

const TRANSFER = "'POST /api/transfer': ({ amount, sourcetype, targettype }) => move(sourcetype, targettype, centsOf(amount)),";
const PAY_INFO = 'const info = { amount: order.amount,';
const RECHARGE = "return { message: write(1, sum, { pay_way: 'usdt', catepay }).out_trade_no };";
const ENVELOPE = 'envelope = { code: 200, message, data };';
const NOT_OPEN = "refuseIf(paytype !== 'usdt' || !(catepay in ADDRESS), '支付方式不可用');";
const RANGE = 'refuseIf(sum < centsOf(RANGE.min_price) || sum > centsOf(RANGE.max_price),';
const BALANCE = "'POST /api/balance': () => ({ data: { balance: yuan(cents.userbalance) } }),";
const TAKEN = 'cents.userbalance -= sum;';
const LEAST = "refuseIf(sum < 10_000 || sum > cents.userbalance, '余额不足');";
const KEYS = 'const answer = answers.get(key) ?? (ofMoney[call](sent) || {});';
const MADE = 'created_at: new Date().toISOString(),';
/** The time of a record as a clock reads that is so many hours ahead of UTC, with no word of its zone. */
const madeAt = (hours: number) =>
  `created_at: new Date(Date.now() + ${hours} * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),`;
const ROW = '...row }) => row);';
const TOKENS = "refuseIf(!tokens.has(token), '登录已过期', 401);";
const SHOWN = 'const shown = rows.slice((page - 1) * 20, page * 20);';
const TARGET = 'const target = { mch_id: ADDRESS[order.catepay], content: order.catepay,';
const REFUSED = 'envelope = { code, message, data: null };';
const SUM_OF_TEXT =
  'const centsOf = (text) => (/^\\d{1,9}(\\.\\d{1,2})?$/.test(String(text)) ? Math.round(Number(text) * 100) : 0);';

type Row = [what: string, from: string, to: string, sentence: RegExp];

/** One test for each odd backend, which is caught with this sentence when these calls are checked. */
function findsOut(only: readonly CallName[], rows: readonly Row[]): void {
  it.each(rows)('%s', async (_what, from, to, sentence) => {
    const { isGood, said } = await check(from, to, { ...withMoney, only: new Set(only) });
    expect(said.join('\n')).toMatch(sentence);
    expect(isGood).toBe(false);
  });
}

describe('an odd backend is found out by its orders:', () => {
  findsOut(orders, [
    // Found by a developer in the first hour, all of which passed before.
    [
      'orders in cents',
      PAY_INFO,
      PAY_INFO.replace('order.amount', 'centsOf(order.amount)'),
      /data\.info\.amount: expected 100\.37, as it was ordered, got 10037: a hundred times as much\. Send amounts in yuan, not in cents\./,
    ],
    [
      'times in UTC without a zone',
      MADE,
      madeAt(0),
      /data\.info\.created_at: expected .* in Beijing, when it was made, got .*, 8 hours behind: looks like UTC without a zone\. Send Beijing time, or add the zone/,
    ],
    [
      'a message that is no order number, which is in data',
      RECHARGE,
      "return { data: { deposit_no: write(1, sum, { pay_way: 'usdt', catepay }).out_trade_no } };",
      /message: expected the number of the order, PD\d+ in the records, got "操作成功"\. Put the number of data\.deposit_no into message\./,
    ],
    ['success that is 0', ENVELOPE, ENVELOPE.replace('200', '0'), /Your success code seems to be 0; the site takes 200 alone\./],
    [
      'success that is "0"',
      ENVELOPE,
      ENVELOPE.replace('200', "'0'"),
      /Your success code seems to be 0; the site takes 200 alone\./,
    ],
    [
      'an order that is booked and then refused',
      RECHARGE,
      "write(1, sum, { pay_way: 'usdt', catepay });\nrefuseIf(true, '系统繁忙');",
      /code: expected 200 for what was booked, got 500 系统繁忙\. Refuse only what was not booked[^]*records of .*: expected no new one, got PD\d+ of 100\.37/,
    ],

    // Others.
    [
      'another number in the records',
      ROW,
      '...row }) => ({ ...row, out_trade_no: `X${row.out_trade_no}` }));',
      /message: expected the number of the order, XPD\d+ in the records, got "PD\d+"/,
    ],
    [
      'the newest order instead of the one that is asked for',
      'type === 1 && out_trade_no === String(deposit_no));',
      'type === 1);',
      /data\.deposit_no: expected (PD\d+), which was asked for, got (?!\1)PD\d+/,
    ],
    [
      'an order that nobody finds',
      'type === 1 && out_trade_no === String(deposit_no));',
      'type === 9);',
      /code: expected 200 for PD\d+, which was just ordered, got 500 订单不存在/,
    ],
    [
      'orders in whole yuan',
      'const yuan = (sum) => (sum / 100).toFixed(2);',
      'const yuan = (sum) => String(Math.floor(sum / 100));',
      /records of .*, type 1: expected a new one of 100\.37, got PD\d+ of 100: the cents are missing/,
    ],
    [
      'an order with a fee',
      PAY_INFO,
      PAY_INFO.replace('order.amount', 'yuan(centsOf(order.amount) + 200)'),
      /data\.info\.amount: expected 100\.37, .* got 102\.37: 2\.00 more, as with a fee\. Use the amount that was sent, without a fee\./,
    ],
    [
      'an order in USDT',
      PAY_INFO,
      PAY_INFO.replace('order.amount', '(order.amount / RATE).toFixed(2)'),
      /data\.info\.amount: expected 100\.37, .* that is the amount in USDT\. Send the amount in yuan/,
    ],
    [
      'its own sum in USDT, which is the one in yuan',
      PAY_INFO,
      `${PAY_INFO} usdt_amount: order.amount,`,
      /data\.info\.usdt_amount: expected 13\.94 USDT, which is 100\.37 yuan at usdtrate 7\.20, got 100\.37: that is the amount in yuan\./,
    ],
    [
      'its own sum in USDT by another rate',
      PAY_INFO,
      `${PAY_INFO} usdt_amount: (order.amount / 6.8).toFixed(4),`,
      /at usdtrate 7\.20, got 14\.7603: a rate of 6\.80\. Divide the amount in yuan by the usdtrate/,
    ],
    [
      'Beijing time that is marked as UTC',
      MADE,
      MADE.replace('new Date()', 'new Date(Date.now() + 8 * 3_600_000)'),
      /8 hours ahead: looks like Beijing time that is marked as UTC/,
    ],
    ['Unix time', MADE, 'created_at: Math.floor(Date.now() / 1000),', /created_at: expected YYYY-MM-DD HH:mm:ss.*, got 1\d{9}/],
    ['times of California', MADE, madeAt(-8), /16 hours behind: looks like UTC-8 without a zone/],
    [
      'a new order that is not in the records',
      SHOWN,
      SHOWN.replace('rows.slice(', 'rows.slice(1).slice('),
      /records of POST \/api\/gettransrecord, type 1: expected a new one of 100\.37, got none/,
    ],
    [
      'pages that count from 0',
      SHOWN,
      SHOWN.replace('(page - 1) * 20, page * 20', 'page * 20, page * 20 + 20'),
      /expected a new one of .*, got none\. .*: pages count from 1/,
    ],
    [
      'an address of another chain',
      TARGET,
      TARGET.replace('ADDRESS[order.catepay]', 'ADDRESS.TRC20'),
      /data\.cardlist: expected an address of ERC20, got TR7NHq/,
    ],
    [
      'the chain of another order',
      TARGET,
      TARGET.replace('content: order.catepay', "content: 'TRC20'"),
      /data\.cardlist: expected a place to pay over ERC20, got TRC20/,
    ],
    [
      'another way to pay',
      "return { message: 'usdt', data: { info,",
      "return { message: 'alipay', data: { info,",
      /message: expected usdt, as it was ordered, got "alipay"/,
    ],
    [
      'an order without a place to pay over ERC20',
      'cardlist: [target]',
      "cardlist: order.catepay === 'TRC20' ? [target] : []",
      /payinfo, in USDT over ERC20\s+data\.cardlist: expected an address \(mch_id\) or a picture \(payimg\), got neither/,
    ],
    [
      'a deposit that is credited before it is paid',
      RECHARGE,
      `${TAKEN.replace('-=', '+=')}\n${RECHARGE}`,
      /balance of POST \/api\/balance: expected 1000\.00 as before, got 1100\.37, 100\.37 more\. A deposit waits until it is paid\./,
    ],
    [
      'a smallest sum that is ignored',
      RANGE,
      'refuseIf(sum <= 0 || sum > centsOf(RANGE.max_price),',
      /code: expected a refusal of ¥99\.99, less than the smallest, got 200\. It must be refused: POST \/api\/getPayRange promises these limits/,
    ],
    [
      'a deposit between the limits that is refused, in whole yuan too',
      NOT_OPEN,
      `refuseIf(catepay === 'ERC20', '支付方式不可用');`,
      /recharge, in USDT over ERC20\s+code: expected 200 for ¥100\.00, which POST \/api\/getPayRange allows, got 500 支付方式不可用\. Take each sum/,
    ],
    [
      'a deposit of three decimals',
      SUM_OF_TEXT,
      SUM_OF_TEXT.replace('1,2', '1,3'),
      /code: expected a refusal of ¥101\.234, with three decimals, got 200\. It must be refused: nobody can pay it exactly/,
    ],
    [
      'a deposit by a way that is closed',
      NOT_OPEN,
      "refuseIf(paytype === 'usdt' && !(catepay in ADDRESS), '支付方式不可用');",
      /code: expected a refusal of an order by WeChat, which is closed, got 200\. It must be refused: GET \/api\/get_pay_way closes it/,
    ],
    [
      'a refused order that is listed',
      RANGE,
      `if (sum < 10_000) write(1, sum, {});\n${RANGE}`,
      /expected no new one, got PD\d+ of 99\.99\. What is refused may leave no order/,
    ],
  ]);
});

describe('an odd backend is found out by its wallets:', () => {
  findsOut(wallets, [
    [
      'a transfer that never arrives',
      'cents[to] += sum;',
      '',
      /balance of FG in POST \/api\/balancelist: expected 1\.37, 1\.37 more than before, got 0\.00, as before/,
    ],
    [
      'a transfer of twice the sum',
      TRANSFER,
      TRANSFER.replace('centsOf(amount)', '2 * centsOf(amount)'),
      /1\.37 less than before, got 997\.26: twice as much/,
    ],
    [
      'a recovery that forgets cents',
      "move('FG', 'userbalance', cents.FG),",
      "move('FG', 'userbalance', cents.FG - (cents.FG % 100)),",
      /transall\s.*balance of POST \/api\/balance: expected .*, got [^]*balance of FG/,
    ],
    [
      'a withdrawal that is not in the records',
      'write(2, sum, { pay_way: card.bank });',
      '',
      /withdraw\s+records of POST \/api\/gettransrecord, type 2: expected a new one of 100\.37, got none/,
    ],
    [
      'a withdrawal that is not taken',
      TAKEN,
      '',
      /withdraw\s+balance of POST \/api\/balance: expected 899\.63, 100\.37 less than before, got 1000\.00, as before/,
    ],
    [
      'a withdrawal with any payment password',
      'password !== PAY_PASSWORD',
      'false',
      /code: expected a refusal of a wrong payment password, got 200\. It must be refused: it protects the money/,
    ],
    [
      'a withdrawal to any card',
      "refuseIf(bank !== card.id, '银行卡不存在');",
      '',
      /code: expected a refusal of a card that does not exist, got 200\. It must be refused: nobody could be paid/,
    ],
    ['a transfer from a wallet to itself', ' || from === to', '', /code: expected a refusal of a wallet to itself, got 200/],
    [
      'a transfer to a wallet that does not exist',
      ' || !(to in cents)',
      '',
      /code: expected a refusal of a wallet that does not exist, got 200\. It must be refused: the money would be lost/,
    ],
    [
      'a transfer of three decimals',
      SUM_OF_TEXT,
      SUM_OF_TEXT.replace('1,2', '1,3'),
      /code: expected a refusal of ¥1\.234, with three decimals, got 200\. It must be refused: whatever is rounded is lost/,
    ],
    [
      'a rate of USDT upside down',
      "const RATE = '7.20';",
      "const RATE = '0.1389';",
      /api\/user\s+data\.usdtrate: expected yuan for one USDT, like 7\.20, got 0\.1389: this looks inverted/,
    ],
    [
      'cents in one of two balances',
      BALANCE,
      BALANCE.replace('yuan(cents.userbalance)', 'cents.userbalance'),
      /data\.balance: expected 100000\.00, as POST \/api\/balance says, got 1000\.00: a hundredth\. Both are the central wallet in yuan/,
    ],
    [
      'what is in the venues in one of two balances',
      BALANCE,
      BALANCE.replace('cents.userbalance', 'cents.userbalance + cents.FG'),
      /^does not fit +POST \/api\/user, compared with POST \/api\/balance\n +data\.balance: expected 1000\.00, as POST \/api\/balance says, got 998\.63: 1\.37 less\. Both are the central wallet in yuan, without what is in the venues\.$/,
    ],
    [
      'a withdrawal with a fee',
      TAKEN,
      'cents.userbalance -= sum + 200;',
      /balance of POST \/api\/balance: expected 899\.63, 100\.37 less than before, got 897\.63: 2\.00 less, as with a fee\. Use the amount that was sent, without a fee\./,
    ],
    [
      'a transfer that is not in the records',
      "write(to === 'userbalance' ? 4 : 3, sum, { pay_way: 'transfer', sourcetype: from, targettype: to });",
      '',
      /records of POST \/api\/gettransrecord, type 3 \(into a venue\): expected a new one of 1\.37, got none/,
    ],
    [
      'a balance that drifts',
      BALANCE,
      BALANCE.replace('yuan(cents.userbalance)', 'cents.userbalance / 100 - 1e-9'),
      /data\.balance: expected 999\.9{5,}, as POST \/api\/balance says, got 1000\.00: off by less than a cent/,
    ],
    [
      'a withdrawal of less than zero, which credits',
      LEAST,
      `if (Number(amount) < 0) return void (cents.userbalance += 10_000);\n${LEAST}`,
      /code: expected a refusal of a sum below zero, got 200\. It must be refused: it would credit the member[^]*balance of .* as before, got .*, 100\.00 more/,
    ],
    [
      'more than there is that is taken',
      'refuseIf(sum <= 0 || sum > cents[from],',
      'refuseIf(sum <= 0,',
      /code: expected a refusal of ¥[\d.]+, more than there is, got 200\. It must be refused: money would come from nowhere/,
    ],
  ]);
});

describe('an odd backend is found out by its keys and sessions:', () => {
  findsOut(all, [
    [
      'keys that are ignored',
      KEYS,
      'const answer = ofMoney[call](sent) || {};',
      /transfer, again under its Idempotency-Key\s+balance of .*1\.37 less\. One key books once: store the first answer with its key\./,
    ],
    [
      'keys that are written after the booking',
      'if (key !== undefined) answers.set(key, answer);',
      'if (key !== undefined) setTimeout(() => answers.set(key, answer), 30);',
      /transfer, twice at once under one Idempotency-Key\s+balance of .*1\.37 less than before, got .*: twice as much\. Two calls under one key may arrive at once/,
    ],
    [
      'one answer to every key',
      KEYS,
      KEYS.replace('get(key)', "get('') ?? answers.values().next().value"),
      /A success has to have booked before it is answered/,
    ],
    [
      'a repetition that is refused',
      KEYS,
      `refuseIf(key !== undefined && answers.has(key), '重复提交');\n${KEYS}`,
      /code: expected the first answer, or 409, got 500 重复提交\. The key says that it is the same call/,
    ],
    [
      'a repetition that has another number',
      RECHARGE,
      RECHARGE.replace(
        'return { message:',
        'return { get message() { return `${this.no}${(this.times = (this.times ?? 0) + 1)}`; }, no:',
      ),
      /message: expected "PD\d+", as the first time, got "PD\d+"/,
    ],
    [
      'a token that outlives its log-off',
      'void tokens.delete(token)',
      'undefined',
      /code: expected 401, as the session is over, got 200\. Answer 401 alone/,
    ],
    [
      'a token that still moves money',
      TOKENS,
      "refuseIf(!tokens.has(token) && !(call in ofMoney), '登录已过期', 401);",
      /transfer, with the session that was logged off\s+code: expected 401, .*, got 200[^]*balance of POST \/api\/balance: expected .* as before/,
    ],
    [
      'a log-off that answers 403',
      TOKENS,
      TOKENS.replace('401', '403'),
      /code: expected 401, as the session is over, got 403 登录已过期/,
    ],
    [
      'any password',
      '|| password !== login.password',
      '',
      /login_pc, with a wrong password\s+code: expected a refusal of a wrong password, got 200\. .*: anybody could log in as this member/,
    ],
    [
      'the token that is rejected',
      'tokens.add(token);',
      '',
      /code: expected 200, got 401\. The token of this log-in was rejected/,
    ],
    [
      'refusals with HTTP 500',
      REFUSED,
      `${REFUSED}\nresponse.statusCode = 500;\nreturn response.end(JSON.stringify(envelope));`,
      /the answer: expected a success or a refusal, got HTTP 500: .*Answer a refusal with HTTP 200 and its code/,
    ],
  ]);
});

it('a failed log-off is reported once, and the token is not tried', async () => {
  const findings = await findingsOf('void tokens.delete(token)', "refuseIf(true, '暂未开放', 404)", all);
  const said = findings.flatMap(linesOf).join('\n');
  expect(said).toMatch(/not asked +POST \/api\/user, with the session that was logged off\n +POST \/api\/logoff did not succeed/);
  expect(said.match(/with the session that was logged off/g)).toHaveLength(1);
  expect(said).toMatch(/refused, as it should be +POST \/api\/login_pc, with a wrong password/);
  expect(isFit(findings)).toBe(true);
});

it('a late balance is reported once, and no later call is blamed for it', async () => {
  const late = `'POST /api/balance': (() => {
    let shown = cents.userbalance, timer;
    return () => {
      if (shown !== cents.userbalance) timer ??= setTimeout(() => ((shown = cents.userbalance), (timer = undefined)), 700);
      return { data: { balance: yuan(shown) } };
    };
  })(),`;
  const { said } = await check(BALANCE, late, { ...withMoney, settleMs: 200, only: new Set(['submitTransfer']) });
  expect(said).toEqual([
    expect.stringMatching(/POST \/api\/transfer$/),
    expect.stringMatching(
      /expected 998\.63, 1\.37 less than before, got 1000\.00, as before; it came within \d seconds\. A success has to have booked before it is answered\.$/,
    ),
  ]);
}, 20_000);

it('a missing booking is reported once', async () => {
  const { said } = await check('cents[to] += sum;', '');
  expect(said.join('\n').match(/A success has to have booked/g)).toHaveLength(1);
});

it('where no withdrawal is accepted, a wrong payment password proves nothing', async () => {
  const findings = await findingsOf(LEAST, "refuseIf(true, '流水未达标');", wallets);
  const said = findings.flatMap(linesOf).join('\n');
  expect(said).toMatch(/refused +POST \/api\/withdraw\n +500 流水未达标/);
  expect(said).toMatch(/not asked +POST \/api\/withdraw, with a wrong payment password\n +no withdrawal was accepted/);
  expect(isFit(findings)).toBe(true);
});

it('a redirect to a slash is unreachable', async () => {
  const { origin, stop } = await startSample(
    "let text = '';",
    "let text = '';\nif (!pathname.endsWith('/')) return response.writeHead(308, { location: `${pathname}/` }).end();",
  );
  const findings = await checkBackend({ origin, ...withMoney });
  stop();
  expect(findings.flatMap(linesOf)[1]).toMatch(/redirected with HTTP 308 to \/api\/\w+\/\. Answer at the path itself/);
  expect(isFit(findings)).toBe(false);
});

it('success that is 0 is found without an account', async () => {
  const { isGood, said } = await check(ENVELOPE, ENVELOPE.replace('200', '0'), { settleMs: 0 });
  expect(said).toEqual([expect.stringContaining('/api/app'), expect.stringContaining('Your success code seems to be 0')]);
  expect(isGood).toBe(false);
});

it('pages of a framework are found, without money', async () => {
  const { isGood, said } = await check(
    '{ data: { data, total: rows.length, last_page: Math.max(1, Math.ceil(rows.length / 20)) } }',
    '{ data: { content: data, totalElements: rows.length, totalPages: Math.ceil(rows.length / 20) } }',
    { account, settleMs: 0, only: new Set(['getTransactionRecords']) },
  );
  expect(said.join('\n')).toContain('data.data: expected');
  expect(isGood).toBe(false);
});

it('times in UTC without a zone are found in the future or beside the order, without money', async () => {
  const { isGood, said } = await check(
    'const records = [];',
    "const records = [{ type: 1, out_trade_no: 'PD0', amount: '100.00', created_at: new Date(Date.now() + 8 * 3_600_000).toISOString(), state: 1 }];",
    { account, settleMs: 0 },
  );
  expect(said.join('\n')).toMatch(/8 hours ahead/);
  expect(isGood).toBe(false);
});

describe('a sound backend is not blamed:', () => {
  it.each<[what: string, from: string, to: string, wish?: Partial<Wish>]>([
    ['the sample', '', ''],
    ['Beijing time', MADE, madeAt(8)],
    ['numbers for amounts', 'const yuan = (sum) => (sum / 100).toFixed(2);', 'const yuan = (sum) => sum / 100;'],
    ['oldest first', SHOWN, 'const shown = rows.toReversed().slice((page - 1) * 20, page * 20);'],
    ['records without numbers', ROW, '...row }) => ({ ...row, out_trade_no: undefined }));'],
    ['409 to a repetition', KEYS, `refuseIf(key !== undefined && answers.has(key), '重复提交', 409);\n${KEYS}`],
    ['without keys, which is known', KEYS, 'const answer = ofMoney[call](sent) || {};', { withoutIdempotency: true }],
    ['its own sum in USDT', PAY_INFO, `${PAY_INFO} usdt_amount: (order.amount / 7.3).toFixed(4),`],
    ['no sum in USDT', PAY_INFO, `${PAY_INFO} usdt_amount: '0',`],
    ['with a bank alone', '{ card: 0, usdt: 1, wechat: 0, alipay: 0 }', '{ card: 1, usdt: 0, wechat: 0, alipay: 0 }'],
    [
      'whole yuan, refused otherwise',
      SUM_OF_TEXT,
      'const centsOf = (text) => (/^\\d{1,9}(\\.00)?$/.test(String(text)) ? Number(text) * 100 : 0);',
    ],
    ['a code 0 for refusals', REFUSED, REFUSED.replace('code,', 'code: code === 500 ? 0 : code,')],
  ])('%s', async (_what, from, to, wish = {}) => {
    expect(await check(from, to, { ...withMoney, ...wish })).toEqual({ isGood: true, said: [] });
  });
});
