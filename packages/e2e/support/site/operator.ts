import { newPerson, type Registration } from './member';
import type { Site } from './site';

interface Answer<Data> {
  readonly message: string;
  readonly data: Data;
}

/** A member of the demo operator who acts without a browser: for steps that a story needs but does not show. */
export interface ApiMember extends Pick<Registration, 'name' | 'password' | 'paypassword'> {
  readonly token: string;
  /** Asks as this member; the answer's data. Throws the message of a refusal. */
  call<Data>(path: string, body?: object): Promise<Data>;
  /** The same, with the message beside the data. */
  ask<Data>(path: string, body?: object): Promise<Answer<Data>>;
  /** Deposits by bank, and the review approves it at once. */
  deposit(amount: string): Promise<void>;
  /** Asks for a deposit in USDT; gives its order number. */
  order(amount: number): Promise<string>;
  /** Bets on a slot so many times, with money of the central wallet. */
  bet(amount: string, times?: number): Promise<void>;
}

export interface Operator {
  /** A new member, unlike any other. */
  register(person?: Registration): Promise<ApiMember>;
  /** A member who is there already. */
  logIn(person?: Pick<Registration, 'name' | 'password'>): Promise<ApiMember>;
  /** Lets the time preview that reviews take: what waited for one is decided. */
  review(): Promise<void>;
  /** The report of its ledger on itself. */
  books(): Promise<unknown>;
  /** Changes what the operator's admin may change. */
  setTerms(terms: object): Promise<void>;
}

/** Longer than any review of this site. */
const REVIEWED_MS = 60_000;

/** The demo operator of a site, by its API. */
export function openOperator({ url: site, adminToken }: Pick<Site, 'url' | 'adminToken'>): Operator {
  const post = async <Data>(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer<Data>> => {
    const response = await fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const { code, message, data } = (await response.json()) as Answer<Data> & { readonly code: number };
    if (code !== 200) throw new Error(`${path}: ${message}`);
    return { message, data };
  };
  const admin = { 'x-demo-admin': adminToken };
  const passTime = async (ms: number) => void (await post('/demo/admin/time', { ms }, admin));
  const memberOf = (person: Pick<Registration, 'name' | 'password'>, token: string): ApiMember => {
    const ask = <Data>(path: string, body: object = {}) => post<Data>(`/api/${path}`, body, { authorization: `Bearer ${token}` });
    const call = async <Data>(path: string, body?: object) => (await ask<Data>(path, body)).data;
    return {
      paypassword: person.password,
      ...person,
      token,
      call,
      ask,
      deposit: async (amount) => {
        const bank = { bank: '招商银行', bank_address: '上海', bank_no: '6214831200778315', bank_owner: '林澜' };
        await call('recharge', { paytype: 'bank', amount, ...bank });
        await passTime(REVIEWED_MS);
      },
      order: async (amount) => (await ask('recharge', { paytype: 'usdt', amount, catepay: 'TRC20' })).message,
      bet: async (amount, times = 1) => {
        await call('transfer', { amount: String(Number(amount) * times), sourcetype: 'userbalance', targettype: 'PP' });
        const game = { plat_name: 'PP', game_code: 'lucky-sevens', is_mobile_url: 1 };
        const { url } = await call<{ url: string }>('getGameUrl', game);
        const session = new URL(url, site).searchParams.get('session');
        for (let made = 0; made < times; made += 1) await post('/demo/games/bet', { session, amount, choice: 'spin' });
      },
    };
  };
  return {
    register: async (person = newPerson()) => {
      const form = { ...person, confirmPass: person.password, realname: '林澜', code: 'R7kM' };
      const { data } = await post<{ api_token: string }>('/api/register', form);
      return memberOf(person, data.api_token);
    },
    logIn: async (person = { name: 'demo', password: 'demo1234' }) => {
      const { data } = await post<{ api_token: string }>('/api/login_pc', person);
      return memberOf(person, data.api_token);
    },
    books: async () => {
      const response = await fetch(`${site}/demo/admin/books`, { headers: admin });
      return ((await response.json()) as { readonly data: unknown }).data;
    },
    review: () => passTime(REVIEWED_MS),
    setTerms: async (terms) => void (await post('/demo/admin/app', terms, admin)),
  };
}
