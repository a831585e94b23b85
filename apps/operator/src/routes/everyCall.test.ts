import { allEndpoints, isOfVisitors } from '@parlour/api-client/endpoints/all';
import type { Endpoint } from '@parlour/api-client';
import * as v from 'valibot';
import { payloads } from '../testing/payloads';
import { type Answer, forget, runOperator, type RunningOperator } from '../testing/runOperator';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const endsSession = ['logOff', 'changePassword'];
const comesLast = ['takeBreak', 'changePayPassword', ...endsSession];
// Before anything that adds to the turnover required for a withdrawal.
const comesFirst = ['submitWithdrawal'];
const rank = ({ name }: Endpoint) => comesLast.indexOf(name) - comesFirst.indexOf(name);
const swept = [...allEndpoints].sort((a, b) => rank(a) - rank(b));
const plain = swept.filter(({ encoding }) => encoding !== 'multipart');

let operator: RunningOperator;
/** The demo member's session, until a call ends it: a login costs longer than most of these tests. */
let session: Promise<string> | undefined;
const sessionToken = () => (session ??= operator.logIn());
beforeAll(async () => {
  operator = await runOperator();
});
afterAll(async () => {
  expect(await operator.stop()).toBe(0);
  forget(operator);
});

async function send({ method, path, encoding }: Endpoint, payload: Record<string, unknown>, token?: string): Promise<Answer> {
  if (method === 'GET')
    return operator.get(
      `${path}?${new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]))}`,
      token,
    );
  return encoding === 'multipart'
    ? upload(new Blob([PNG], { type: 'image/png' }), token)
    : operator.post(path, payload, { token });
}

async function upload(picture: Blob, token: string | undefined): Promise<Answer> {
  const form = new FormData();
  form.append('file', picture, 'me.png');
  const response = await fetch(`${operator.url}/api/uploadimg`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await response.json() };
}

it('every member call without a session, and with a wrong one, answers 401', async () => {
  const asked = swept.filter((endpoint) => !isOfVisitors(endpoint));
  expect(asked.length).toBeGreaterThan(30);
  for (const token of [undefined, 'nonsense', 'x'.repeat(300)]) {
    for (const endpoint of asked) {
      const { status, body } = await send(endpoint, payloads[endpoint.name] ?? {}, token);
      expect([endpoint.name, status, body.code]).toEqual([endpoint.name, 200, 401]);
    }
  }
});

it('a body that is not JSON, an unknown path and a wrong method are answered in the envelope', async () => {
  const text = await fetch(`${operator.url}/api/login_pc`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'hello',
  });
  expect([text.status, ((await text.json()) as { code: number }).code]).toEqual([200, 400]);
  const unknown = await operator.get('/api/nothing-here');
  expect([unknown.status, unknown.body.code]).toEqual([404, 404]);
  expect((await operator.get('/api/login_pc')).body.code).toBe(404);
});

it.each(swept.filter(({ name }) => name !== 'logInFromMiniApp').map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers the demo member as its schema says',
  async (name, endpoint) => {
    const token = await sessionToken();
    const payload = name === 'getPayInfo' ? { deposit_no: await depositNumber(token) } : (payloads[name] ?? {});
    const { status, body } = await send(endpoint, payload, token);
    expect([status, body.code, body.message]).toEqual([200, 200, body.message]);
    expect(v.safeParse(endpoint.answer, body.data).issues).toBeUndefined();
    if (name === 'changePayPassword')
      await operator.post(endpoint.path, { password: 'demo12345', paypassword: 'demo1234' }, { token });
    if (!endsSession.includes(name)) return;
    session = undefined;
    expect((await operator.post('/api/user', {}, { token })).body.code).toBe(401);
    if (name === 'changePassword') {
      const fresh = await operator.logIn('demo', 'demo12345');
      await operator.post(endpoint.path, { password: 'demo12345', paypassword: 'demo1234' }, { token: fresh });
    }
  },
);

async function depositNumber(token: string): Promise<string> {
  return (await operator.post('/api/recharge', { paytype: 'usdt', amount: 300, catepay: 'ERC20' }, { token })).body.message;
}

it.each(plain.map((endpoint) => [endpoint.name, endpoint] as const))('%s takes wrong input calmly', async (name, endpoint) => {
  if (endsSession.includes(name)) session = undefined;
  const token = await sessionToken();
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const fields = [
    'name',
    'password',
    'page',
    'id',
    'type',
    'amount',
    'date',
    'gamecode',
    'plat_name',
    'bank',
    'deposit_no',
    'activityid',
    'category',
    'email',
    'initData',
  ];
  const filled = (value: unknown) => ({
    ...payloads[endpoint.name],
    ...Object.fromEntries(fields.map((field) => [field, value])),
  });
  const nasty = [
    undefined,
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '5',
    deep,
    `{"a":${deep}}`,
    'x'.repeat(200_000),
    '{"__proto__":{"admin":1}}',
  ];
  const values = [
    null,
    '',
    0,
    -1,
    1e308,
    99999999999,
    '9'.repeat(40),
    '1e5',
    true,
    [],
    {},
    ['a', {}],
    "' or 1=1; drop table members; --",
    '\u0000',
    '\ud800',
    'é'.repeat(9000),
    '%00',
    '../../etc/passwd',
    '0x10',
    'NaN',
  ];
  const attempts =
    endpoint.method === 'GET'
      ? values.filter((value) => JSON.stringify(value).length < 100).map((value) => send(endpoint, filled(value), token))
      : [...nasty, ...values.map(filled)].map((body) => operator.post(endpoint.path, body, { token }));
  for (const attempt of attempts) {
    const { status, body } = await attempt;
    // Wrong passwords are too many after a while.
    expect(status).toBe(body.code === 429 ? 429 : 200);
    expect(typeof body.message).toBe('string');
    expect([200, 400, 401, 409, 422, 429, 461, 462]).toContain(body.code);
    if (body.code === 200 && endpoint.reads !== 'body') expect(v.safeParse(endpoint.answer, body.data).success).toBe(true);
  }
});

it('an avatar is a gif or png of at most 1 MB and is served as it came', async () => {
  const token = await operator.logIn();
  expect((await upload(new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }), token)).body.code).toBe(400);
  expect((await upload(new Blob([PNG, Buffer.alloc(1024 * 1024)]), token)).body.code).not.toBe(200);
  const { body } = await upload(new Blob([PNG]), token);
  const served = await fetch(operator.url + (body.data as { url: string }).url);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(PNG);
});
