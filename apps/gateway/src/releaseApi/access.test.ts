import { bearer, HOST, type OpenReleaseApi, openReleaseApi, origin, TOKEN } from '../testing/openReleaseApi';

let api: OpenReleaseApi;
beforeEach(async () => {
  api = await openReleaseApi();
});
afterEach(() => api.close());

it.each([
  ['GET', 'state'],
  ['GET', 'apps'],
  ['GET', 'events'],
  ['GET', 'health'],
  ['GET', 'history'],
  ['GET', 'history/1'],
  ['POST', 'plan'],
  ['POST', 'changes'],
  ['POST', 'previews'],
  ['POST', 'replays'],
  ['GET', 'timings'],
  ['GET', 'outcomes'],
  ['GET', 'whatever'],
] as const)('lets in nobody without a session or the token, to %s %s', async (method, url) => {
  const answer = await api.call(method, url, method === 'POST' ? {} : undefined, { origin });
  expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Log in first.' }]);
});

it('lets in whoever knows the token, with a cookie that scripts and other sites cannot use', async () => {
  const answer = await api.logIn();
  expect(answer.statusCode).toBe(204);
  expect(answer.headers['set-cookie']).toMatch(
    /^parlour_console=[\w-]+\.[\w-]+; Path=\/releases; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect((await api.logIn(TOKEN, { origin: `http://${HOST}` })).headers['set-cookie']).not.toContain('Secure');
  const state = await api.call('GET', 'state', undefined, { cookie: `a=b; ${await api.cookie()}; c=d` });
  expect(state.statusCode).toBe(200);
  expect(state.headers['cache-control']).toBe('no-store');
});

it('lets in nobody with a session that ended, was altered, or was made with another token', async () => {
  const good = await api.cookie();
  const other = await api.serve('another token');
  const start = api.clock.now;
  api.clock.now = start + 3_600_000 - 1;
  const status = async (value: string, at = api.app) =>
    (await at.inject({ url: '/releases/state', headers: { cookie: value } })).statusCode;
  await expect(status(good)).resolves.toBe(200);
  await expect(status(good, other)).resolves.toBe(401);
  const [text = '', signature = ''] = good.replace('parlour_console=', '').split('.');
  const forged = Buffer.from(JSON.stringify({ by: 'Eve', until: 9e15 })).toString('base64url');
  for (const value of [`${forged}.${signature}`, `${text}.${signature}x`, `${text}.`, text, '.', forged]) {
    await expect(status(`parlour_console=${value}`)).resolves.toBe(401);
  }
  api.clock.now = start + 3_600_000;
  await expect(status(good)).resolves.toBe(401);
  await other.close();
});

it('lets in nobody any more after the log-out', async () => {
  const answer = await api.call('DELETE', 'session', undefined, { origin, cookie: await api.cookie() });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
    204,
    'parlour_console=; Path=/releases; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
  ]);
});

it('lets in nobody for a while after five wrong tokens, however they come', async () => {
  const tries = [];
  for (let time = 0; time < 3; time += 1) tries.push(await api.logIn('wrong'));
  for (let time = 0; time < 2; time += 1)
    tries.push(await api.call('GET', 'state', undefined, { authorization: 'Bearer wrong' }));
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
  const sixth = await api.logIn('wrong');
  expect([sixth.statusCode, sixth.headers['retry-after'], sixth.json()]).toEqual([
    429,
    '12',
    { message: 'Too many wrong tokens; try again in 12 s.' },
  ]);
  expect((await api.logIn()).statusCode).toBe(429);
  expect((await api.call('GET', 'state', undefined, bearer)).statusCode).toBe(429);
  api.clock.now += 12_000;
  expect((await api.logIn()).statusCode).toBe(204);
});

it('lets in whoever knows the token as often as they like', async () => {
  for (let time = 0; time < 20; time += 1) expect((await api.call('GET', 'state', undefined, bearer)).statusCode).toBe(200);
});

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', {}],
  ['a frame without an origin', { origin: 'null' }],
  ['a site whose name begins like this one', { origin: 'https://site.example.evil.example' }],
  ['this site at another port', { origin: 'https://site.example:8443' }],
])('lets in no pages of others: %s may change nothing', async (_case, headers) => {
  const session = await api.cookie();
  const body = { change: { kind: 'switchOff', name: 'wallet' }, reason: 'evil' };
  expect((await api.call('POST', 'changes', body, { ...headers, cookie: session })).statusCode).toBe(400);
  expect((await api.logIn(TOKEN, headers)).statusCode).toBe(400);
  expect((await api.call('DELETE', 'session', undefined, headers)).statusCode).toBe(400);
  expect((await api.registry.current())?.remotes['wallet']?.off).toBeUndefined();
});

it('takes only JSON', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/releases/changes',
    headers: { ...bearer, 'content-type': 'text/plain' },
    payload: JSON.stringify({ change: { kind: 'switchOff', name: 'wallet' }, reason: 'evil' }),
  });
  expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'Send JSON.' }]);
});

it('lets in nobody at all without a token in the configuration', async () => {
  const without = await api.serve(undefined);
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }]) {
    const answer = await without.inject({ url: '/releases/state', headers });
    expect(answer.statusCode).toBe(404);
  }
  await without.close();
});
