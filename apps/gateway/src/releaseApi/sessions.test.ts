import type { ConsoleSession } from '@parlour/release-contract/api';
import type { Member } from '@parlour/release-contract/policy';
import { setPolicy } from '@parlour/registry/testing/testRelease';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { HOST, type OpenReleaseApi, openReleaseApi, origin, TOKEN } from '../testing/openReleaseApi';

const MINUTE_MS = 60_000;
let api: OpenReleaseApi;
beforeEach(async () => {
  api = await openReleaseApi();
});
afterEach(() => api.close());

const cookieOf = (answer: { readonly headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';
const statusOf = async (cookie: string, app: FastifyInstance = api.app) =>
  (await app.inject({ url: '/releases/state', headers: { host: HOST, cookie } })).statusCode;
const list = async (cookie: string) =>
  (await api.call('GET', 'sessions', undefined, { cookie })).json<readonly ConsoleSession[]>();
const end = (id: string, cookie: string, headers: object = { origin }) =>
  api.call('DELETE', `sessions/${id}`, undefined, { cookie, ...headers });

const tokenOf = (name: string) => `token of ${name}`;
const person = (name: string, site: Member['site'] = [], keys: Member['keys'] = []): Member => ({
  kind: 'person',
  keys,
  tokenHash: createHash('sha256').update(tokenOf(name)).digest('hex'),
  apps: {},
  site,
});
async function letIn() {
  await setPolicy(api.registry, api.secret, ({ members, apps }) => ({
    members: {
      ...members,
      ana: person('ana'),
      ben: person('ben'),
      dora: person('dora', ['administer'], [{ kid: api.secret.kid, x: api.secret.x, y: api.secret.y }]),
    },
    apps,
  }));
  const [ana, ben, administrator] = await Promise.all(
    ['ana', 'ben', 'dora'].map(async (name) => cookieOf(await api.logIn(tokenOf(name)))),
  );
  if (ana === undefined || ben === undefined || administrator === undefined) throw new Error('somebody is not in');
  return { ana, ben, administrator };
}

it('a copied cookie is nothing after the log-out, on any gateway', async () => {
  const other = await api.serve(TOKEN);
  const cookie = await api.cookie();
  expect([await statusOf(cookie), await statusOf(cookie, other)]).toEqual([200, 200]);
  const out = await api.call('DELETE', 'session', undefined, { origin, cookie });
  expect([out.statusCode, String(out.headers['set-cookie'])]).toEqual([204, expect.stringContaining('Max-Age=0')]);
  expect(await statusOf(cookie)).toBe(401);
  expect((await api.call('GET', 'login', undefined, { cookie })).json()).toEqual({});
  api.clock.now += 5_000;
  expect(await statusOf(cookie, other)).toBe(401);
  const later = await api.serve(TOKEN);
  expect(await statusOf(cookie, later)).toBe(401);
  await Promise.all([other, later].map((app) => app.close()));
});

it('other sessions of the same person go on after a log-out', async () => {
  const [one, another] = [await api.cookie(), await api.cookie()];
  await api.call('DELETE', 'session', undefined, { origin, cookie: one });
  expect(await statusOf(another)).toBe(200);
});

it('a session ends after an hour without a request; one that is used goes on, for twelve hours in all', async () => {
  let cookie = await api.cookie();
  const copied = cookie;
  for (let used = 0; used < 13; used += 1) {
    api.clock.now += 55 * MINUTE_MS;
    const answer = await api.call('GET', 'state', undefined, { cookie });
    expect(answer.statusCode).toBe(200);
    cookie = cookieOf(answer);
  }
  expect(await statusOf(copied)).toBe(401);
  api.clock.now += 10 * MINUTE_MS;
  expect(await statusOf(cookie)).toBe(401);
  const idle = await api.cookie();
  api.clock.now += 60 * MINUTE_MS - 1;
  expect(await statusOf(idle)).toBe(200);
  api.clock.now += 1;
  expect(await statusOf(idle)).toBe(401);
});

it('the cookie is sent again only when it is some minutes old, and stays one for TLS', async () => {
  const cookie = await api.cookie();
  const again = async () => (await api.call('GET', 'state', undefined, { cookie })).headers['set-cookie'];
  expect(await again()).toBeUndefined();
  api.clock.now += 5 * MINUTE_MS;
  expect(await again()).toMatch(
    /^parlour_console=[\w-]+\.[\w-]+; Path=\/releases; Max-Age=42900; HttpOnly; SameSite=Strict; Secure$/,
  );
});

it('people see and end their own sessions, an administrator and the site’s token all', async () => {
  const { ana, ben, administrator } = await letIn();
  const names = async (cookie: string) => (await list(cookie)).map(({ name }) => name).toSorted();
  expect([await names(ana), await names(ben)]).toEqual([['ana'], ['ben']]);
  const site = await api.cookie();
  expect(await names(administrator)).toEqual(['Ana', 'ana', 'ben', 'dora']);
  expect(await names(site)).toEqual(['Ana', 'ana', 'ben', 'dora']);
  const [own] = await list(ben);
  expect(own).toMatchObject({ name: 'ben', isThis: true, browser: 'other', since: '2026-11-20T12:00:00.000Z' });
  const id = own?.id ?? '';
  expect((await end(id, ana)).statusCode).toBe(404);
  expect((await end(id, ana, {})).statusCode).toBe(400);
  expect(await statusOf(ben)).toBe(200);
  expect((await end(id, administrator)).statusCode).toBe(204);
  expect(await statusOf(ben)).toBe(401);
  expect((await end(id, administrator)).statusCode).toBe(404);
  expect(await names(administrator)).toEqual(['Ana', 'ana', 'dora']);
});

it('a list of sessions tells no cookie', async () => {
  const cookie = await api.cookie();
  const [, value = ''] = cookie.split('=');
  expect(JSON.stringify(await list(cookie))).not.toContain(value.slice(-20));
});

it('reads the store for sessions once in five seconds, however many requests come', async () => {
  const cookie = await api.cookie();
  const listed = jest.spyOn(api.store, 'list');
  const looks = () => listed.mock.calls.filter(([folder]) => folder === 'sessions').length;
  for (let times = 0; times < 20; times += 1) await statusOf(cookie);
  expect(looks()).toBeLessThanOrEqual(1);
  api.clock.now += 5_000;
  for (let times = 0; times < 20; times += 1) await statusOf(cookie);
  expect(looks()).toBeLessThanOrEqual(2);
});

it('forgets sessions that are over', async () => {
  const cookie = await api.cookie();
  await api.call('DELETE', 'session', undefined, { origin, cookie });
  api.clock.now += 12 * 60 * MINUTE_MS + 1;
  await api.cookie();
  expect(await api.store.list('sessions')).toHaveLength(1);
});

it('a log-out that the store does not take says so, and ends the session here', async () => {
  const cookie = await api.cookie();
  jest.spyOn(api.store, 'write').mockRejectedValueOnce(new Error('the disk is full'));
  const out = await api.call('DELETE', 'session', undefined, { origin, cookie });
  expect(out.statusCode).toBe(500);
  expect(out.headers['set-cookie']).toMatch(/Max-Age=0/);
  expect(await statusOf(cookie)).toBe(401);
});
