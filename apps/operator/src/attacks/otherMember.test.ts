import type * as account from '@parlour/api-client/endpoints/account';
import { allEndpoints } from '@parlour/api-client/endpoints/all';
import type { Endpoint } from '@parlour/api-client';
import type * as lobby from '@parlour/api-client/endpoints/lobby';
import type * as promotions from '@parlour/api-client/endpoints/promotions';
import type * as records from '@parlour/api-client/endpoints/records';
import type * as session from '@parlour/api-client/endpoints/session';
import type * as wallet from '@parlour/api-client/endpoints/wallet';
import { ADMIN, balancedBooks, booksOf } from '../testing/audit';
import { payloads } from '../testing/payloads';
import { type Answer, forget, runOperator, type RunningOperator } from '../testing/runOperator';

jest.setTimeout(60_000);

type CallsOf<Module> = { [Name in keyof Module]: Module[Name] extends Endpoint ? Name : never }[keyof Module];
type CallName =
  | CallsOf<typeof account>
  | CallsOf<typeof lobby>
  | CallsOf<typeof promotions>
  | CallsOf<typeof records>
  | CallsOf<typeof session>
  | CallsOf<typeof wallet>;

/** What of another member somebody may have learnt: ids are small numbers, an order stands on a picture that was shared. */
interface Known {
  readonly cards: readonly string[];
  readonly order: string;
  readonly key: string;
  readonly cardNumber: string;
}

interface Row {
  /** `all`: the same for everyone. `own`: of whoever asks. `named`: of what it names, which has to be one's own. */
  readonly of: 'all' | 'own' | 'named';
  /** Payloads that name what is another member's; each has to be refused when the call is `named`. */
  readonly naming?: (known: Known) => readonly Record<string, unknown>[];
}

/** Every call of the API. One that is missing here does not compile; to add one is one line. */
const rows: Readonly<Record<CallName, Row>> = {
  getVisitUrl: { of: 'all' },
  getAppInfo: { of: 'all' },
  getHotGames: { of: 'all' },
  getGames: { of: 'all' },
  getBanners: { of: 'all' },
  getHomeNotices: { of: 'all' },
  getServiceUrl: { of: 'all' },
  getAgentLoginUrl: { of: 'all' },
  getProviderGames: { of: 'all' },
  getNotices: { of: 'all' },
  getVipLevels: { of: 'all' },
  getArticle: { of: 'all' },
  getActivityTypes: { of: 'all' },
  getActivities: { of: 'all' },
  getActivity: { of: 'all' },
  getBanks: { of: 'all' },
  getPayWays: { of: 'all' },
  getPayRange: { of: 'all' },
  getReceivingAccounts: { of: 'all' },
  logIn: {
    of: 'named',
    naming: () => [
      { name: 'demo', password: 'secret1' },
      { name: 'demo', password: '' },
    ],
  },
  register: { of: 'named', naming: () => ['demo', 'DEMO', ' demo '].map((name) => ({ ...payloads['register'], name })) },
  logInFromMiniApp: { of: 'named', naming: () => [{ initData: 'user={"id":1}&hash=', isTest: false }] },
  getUser: { of: 'own' },
  refreshUser: { of: 'own' },
  getBalance: { of: 'own' },
  refreshBalance: { of: 'own' },
  updateUser: { of: 'own' },
  uploadAvatar: { of: 'own' },
  applyForAgency: { of: 'own' },
  getGameUrl: { of: 'own' },
  endGame: { of: 'own' },
  getVenueBalances: { of: 'own' },
  recoverAll: { of: 'own' },
  submitTransfer: { of: 'own', naming: ({ key }) => [{ ...payloads['submitTransfer'], 'idempotency-key': key }] },
  setAutoTransfer: { of: 'own' },
  getTurnover: { of: 'own' },
  submitDeposit: { of: 'own', naming: ({ key }) => [{ ...payloads['submitDeposit'], 'idempotency-key': key }] },
  getPayInfo: { of: 'named', naming: ({ order }) => [{ deposit_no: order }, { deposit_no: `${order} ` }, { deposit_no: '%' }] },
  getCards: { of: 'own', naming: () => [{ type: 1 }, { type: 2 }] },
  bindCard: { of: 'own', naming: ({ cardNumber }) => [{ ...payloads['bindCard'], bank_no: cardNumber, pay_pass: 'secret2' }] },
  deleteCard: { of: 'named', naming: ({ cards }) => cards.map((id) => ({ id })) },
  submitWithdrawal: {
    of: 'named',
    naming: ({ cards }) => cards.map((bank) => ({ amount: '100', bank, password: 'secret2' })),
  },
  getBetRecords: { of: 'own' },
  getTransactionRecords: { of: 'own', naming: () => [1, 2, 3, 4].map((type) => ({ date: 4, type, page: 1 })) },
  getActivityApplications: { of: 'own' },
  applyForActivity: { of: 'own' },
  getRedPacket: { of: 'own' },
  getRedPacketRecords: { of: 'own' },
  grabRedPacket: { of: 'own' },
  getRebates: { of: 'own' },
  claimRebate: { of: 'own' },
  changePayPassword: { of: 'own', naming: () => [{ password: 'demo1234', paypassword: 'stolen12' }] },
  changePassword: { of: 'own', naming: () => [{ password: 'demo1234', paypassword: 'stolen12' }] },
  logOff: { of: 'own' },
};

/** Fields by which other systems let a request say for whom it is. */
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
/** What nobody but the victim may ever read. */
let marks: readonly string[];
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
});
afterAll(async () => {
  expect(await booksOf(operator)).toMatchObject(balancedBooks);
  await operator.stop();
  forget(operator);
});

function rowsIn({ body }: Answer): readonly { out_trade_no?: string; bet_id?: string }[] {
  return (body.data as { data: { out_trade_no?: string; bet_id?: string }[] }).data;
}

const endpointOf = (name: string) => {
  const found = allEndpoints.find((endpoint) => endpoint.name === name);
  if (found === undefined) throw new Error(`there is no call ${name}`);
  return found;
};

/** Calls with everything beside the payload that could stand for another member. */
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
  if (key !== undefined) headers.set('idempotency-key', String(key));
  if (!isForm) headers.set('content-type', 'application/json');
  const body = isForm ? form : JSON.stringify({ ...claims, ...fields });
  const init = method === 'GET' ? { headers } : { method, headers, body };
  const response = await fetch(`${operator.url}${path}?${query}`, init);
  return { status: response.status, body: await response.json() };
}

/** All that the victim sees of their own. */
async function seenByVictim(): Promise<unknown> {
  const read: readonly (readonly [CallName, object])[] = [
    ['getUser', {}],
    ['getVenueBalances', {}],
    ['getTurnover', {}],
    ['getRedPacket', {}],
    ['getRedPacketRecords', { page: 1 }],
    ['getRebates', { date: 4, page: 1 }],
    ['getBetRecords', { date: 4, page: 1 }],
    ['getActivityApplications', { page: 1 }],
    ['getCards', { type: 1 }],
    ['getCards', { type: 2 }],
    ...[1, 2, 3, 4].map((type) => ['getTransactionRecords', { date: 4, type, page: 1 }] as const),
  ];
  return Promise.all(
    read.map(async ([name, payload]) => {
      const { method, path } = endpointOf(name);
      const { body } = await (method === 'GET'
        ? operator.get(`${path}?page=1`, victim)
        : operator.post(path, payload, { token: victim }));
      return { name, ...body };
    }),
  );
}

describe("attacks: another member's cards, orders and records", () => {
  it.each(Object.entries(rows))('%s', async (name, { of, naming }) => {
    const endpoint = endpointOf(name);
    const before = await seenByVictim();
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

  it('is a table of every call that there is', () => {
    expect(Object.keys(rows).sort()).toEqual(allEndpoints.map(({ name }) => name).sort());
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
