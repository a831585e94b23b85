import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { allEndpoints } from '@parlour/api-client/endpoints/all';
import type { Endpoint } from '@parlour/api-client';
import fc from 'fast-check';
import { ADMIN, balancedBooks, booksOf } from '../testing/audit';
import { payloads } from '../testing/payloads';
import { forget, runOperator, type RunningOperator } from '../testing/runOperator';
import { requestsOf } from '../testing/schemaArbitrary';

jest.setTimeout(120_000);
const RUNS = 25;
const SLOW_MS = 4_000;

/** SQL that would show itself: by another member's rows, by a fault, by a table that is gone, by waiting. To add one is one line. */
const texts = [
  `'`,
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
  `'; select pg_sleep(5); --`,
  `' || pg_sleep(5) || '`,
  `1 and (select pg_sleep(5)) is null`,
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

/** A member whose things nobody else may see or change. */
const bystander = { name: 'bystander', realname: 'Only Bystander', card: '6214000011112222' };
/** Calls whose right answer ends the member's session, changes the password or forbids what comes later; each has a member of its own for that. */
const hasOwnMember = (name: string) => /logOff|Password|bindCard|submitWithdrawal|setDepositLimits|takeBreak/.test(name);

let operator: RunningOperator;
let before: unknown;
beforeAll(async () => {
  operator = await runOperator({
    PROXIES: '1',
    DEMO_ADMIN_TOKEN: ADMIN,
    MINI_APP_BOT_TOKEN: '4711:sql',
    REVIEW_DELAY_MS: '600000',
  });
  const token = await register(bystander.name, bystander.realname);
  await send(endpointOf('bindCard'), { ...payloads['bindCard'], bank_no: bystander.card, pay_pass: 'secret2' }, token);
  before = await seenByBystander();
});
afterAll(async () => {
  expect(await booksOf(operator)).toMatchObject(balancedBooks);
  await operator.stop();
  forget(operator);
});

let count = 0;
/** Sends a request from an address that nobody else has. */
async function send({ method, path }: Endpoint, payload: unknown, token?: string) {
  count += 1;
  const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  const headers = { 'x-forwarded-for': address, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const started = Date.now();
  const response =
    method === 'GET'
      ? await fetch(`${operator.url}${path}?${queryOf(payload)}`, { headers })
      : await fetch(operator.url + path, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(payload),
        });
  const text = await response.text();
  return { status: response.status, text, ms: Date.now() - started, code: (JSON.parse(text) as { code: number }).code };
}

function queryOf(payload: unknown): string {
  return new URLSearchParams(Object.entries(payload ?? {}).map(([name, value]) => [name, String(value)])).toString();
}

async function register(name: string, realname = '张三'): Promise<string> {
  const { text } = await send(endpointOf('register'), { ...payloads['register'], name, realname });
  return (JSON.parse(text) as { data: { api_token: string } }).data.api_token;
}

function endpointOf(name: string): Endpoint {
  const found = allEndpoints.find((endpoint) => endpoint.name === name);
  if (found === undefined) throw new Error(`there is no call ${name}`);
  return found;
}

async function seenByBystander(): Promise<unknown> {
  const { text } = await send(endpointOf('logIn'), { name: bystander.name, password: 'secret1' });
  const token = (JSON.parse(text) as { data: { api_token: string } }).data.api_token;
  const asked = [
    ['getUser', {}],
    ['getCards', { type: 1 }],
    ['getBetRecords', { date: 4, page: 1 }],
  ] as const;
  return Promise.all(asked.map(async ([name, payload]) => (await send(endpointOf(name), payload, token)).text));
}

type Sent = Awaited<ReturnType<typeof send>>;

/** What must never come back: a fault, a wait, a table's name, what is another member's. */
function demandCalm({ status, code, text, ms }: Sent): void {
  expect([status, code]).not.toContain(500);
  expect(ms).toBeLessThan(SLOW_MS);
  // A request that does not fit is told what of it was wrong. Whole words: a random token may spell a short one.
  if (code !== 422) expect(text).not.toMatch(/\b(password_hash|pg_[a-z]+|postgresql|syntax|relation|drizzle|failed query)\b/i);
  expect(text).not.toMatch(new RegExp(`${bystander.realname}|${bystander.card}`));
}

const swept = allEndpoints.filter(({ encoding }) => encoding !== 'multipart');

describe('attacks: SQL in every field', () => {
  it.each(swept.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (name, endpoint) => {
    const token = hasOwnMember(name) ? await register(`own${count}`) : await operator.logIn();
    const right = {
      ...payloads[name],
      ...(hasOwnMember(name) && 'pay_pass' in (payloads[name] ?? {}) ? { pay_pass: 'secret2' } : {}),
    };
    for (const field of Object.keys(right)) {
      for (const text of texts) demandCalm(await send(endpoint, { ...right, [field]: text }, token));
    }
    for (const text of texts.slice(0, 12)) demandCalm(await send(endpoint, right, text.replaceAll(/[^\x20-\x7e]/g, '')));
    await fc.assert(
      fc.asyncProperty(
        requestsOf(endpoint.request, fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary' }))),
        async (request) => {
          demandCalm(await send(endpoint, request, token));
        },
      ),
      { numRuns: RUNS, seed: 20_261_121 },
    );
    expect(await seenByBystander()).toEqual(before);
  });

  it('and every table is there, with the members who registered', async () => {
    expect(await operator.stop()).toBe(0);
    const script = resolve(__dirname, '../testing/tableCounts.ts');
    const told = execFileSync(process.execPath, ['--import', 'tsx', script, join(operator.folder, 'operator')], {
      cwd: resolve(__dirname, '../..'),
      encoding: 'utf8',
    });
    const counts = JSON.parse(told) as Record<string, number>;
    expect(Object.keys(counts).length).toBeGreaterThan(20);
    expect(counts).toMatchObject({ members: expect.any(Number), cards: expect.any(Number), bets: expect.any(Number) });
    expect(counts['members']).toBeGreaterThan(2);
    operator = await runOperator({ DEMO_ADMIN_TOKEN: ADMIN }, operator.folder);
  });
});
