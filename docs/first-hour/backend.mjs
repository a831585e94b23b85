// A backend for the site in one file, to read and to start from: one member, one venue, everything in memory.
//   node docs/first-hour/backend.mjs            listens on 4100, or on PORT
//   curl -X POST localhost:4100/paid/PD1        books the order PD1, as the callback of a payment provider would
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

const login = { name: 'demo', password: 'demo1234' };
const PAY_PASSWORD = 'demo1234';
const profile = { username: login.name, realname: '林澜', current_vip: 'P1', vip: 1, transferstatus: 0 };
const card = { id: 1, bank: '招商银行', bank_owner: '林澜', bank_no: '6214830000001234', bank_address: '上海徐汇支行' };
const ADDRESS = { TRC20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ERC20: '0xdAC17F958D2ee523a2206206994597C13D831ec7' };
const RATE = '7.20';
const RANGE = { min_price: '100.00', max_price: '50000.00' };

/** Money is whole cents inside and a text in yuan outside, so that nothing is ever rounded. */
const cents = { userbalance: 100_000, FG: 0 };
const yuan = (sum) => (sum / 100).toFixed(2);
const centsOf = (text) => (/^\d{1,9}(\.\d{1,2})?$/.test(String(text)) ? Math.round(Number(text) * 100) : 0);

const tokens = new Set();
const records = [];
/** The first answer to each `Idempotency-Key`: the same key never books twice. */
const answers = new Map();

/** The player reads the message of a refusal. */
function refuseIf(isWrong, message, code = 500) {
  if (isWrong) throw { code, message };
}

/** Writes a record: type 1 deposits and 2 withdrawals, of which state 1 waits, 2 is approved; 3 and 4 transfers, of which 1 is done. */
function write(type, sum, more) {
  const no = `${['', 'PD', 'WD', 'TI', 'TO'][type]}${records.length + 1}`;
  const record = { type, out_trade_no: no, amount: yuan(sum), created_at: new Date().toISOString(), state: 1, ...more };
  records.unshift(record);
  return record;
}

function move(from, to, sum) {
  refuseIf(!(from in cents) || !(to in cents) || from === to, '钱包不存在');
  refuseIf(sum <= 0 || sum > cents[from], '余额不足');
  cents[from] -= sum;
  cents[to] += sum;
  write(to === 'userbalance' ? 4 : 3, sum, { pay_way: 'transfer', sourcetype: from, targettype: to });
}

const userInfo = () => ({
  data: { ...profile, balance: yuan(cents.userbalance), gameblance: yuan(cents.FG), usdtrate: RATE, withdrawusdtrate: RATE },
});

/** Calls that need nobody logged in. Each takes what was sent, and gives `data`, `message` or both. */
const open = {
  'POST /api/app': () => ({ data: { title: 'Sample', site_state: 1, redpacket_switch: 0, index_modal: 0 } }),
  'POST /api/login_pc': ({ name, password }) => {
    refuseIf(name !== login.name || password !== login.password, '用户名或密码错误');
    const token = randomBytes(24).toString('base64url');
    tokens.add(token);
    return { data: { api_token: token } };
  },
};

const ofMembers = {
  'POST /api/logoff': (_sent, token) => void tokens.delete(token),
  'POST /api/user': userInfo,
  'POST /api/refreshusermoney': userInfo,
  'POST /api/balance': () => ({ data: { balance: yuan(cents.userbalance) } }),
  'POST /api/balancelist': () => ({ data: [{ platname: 'FG', name: 'FG Fishing', balance: yuan(cents.FG) }] }),
  'POST /api/getcard': ({ type }) => ({ data: Number(type) === 1 ? [card] : [] }),
  'GET /api/get_pay_way': () => ({ data: { card: 0, usdt: 1, wechat: 0, alipay: 0 } }),
  'POST /api/getPayRange': () => ({ data: RANGE }),
  'POST /api/getBetAmount': () => ({ data: { bet_amount: '0.00' } }),
  'POST /api/payinfo': ({ deposit_no }) => {
    const order = records.find(({ type, out_trade_no }) => type === 1 && out_trade_no === String(deposit_no));
    refuseIf(order === undefined, '订单不存在');
    const info = { amount: order.amount, created_at: order.created_at, paytype: 'usdt' };
    const target = { mch_id: ADDRESS[order.catepay], content: order.catepay, payimg: '' };
    return { message: 'usdt', data: { info, deposit_no: order.out_trade_no, cardlist: [target] } };
  },
  'POST /api/gettransrecord': ({ type, page = 1 }) => {
    const rows = records.filter((record) => record.type === Number(type ?? 1));
    const shown = rows.slice((page - 1) * 20, page * 20);
    const data = shown.map(({ type: _type, catepay: _catepay, ...row }) => row);
    return { data: { data, total: rows.length, last_page: Math.max(1, Math.ceil(rows.length / 20)) } };
  },
};

/** Calls that move money. */
const ofMoney = {
  'POST /api/recharge': ({ paytype, amount, catepay }) => {
    refuseIf(paytype !== 'usdt' || !(catepay in ADDRESS), '支付方式不可用');
    const sum = centsOf(amount);
    refuseIf(sum < centsOf(RANGE.min_price) || sum > centsOf(RANGE.max_price), '请输入金额在100-50000之间！');
    // The message is the number of the order: with it the site asks for /api/payinfo.
    return { message: write(1, sum, { pay_way: 'usdt', catepay }).out_trade_no };
  },
  'POST /api/transfer': ({ amount, sourcetype, targettype }) => move(sourcetype, targettype, centsOf(amount)),
  'POST /api/transall': () => cents.FG > 0 && move('FG', 'userbalance', cents.FG),
  'POST /api/withdraw': ({ amount, bank, password }) => {
    const sum = centsOf(amount);
    refuseIf(bank !== card.id, '银行卡不存在');
    refuseIf(password !== PAY_PASSWORD, '支付密码错误');
    refuseIf(sum < 10_000 || sum > cents.userbalance, '余额不足');
    cents.userbalance -= sum;
    write(2, sum, { pay_way: card.bank });
  },
};

function answerTo(call, sent, { authorization = '', 'idempotency-key': key }) {
  const token = authorization.replace(/^Bearer /, '');
  if (call in open) return open[call](sent);
  refuseIf(!(call in ofMembers || call in ofMoney), '暂未开放', 404);
  refuseIf(!tokens.has(token), '登录已过期', 401);
  if (call in ofMembers) return ofMembers[call](sent, token);
  const answer = answers.get(key) ?? (ofMoney[call](sent) || {});
  if (key !== undefined) answers.set(key, answer);
  return answer;
}

function paid(no) {
  const order = records.find(({ out_trade_no, state }) => out_trade_no === no && state === 1);
  if (order === undefined) return false;
  order.state = 2;
  cents.userbalance += centsOf(order.amount);
  return true;
}

async function serve(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  let text = '';
  for await (const chunk of request) text += chunk;
  if (pathname.startsWith('/paid/')) return response.writeHead(paid(pathname.slice(6)) ? 204 : 404).end();
  let envelope;
  try {
    const sent = request.method === 'GET' ? Object.fromEntries(searchParams) : JSON.parse(text || '{}');
    const { data = null, message = '操作成功' } = answerTo(`${request.method} ${pathname}`, sent, request.headers) ?? {};
    envelope = { code: 200, message, data };
  } catch ({ code = 500, message }) {
    envelope = { code, message, data: null };
  }
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(envelope));
}

const server = createServer((request, response) => void serve(request, response));
server.listen(process.env.PORT ?? 4100, () => process.stdout.write(`http://localhost:${server.address().port}\n`));
