import { allEndpoints } from '@parlour/api-client/endpoints/all';
import type { Endpoint } from '@parlour/api-client';
import { ADMIN, balancedBooks, booksOf } from './audit';
import { payloads } from './payloads';
import { newData, type OperatorData } from './operatorData';
import { forget, runOperator, type RunningOperator } from './runOperator';

/** Between what a busy machine takes for a call, and how long the texts below would have the database sleep. */
const SLOW_MS = 15_000;

/** What breaks any SQL that it is pasted into, in quotes or not. */
export const QUOTE = `'`;

/** SQL that would show itself: by another member's rows, by a fault, by a table that is gone, by waiting. To add one is one line. */
export const texts = [
  `"`,
  `\\'`,
  `';`,
  `' or '1'='1`,
  `' or 1=1 --`,
  `' or 1=1 /*`,
  `') or ('1'='1`,
  `1 or 1=1`,
  `1) or (1=1`,
  `-1 union select null`,
  `' union select name, password_hash from members --`,
  `' union select null, bank_no, null, null, null from cards --`,
  `'; drop table members; --`,
  `'; delete from entries; --`,
  `'; update accounts set balance = 999999; --`,
  `1; drop table cards`,
  `'; select pg_sleep(20); --`,
  `' || pg_sleep(20) || '`,
  `1 and (select pg_sleep(20)) is null`,
  `(select 1/0)`,
  `' and 1=cast((select version()) as int) --`,
  `' and extractvalue(1, 1) --`,
  `$1`,
  `$$; drop table bets; $$`,
  `E'\\x27 or 1=1'`,
  `U&'\\0027 or 1=1'`,
  `%`,
  `%' or name like '%`,
  `_`,
  `admin'--`,
  `';copy members to program 'id';--`,
  `ʼ or 1=1 --`,
  `＇ or 1=1 --`,
  `\u0000' or 1=1 --`,
  "'".repeat(2_000),
  `null`,
  `{"$ne":null}`,
  `../../base`,
  `1e309`,
];

/** A member whose data no other member may see or change. */
const bystander = { name: 'bystander', realname: 'Only Bystander', card: '6214000011112222' };
/** Calls whose success ends the session, changes the password or blocks later calls; each gets its own member for that. */
const hasOwnMember = (name: string) => /logOff|Password|bindCard|submitWithdrawal|setDepositLimits|takeBreak/.test(name);

/** Every call that takes JSON or a query. */
export const swept: readonly Endpoint[] = allEndpoints.filter(({ encoding }) => encoding !== 'multipart');

export interface Target {
  readonly data: OperatorData;
  /** What a call is rightly sent with, and whose session it is sent in. */
  rightOf(name: string): Promise<{ readonly right: Readonly<Record<string, unknown>>; readonly token: string }>;
  /** Sends a request; its answer may hold no fault, no wait, no table's name, and nothing that is another member's. */
  attack(endpoint: Endpoint, payload: unknown, token: string): Promise<void>;
  /** What the bystander has must be as it was. */
  demandUntouched(): Promise<void>;
  /** The books must be balanced; ends the operator. */
  stop(): Promise<void>;
  forget(): void;
}

/** Starts an operator with a bystander. */
export async function openTarget(): Promise<Target> {
  const { folder, env } = await newData();
  const settings = { PROXIES: '1', DEMO_ADMIN_TOKEN: ADMIN, MINI_APP_BOT_TOKEN: '4711:sql', REVIEW_DELAY_MS: '600000' };
  const operator = await runOperator({ ...settings, ...env }, folder);
  const send = sender(operator);
  const register = async (name: string, realname = '张三') => {
    const { text } = await send(endpointOf('register'), { ...payloads['register'], name, realname });
    return (JSON.parse(text) as { data: { api_token: string } }).data.api_token;
  };
  const bystanders = await register(bystander.name, bystander.realname);
  const card = { ...payloads['bindCard'], bank_no: bystander.card, pay_pass: 'secret2' };
  await send(endpointOf('bindCard'), card, bystanders);
  const seen = () =>
    Promise.all(
      (
        [
          ['getUser', {}],
          ['getCards', { type: 1 }],
          ['getBetRecords', { date: 4, page: 1 }],
        ] as const
      ).map(async ([name, payload]) => (await send(endpointOf(name), payload, bystanders)).text),
    );
  const before = await seen();
  const demo = await operator.logIn();
  let members = 0;
  return {
    data: { folder, env },
    rightOf: async (name) => {
      const right = payloads[name] ?? {};
      if (!hasOwnMember(name)) return { right, token: demo };
      members += 1;
      const token = await register(`own${members}`);
      return { right: 'pay_pass' in right ? { ...right, pay_pass: 'secret2' } : right, token };
    },
    attack: async (endpoint, payload, token) => demandCalm(await send(endpoint, payload, token)),
    demandUntouched: async () => expect(await seen()).toEqual(before),
    stop: async () => {
      expect(await booksOf(operator)).toMatchObject(balancedBooks);
      expect(await operator.stop()).toBe(0);
    },
    forget: () => forget(operator),
  };
}

interface Sent {
  readonly status: number;
  readonly code: number;
  readonly text: string;
  readonly ms: number;
}

/** Sends each request from a unique address. */
function sender({ url }: RunningOperator) {
  let count = 0;
  return async ({ method, path }: Endpoint, payload: unknown, token?: string): Promise<Sent> => {
    count += 1;
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    const headers = { 'x-forwarded-for': address, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const started = performance.now();
    const response =
      method === 'GET'
        ? await fetch(`${url}${path}?${queryOf(payload)}`, { headers })
        : await fetch(url + path, {
            method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(payload),
          });
    const text = await response.text();
    return {
      status: response.status,
      text,
      ms: performance.now() - started,
      code: (JSON.parse(text) as { code: number }).code,
    };
  };
}

function queryOf(payload: unknown): string {
  return new URLSearchParams(Object.entries(payload ?? {}).map(([name, value]) => [name, String(value)])).toString();
}

function endpointOf(name: string): Endpoint {
  const found = allEndpoints.find((endpoint) => endpoint.name === name);
  if (found === undefined) throw new Error(`there is no call ${name}`);
  return found;
}

function demandCalm({ status, code, text, ms }: Sent): void {
  expect([status, code]).not.toContain(500);
  expect(ms).toBeLessThan(SLOW_MS);
  // An invalid request is answered with what was wrong. Whole words: a random token may contain a short one.
  if (code !== 422) expect(text).not.toMatch(/\b(password_hash|pg_[a-z]+|postgresql|syntax|relation|drizzle|failed query)\b/i);
  expect(text).not.toMatch(new RegExp(`${bystander.realname}|${bystander.card}`));
}
