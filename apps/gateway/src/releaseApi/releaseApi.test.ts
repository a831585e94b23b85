import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore } from '@parlour/releases';
import type { Health, HistoryEntry, Proposal, State } from '@parlour/releases/api';
import { isSealed } from '@parlour/releases/seal';
import { type TestRegistry, testRegistry, testRemote, testShell } from '@parlour/releases/testRelease';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { healthOf } from '../telemetry/health';
import { serveReleaseApi } from './serveReleaseApi';

const TOKEN = 'correct horse battery staple';
const START = Date.parse('2026-11-20T12:00:00Z');
const HOST = 'site.example';
const origin = `https://${HOST}`;

let folder: string;
let site: TestRegistry;
let app: FastifyInstance;
let now: number;

const serve = async (token: string | undefined = TOKEN) => {
  const served = fastify();
  const readHealth = async (hours: number): Promise<Health> => healthOf([], hours, now, []);
  await serveReleaseApi(served, { registry: site.registry, token, readHealth, now: () => now });
  return served;
};

beforeEach(async () => {
  now = START;
  folder = await mkdtemp(path.join(tmpdir(), 'release-api-'));
  site = await testRegistry(fileStore(folder));
  await site.release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet', '/recharge']));
  await site.publish(testRemote('wallet', '1.1.0', ['/wallet', '/recharge']));
  app = await serve();
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: InjectOptions['headers'] = {}) =>
  app.inject({ method, url: `/releases/${url}`, headers: { host: HOST, ...headers }, ...(payload && { payload }) });
const bearer = { authorization: `Bearer ${TOKEN}` };
const logIn = (token = TOKEN, headers: InjectOptions['headers'] = { origin }) =>
  call('POST', 'session', { token, by: ' Ana ' }, headers);
const cookie = async () => String((await logIn()).headers['set-cookie']).split(';')[0] ?? '';
const promote = { kind: 'promote', releases: [{ name: 'wallet', version: '1.1.0' }], to: { kind: 'share', share: 500 } };

describe('who is let in', () => {
  it.each([
    ['GET', 'state'],
    ['GET', 'events'],
    ['GET', 'health'],
    ['GET', 'history'],
    ['GET', 'history/1'],
    ['POST', 'plan'],
    ['POST', 'changes'],
    ['POST', 'passes'],
    ['GET', 'whatever'],
  ] as const)('nobody without a session or the token, to %s %s', async (method, url) => {
    const answer = await call(method, url, method === 'POST' ? {} : undefined, { origin });
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Log in first.' }]);
  });

  it('whoever knows the token, with a cookie that scripts and other sites cannot use', async () => {
    const answer = await logIn();
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(
      /^parlour_console=[\w-]+\.[\w-]+; Path=\/releases; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect((await logIn(TOKEN, { origin: `http://${HOST}` })).headers['set-cookie']).not.toContain('Secure');
    const state = await call('GET', 'state', undefined, { cookie: `a=b; ${await cookie()}; c=d` });
    expect(state.statusCode).toBe(200);
    expect(state.headers['cache-control']).toBe('no-store');
  });

  it('nobody with a session that ended, was altered, or was made with another token', async () => {
    const good = await cookie();
    const other = await serve('another token');
    now = START + 12 * 3_600_000 - 1;
    const status = async (value: string, at = app) =>
      (await at.inject({ url: '/releases/state', headers: { cookie: value } })).statusCode;
    await expect(status(good)).resolves.toBe(200);
    await expect(status(good, other)).resolves.toBe(401);
    const [text = '', signature = ''] = good.replace('parlour_console=', '').split('.');
    const forged = Buffer.from(JSON.stringify({ by: 'Eve', until: 9e15 })).toString('base64url');
    for (const value of [`${forged}.${signature}`, `${text}.${signature}x`, `${text}.`, text, '.', forged]) {
      await expect(status(`parlour_console=${value}`)).resolves.toBe(401);
    }
    now = START + 12 * 3_600_000;
    await expect(status(good)).resolves.toBe(401);
    await other.close();
  });

  it('nobody any more after the log-out', async () => {
    const answer = await call('DELETE', 'session', undefined, { origin, cookie: await cookie() });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([
      204,
      'parlour_console=; Path=/releases; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    ]);
  });

  it('nobody for a while after five wrong tokens, however they come', async () => {
    const tries = [];
    for (let time = 0; time < 3; time += 1) tries.push(await logIn('wrong'));
    for (let time = 0; time < 2; time += 1) tries.push(await call('GET', 'state', undefined, { authorization: 'Bearer wrong' }));
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    const sixth = await logIn('wrong');
    expect([sixth.statusCode, sixth.headers['retry-after'], sixth.json()]).toEqual([
      429,
      '12',
      { message: 'Too many wrong tokens; try again in 12 s.' },
    ]);
    expect((await logIn()).statusCode).toBe(429);
    expect((await call('GET', 'state', undefined, bearer)).statusCode).toBe(429);
    now += 12_000;
    expect((await logIn()).statusCode).toBe(204);
  });

  it('whoever knows the token as often as they like', async () => {
    for (let time = 0; time < 20; time += 1) expect((await call('GET', 'state', undefined, bearer)).statusCode).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', {}],
    ['a frame without an origin', { origin: 'null' }],
    ['a site whose name begins like this one', { origin: 'https://site.example.evil.example' }],
    ['this site at another port', { origin: 'https://site.example:8443' }],
  ])('not the pages of others: %s may change nothing', async (_case, headers) => {
    const session = await cookie();
    const body = { change: { kind: 'switchOff', name: 'wallet' }, reason: 'evil' };
    expect((await call('POST', 'changes', body, { ...headers, cookie: session })).statusCode).toBe(400);
    expect((await logIn(TOKEN, headers)).statusCode).toBe(400);
    expect((await call('DELETE', 'session', undefined, headers)).statusCode).toBe(400);
    expect((await site.registry.current())?.remotes['wallet']?.off).toBeUndefined();
  });

  it('only JSON', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/releases/changes',
      headers: { ...bearer, 'content-type': 'text/plain' },
      payload: JSON.stringify({ change: { kind: 'switchOff', name: 'wallet' }, reason: 'evil' }),
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'Send JSON.' }]);
  });

  it('nobody at all without a token in the configuration', async () => {
    const without = fastify();
    await serveReleaseApi(without, {
      registry: site.registry,
      token: undefined,
      readHealth: async () => healthOf([], 1, now, []),
    });
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer undefined' }]) {
      const answer = await without.inject({ url: '/releases/state', headers });
      expect(answer.statusCode).toBe(404);
    }
    await without.close();
  });
});

describe('what it gives', () => {
  it('the state', async () => {
    const state = (await call('GET', 'state', undefined, bearer)).json<State>();
    expect(state.manifest).toMatchObject({ sequence: 1, remotes: { wallet: { version: '1.0.0' } } });
    expect(state.apps.map(({ name, live }) => [name, live])).toEqual([
      ['shell', '1.0.0'],
      ['wallet', '1.0.0'],
    ]);
    expect(state.history).toHaveLength(1);
  });

  it('404 while nothing is live', async () => {
    site = await testRegistry(fileStore(path.join(folder, 'empty')));
    await app.close();
    app = await serve();
    const answer = await call('GET', 'state', undefined, bearer);
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Nothing is released yet.' }]);
  });

  it('a proposal, which changes nothing', async () => {
    const answer = await call('POST', 'plan', { change: promote }, bearer);
    expect(answer.json<Proposal>()).toMatchObject({
      isAllowed: true,
      expected: 1,
      difference: ['wallet canary 1.1.0 for staff, agents, 5 %'],
      next: { sequence: 2 },
    });
    expect((await site.registry.current())?.sequence).toBe(1);
    const refused = await call('POST', 'plan', { change: { kind: 'stop', name: 'wallet' } }, bearer);
    expect([refused.statusCode, refused.json<Proposal>().isAllowed]).toEqual([200, false]);
  });

  it('a change, under the name of the session, once for what was expected', async () => {
    const headers = { origin, cookie: await cookie() };
    const wish = { change: promote, reason: 'new receipt', expected: 1, by: 'somebody else' };
    const [one, other] = await Promise.all([call('POST', 'changes', wish, headers), call('POST', 'changes', wish, headers)]);
    expect([one?.statusCode, other?.statusCode].toSorted()).toEqual([200, 409]);
    const state = [one, other].find((answer) => answer?.statusCode === 200)?.json<State>();
    expect(state?.history[0]).toMatchObject({ sequence: 2, by: 'Ana', reason: 'new receipt' });
    const late = [one, other].find((answer) => answer?.statusCode === 409);
    expect(late?.json()).toEqual({ message: 'manifest 2 is live by now, not 1; look again before you change it' });
  });

  it('a change by the token, under the name that it says', async () => {
    const wish = { change: { kind: 'switchOff', name: 'wallet', paths: ['/recharge'] }, reason: 'bank is down' };
    await call('POST', 'changes', { ...wish, by: 'deploy job' }, bearer);
    await call('POST', 'changes', { change: { kind: 'switchOn', name: 'wallet' }, reason: 'bank is back' }, bearer);
    const history = (await call('GET', 'history', undefined, bearer)).json<HistoryEntry[]>();
    expect(history.map(({ sequence, by }) => [sequence, by])).toEqual([
      [3, 'console token'],
      [2, 'deploy job'],
      [1, 'test'],
    ]);
  });

  it.each([
    [{ change: { kind: 'stop', name: 'wallet' }, reason: 'x' }, 'wallet has no canary to take back'],
    [{ change: { kind: 'stop', name: 'wallet' }, reason: ' ' }, 'reason: a reason is missing'],
    [{ change: { kind: 'stop', name: 'wallet' } }, 'reason: Invalid key: Expected "reason" but received undefined'],
    [{ change: { kind: 'explode', name: 'wallet' }, reason: 'x' }, 'change.kind: '],
    [{ change: { kind: 'stop', name: '../x' }, reason: 'x' }, 'change.name: not the name of an app'],
  ])('what is wrong with %j', async (wish, message) => {
    const answer = await call('POST', 'changes', wish, bearer);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain(message);
  });

  it('the history, page by page, and what a manifest held', async () => {
    for (const share of [100, 200, 300]) {
      await call('POST', 'changes', { change: { ...promote, to: { kind: 'share', share } }, reason: 'more' }, bearer);
    }
    const sequences = async (query: string) =>
      (await call('GET', `history${query}`, undefined, bearer)).json<HistoryEntry[]>().map(({ sequence }) => sequence);
    await expect(sequences('?limit=2')).resolves.toEqual([4, 3]);
    await expect(sequences('?before=3&limit=30')).resolves.toEqual([2, 1]);
    await expect(call('GET', 'history/2', undefined, bearer).then((answer) => answer.json())).resolves.toMatchObject({
      sequence: 2,
      manifest: { sequence: 2, remotes: { wallet: { canary: { share: 100 } } } },
    });
    for (const url of ['history/99', 'history/0', 'history/one']) {
      expect((await call('GET', url, undefined, bearer)).statusCode).toBe(404);
    }
    for (const url of ['history?limit=0', 'history?limit=1000', 'history?before=x', 'health?hours=7', 'health?hours=x']) {
      expect((await call('GET', url, undefined, bearer)).statusCode).toBe(400);
    }
  });

  it('health', async () => {
    const health = (await call('GET', 'health?hours=1', undefined, bearer)).json<Health>();
    expect([health.visitors.length, health.lcp[0]]).toEqual([60, null]);
  });
});

describe('a pass', () => {
  const pass = (wish: object) => call('POST', 'passes', wish, bearer);
  const local = { wallet: 'http://127.0.0.1:4000' };

  it('is sealed by the registry, for whom it was made and as long as was asked', async () => {
    const answer = await pass({ rings: ['staff'], overrides: local, hours: 2, by: 'Ben' });
    const { pass: text, validUntil } = answer.json<{ pass: string; validUntil: string }>();
    const opened: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    expect(opened).toMatchObject({ rings: ['staff'], overrides: local, by: 'Ben', validUntil: '2026-11-20T14:00:00.000Z' });
    expect(validUntil).toBe('2026-11-20T14:00:00.000Z');
    await expect(isSealed(opened, [site.registry.key])).resolves.toBe(true);
    const altered = { ...(opened as object), validUntil: '2036-11-20T14:00:00.000Z' };
    await expect(isSealed(altered, [site.registry.key])).resolves.toBe(false);
  });

  it.each([
    'https://dev.example',
    'https://dev.example:8443',
    'http://localhost:4000',
    'http://127.0.0.1:4000',
    'http://[::1]:4000',
  ])('may point to %s', async (place) => {
    expect((await pass({ overrides: { wallet: place }, hours: 12 })).statusCode).toBe(200);
  });

  it.each([
    [{ overrides: { wallet: 'http://dev.example' }, hours: 1 }],
    [{ overrides: { wallet: 'https://dev.example/path' }, hours: 1 }],
    [{ overrides: { wallet: 'https://user@dev.example' }, hours: 1 }],
    [{ overrides: { wallet: "https://dev.example; script-src 'unsafe-inline'" }, hours: 1 }],
    [{ overrides: { wallet: 'https://dev.example:99999' }, hours: 1 }],
    [{ overrides: { wallet: 'http://localhost.evil.example' }, hours: 1 }],
    [{ overrides: { wallet: 'javascript:alert(1)' }, hours: 1 }],
    [{ overrides: { lottery: 'https://dev.example' }, hours: 1 }],
    [{ overrides: local, hours: 12.1 }],
    [{ overrides: local, hours: 0 }],
    [{ overrides: local }],
    [{ rings: ['owners'], hours: 1 }],
  ])('is not made for %j', async (wish) => {
    expect((await pass(wish)).statusCode).toBe(400);
  });
});
