import { type Registration, newPerson } from './member';
import { siteUrl } from './phone';

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Envelope> {
  const response = await fetch(siteUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

export interface ApiMember extends Registration {
  /** Asks as this member; the answer's data. */
  call<Data>(path: string, body?: object): Promise<Data>;
}

/** A member who registered without a browser, for what a story does not tell. */
export async function newApiMember(): Promise<ApiMember> {
  const person = newPerson();
  const form = { ...person, confirmPass: person.password, realname: '林澜', code: 'R7kM' };
  const { data } = await post('/api/register', form);
  const { api_token } = data as { api_token: string };
  const call = async <Data>(path: string, body: object = {}) =>
    (await post(`/api/${path}`, body, { authorization: `Bearer ${api_token}` })).data as Data;
  return { ...person, call };
}

/** Deposits by bank and waits until the review has approved it. */
export async function depositFor({ call }: ApiMember, amount: string): Promise<void> {
  const bank = { bank: '招商银行', bank_address: '上海', bank_no: '6214831200778315', bank_owner: '林澜' };
  await call('recharge', { paytype: 'bank', amount, ...bank });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (Number((await call<{ balance: string }>('balance')).balance) > 0) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The deposit was not approved in time.');
}

/** Bets once on a slot, with money of the central wallet. */
export async function betFor({ call }: ApiMember, amount: string): Promise<void> {
  await call('transfer', { amount, sourcetype: 'userbalance', targettype: 'PP' });
  const { url } = await call<{ url: string }>('getGameUrl', { plat_name: 'PP', game_code: 'lucky-sevens', is_mobile_url: 1 });
  const session = new URL(url, siteUrl).searchParams.get('session');
  await post('/demo/games/bet', { session, amount, choice: 'spin' });
}

/** Changes what the operator's admin may change. */
export async function setTerms(terms: object): Promise<void> {
  const { code, message } = await post('/demo/admin/app', terms, {
    'x-demo-admin': process.env['DEMO_ADMIN_TOKEN'] ?? 'stories',
  });
  if (code !== 200) throw new Error(message);
}
