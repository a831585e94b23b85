import { allEndpoints } from '@parlour/api-client/endpoints/all';
import type { Endpoint } from '@parlour/api-client';
import * as v from 'valibot';
import { openCalls, payloads } from '../testing/payloads';
import { type Answer, forget, runOperator, type RunningOperator } from '../testing/runOperator';

jest.setTimeout(60_000);

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const endsSession = ['logOff', 'changePassword'];
const comesLast = ['changePayPassword', ...endsSession];
// Before anything that adds to the turnover that a withdrawal waits for.
const comesFirst = ['submitWithdrawal'];
const rank = ({ name }: Endpoint) => comesLast.indexOf(name) - comesFirst.indexOf(name);
const swept = [...allEndpoints].sort((a, b) => rank(a) - rank(b));
const plain = swept.filter(({ encoding }) => encoding !== 'multipart');

let operator: RunningOperator;
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

test('every member call without a session, and with a wrong one, answers 401', async () => {
  const asked = swept.filter(({ name }) => !openCalls.includes(name));
  expect(asked.length).toBe(allEndpoints.length - openCalls.length);
  for (const token of [undefined, 'nonsense', 'x'.repeat(300)]) {
    for (const endpoint of asked) {
      const { status, body } = await send(endpoint, payloads[endpoint.name] ?? {}, token);
      expect([endpoint.name, status, body.code]).toEqual([endpoint.name, 200, 401]);
    }
  }
});

test('a body that is not JSON, an unknown path and a wrong method are answered in the envelope', async () => {
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

test.each(swept.filter(({ name }) => name !== 'logInFromMiniApp').map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers the demo member as its schema says',
  async (name, endpoint) => {
    const token = await operator.logIn();
    const payload = name === 'getPayInfo' ? { deposit_no: await depositNumber(token) } : (payloads[name] ?? {});
    const { status, body } = await send(endpoint, payload, token);
    expect([status, body.code, body.message]).toEqual([200, 200, body.message]);
    expect(v.safeParse(endpoint.answer, body.data).issues).toBeUndefined();
    if (name === 'changePayPassword')
      await operator.post(endpoint.path, { password: 'demo12345', paypassword: 'demo1234' }, { token });
    if (!endsSession.includes(name)) return;
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

test.each(plain.map((endpoint) => [endpoint.name, endpoint] as const))('%s takes wrong input calmly', async (_name, endpoint) => {
  const token = await operator.logIn();
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
      ? values.filter((value) => String(value).length < 100).map((value) => send(endpoint, filled(value), token))
      : [...nasty, ...values.map(filled)].map((body) => operator.post(endpoint.path, body, { token }));
  for (const attempt of attempts) {
    const { status, body } = await attempt;
    expect(status).toBe(200);
    expect(typeof body.message).toBe('string');
    expect([200, 400, 401, 409, 422]).toContain(body.code);
    if (body.code === 200 && endpoint.reads !== 'body') expect(v.safeParse(endpoint.answer, body.data).success).toBe(true);
  }
});

test('an avatar is a gif or png of at most 1 MB and is served as it came', async () => {
  const token = await operator.logIn();
  expect((await upload(new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }), token)).body.code).toBe(400);
  expect((await upload(new Blob([PNG, Buffer.alloc(1024 * 1024)]), token)).body.code).not.toBe(200);
  const { body } = await upload(new Blob([PNG]), token);
  const served = await fetch(operator.url + (body.data as { url: string }).url);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(PNG);
});

test.each([
  [{ name: ' ' }, 'Username cannot be empty!'],
  [{ password: '12345', confirmPass: '12345' }, 'Please enter a correct password length, minimum 6 characters!'],
  [{ confirmPass: 'secret9' }, 'The two passwords do not match!'],
  [{ realname: '林' }, 'Please enter your real name!'],
  [{ paypassword: '12345' }, 'Please enter a correct payment password length, minimum 6 characters!'],
  [{ code: '' }, 'Please enter the captcha!'],
  [{ name: 'DEMO' }, 'Username already exists'],
])('registration with %j is refused: %s', async (change, message) => {
  expect((await operator.post('/api/register', { ...payloads.register, name: 'newcomer', ...change })).body).toMatchObject({
    code: 400,
    message,
  });
});

test('a wrong login is a refusal, not an expired session', async () => {
  expect((await operator.post('/api/login_pc', { name: 'demo', password: 'wrong' })).body).toEqual({
    code: 400,
    message: 'Wrong username or password',
    data: null,
  });
  expect((await operator.post('/api/login_pc', { name: 'nobody', password: 'wrong' })).body.message).toBe(
    'Wrong username or password',
  );
});

test('pictures are compressed, have an ETag and may be kept', async () => {
  const games = (await operator.get('/api/game/list')).body.data as { mobile_img: string }[];
  expect(games.length).toBeGreaterThan(50);
  for (const path of [
    games[0]?.mobile_img ?? '',
    games.at(-1)?.mobile_img.replace('-wide', '') ?? '',
    '/demo/banners/cup.svg',
    '/demo/tiles/ob.svg',
    '/demo/avatar.svg',
    '/demo/qr/trc20.svg',
  ]) {
    const first = await fetch(operator.url + path, { headers: { 'accept-encoding': 'br' } });
    expect([path, first.status, first.headers.get('content-encoding')]).toEqual([path, 200, 'br']);
    expect(first.headers.get('cache-control')).toContain('max-age=2592000');
    const again = await fetch(operator.url + path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  }
  expect((await fetch(`${operator.url}/demo/covers/..%2f..%2fpackage.json`)).status).toBe(404);
});

test.each([
  ['/api/bannerList', { type: 2 }, 4],
  ['/api/activitylist', {}, 6],
  ['/api/activitytype', {}, 3],
  ['/api/uservip', {}, 10],
  ['/api/banklist', {}, 12],
  ['/api/homenotice', {}, 5],
])('%s with %j has at least %d rows', async (path, payload, least) => {
  const { data } = (await operator.post(path, payload)).body as { data: unknown[] | { data: unknown[] } };
  const rows = Array.isArray(data) ? data : data.data;
  expect(rows.length).toBeGreaterThanOrEqual(least);
});

test('twenty hot games, twenty games and more in each of the seven rooms, seven articles and more, every picture there', async () => {
  const { hot } = (await operator.post('/api/app/hall_list', {})).body.data as { hot: { app_img: string }[] };
  expect(hot).toHaveLength(20);
  const games = (await operator.get('/api/game/list')).body.data as { category_id: string; mobile_img: string }[];
  const rooms = new Map<string, number>();
  for (const { category_id } of games) rooms.set(category_id, (rooms.get(category_id) ?? 0) + 1);
  expect(rooms.size).toBe(7);
  for (const count of rooms.values()) expect(count).toBeGreaterThanOrEqual(20);
  for (const type of [1, 2, 3, 4, 5, 7, 8]) {
    const { content } = (await operator.post('/api/article', { type })).body.data as { content: string };
    expect(content.length).toBeGreaterThan(200);
  }
  for (const path of [...hot.map(({ app_img }) => app_img), ...games.map(({ mobile_img }) => mobile_img)]) {
    expect([path, (await fetch(operator.url + path, { method: 'HEAD' })).status]).toEqual([path, 200]);
  }
});
