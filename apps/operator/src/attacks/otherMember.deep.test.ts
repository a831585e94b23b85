import { allEndpoints, type CallName, calls } from '@parlour/api-client/endpoints/all';
import type { Endpoint } from '@parlour/api-client';
import { ADMIN, balancedBooks, booksOf } from '../testing/audit';
import { payloads } from '../testing/payloads';
import { type Answer, forget, runOperator, type RunningOperator } from '../testing/runOperator';
import { type Known, unjudgedFields, whoseCall } from './whoseCalls';

/** Fields with which other systems let a request name the user. */
const claims = {
  id: undefined,
  member_id: 1,
  memberId: 1,
  user_id: 1,
  uid: 1,
  userid: 1,
  username: 'demo',
  name: undefined,
  isagent: 1,
  vip: 9,
  balance: '9',
  realname: '林澜',
};
const ofMember = { 'x-user-id': '1', 'x-member-id': '1', cookie: 'user=demo; member_id=1' };

let operator: RunningOperator;
let victim: string;
let thief: string;
let known: Known;
/** Values that only the victim may ever read. */
let marks: readonly string[];
let before: unknown;
beforeAll(async () => {
  operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN, REVIEW_DELAY_MS: '600000' });
  victim = await operator.logIn();
  const profile = { email: 'only-the-victims@ardelle.example', mobile: '13912345678', birthday: '1990-06-18' };
  await operator.post('/api/updateuserinfo', profile, { token: victim });
  const order = await operator.post('/api/recharge', { paytype: 'usdt', amount: '777.13', catepay: 'TRC20' }, { token: victim });
  const key = 'a-key-of-the-victim';
  await operator.post('/api/transfer', { ...payloads['submitTransfer'], amount: '11' }, { token: victim, key });
  const lists = await Promise.all([1, 2].map((type) => operator.post('/api/getcard', { type }, { token: victim })));
  const cards = lists.flatMap(({ body }) => body.data as { id: number; bank_no: string }[]);
  known = { cards: cards.map(({ id }) => String(id)), order: order.body.message, key, cardNumber: cards[0]?.bank_no ?? '' };
  const ofDeposits = await operator.post('/api/gettransrecord', { date: 4, type: 1, page: 1 }, { token: victim });
  const ofBets = await operator.post('/api/betrecord', { date: 4, page: 1 }, { token: victim });
  marks = [
    profile.email,
    profile.mobile,
    ...cards.map(({ bank_no }) => bank_no),
    ...rowsIn(ofDeposits).flatMap(({ out_trade_no }) => out_trade_no ?? []),
    ...rowsIn(ofBets).flatMap(({ bet_id }) => bet_id ?? []),
  ];
  const registered = await operator.post('/api/register', { ...payloads['register'], name: 'thief', realname: '张三' });
  thief = (registered.body.data as { api_token: string }).api_token;
  before = await seenByVictim();
});
afterAll(async () => {
  expect(await booksOf(operator)).toMatchObject(balancedBooks);
  await operator.stop();
  forget(operator);
});

function rowsIn({ body }: Answer): readonly { out_trade_no?: string; bet_id?: string }[] {
  return (body.data as { data: { out_trade_no?: string; bet_id?: string }[] }).data;
}

/** Sends a call with additional fields and headers that could identify another member. */
async function ask({ method, path, encoding }: Endpoint, payload: Record<string, unknown>, token?: string): Promise<Answer> {
  const { 'idempotency-key': key, ...fields } = { ...payload };
  const asked = Object.fromEntries(
    Object.entries({ ...claims, ...fields }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const query = new URLSearchParams(asked);
  const form = new FormData();
  for (const [field, value] of Object.entries(asked)) form.append(field, value);
  form.append('file', new Blob([Buffer.from('GIF89a')]), '../1.gif');
  const isForm = encoding === 'multipart';
  const headers = new Headers(ofMember);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (typeof key === 'string') headers.set('idempotency-key', key);
  if (!isForm) headers.set('content-type', 'application/json');
  const body = isForm ? form : JSON.stringify({ ...claims, ...fields });
  const init = method === 'GET' ? { headers } : { method, headers, body };
  const response = await fetch(`${operator.url}${path}?${query}`, init);
  return { status: response.status, body: await response.json() };
}

/** All of the victim's own data. */
async function seenByVictim(): Promise<unknown> {
  const read: readonly (readonly [CallName, object])[] = [
    ['getUser', {}],
    ['getVenueBalances', {}],
    ['getTurnover', {}],
    ['getRedPacket', {}],
    ['getRedPacketRecords', { page: 1 }],
    ['getSaferPlay', {}],
    ['getRebates', { date: 4, page: 1 }],
    ['getBetRecords', { date: 4, page: 1 }],
    ['getActivityApplications', { page: 1 }],
    ['getCards', { type: 1 }],
    ['getCards', { type: 2 }],
    ...[1, 2, 3, 4].map((type) => ['getTransactionRecords', { date: 4, type, page: 1 }] as const),
  ];
  return Promise.all(
    read.map(async ([name, payload]) => {
      const { method, path } = calls[name];
      const { body } = await (method === 'GET'
        ? operator.get(`${path}?page=1`, victim)
        : operator.post(path, payload, { token: victim }));
      return { name, ...body };
    }),
  );
}

describe("attacks: another member's cards, orders and records", () => {
  const byName = allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const);

  it.each(byName)('%s: a row says whose it is what the request may name', (_name, endpoint) => {
    expect(unjudgedFields(endpoint)).toEqual([]);
  });

  it.each(byName)('%s', async (name, endpoint) => {
    const { of, naming } = whoseCall(endpoint);
    for (const payload of naming?.(known) ?? [payloads[name] ?? {}]) {
      for (const token of [thief, undefined]) {
        const { status, body } = await ask(endpoint, payload, token);
        const told = JSON.stringify(body);
        expect(marks.filter((mark) => told.includes(mark) && !JSON.stringify(payload).includes(mark))).toEqual([]);
        expect([200, 400, 401, 409, 422, 429]).toContain(body.code);
        expect(status).not.toBe(500);
        if (of === 'named') expect(body.code).not.toBe(200);
        if (of === 'own' && token === undefined) expect(body.code).toBe(401);
      }
    }
    expect(await seenByVictim()).toEqual(before);
    if (name === 'logOff') expect((await operator.post('/api/user', {}, { token: victim })).body.code).toBe(200);
  });

  it('knows what only the victim may read', () => {
    expect(marks.length).toBeGreaterThan(20);
  });

  it("and the thief's own things are what the thief made them, no more", async () => {
    const registered = await operator.post('/api/register', {
      ...payloads['register'],
      name: 'thief2',
      isagent: 1,
      vip: 9,
      balance: '9',
      id: 1,
    });
    const token = (registered.body.data as { api_token: string }).api_token;
    const { body } = await operator.post('/api/user', {}, { token });
    expect(body.data).toMatchObject({ username: 'thief2', isagent: 0, vip: '1', balance: '0.00' });
  });
});
