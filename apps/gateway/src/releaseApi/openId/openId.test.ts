import type { HistoryEntry, State } from '@parlour/release-contract/api';
import { origin, promote, TOKEN } from '../../testing/openReleaseApi';
import { cookieIn, groupOf, openLogins, type OpenLogins } from '../../testing/openLogins';
import { openGateway } from '../../testing/openGateway';
import { createOpenIdProvider } from './provider';

let logins: OpenLogins;
/** What a test opened beside it. */
let opened: { close(): Promise<unknown> }[] = [];
const closedAfter = <Opened extends { close(): Promise<unknown> }>(one: Opened): Opened => {
  opened.push(one);
  return one;
};
beforeEach(async () => {
  logins = await openLogins();
});
afterEach(async () => {
  await Promise.all([logins, ...opened].map((one) => one.close()));
  opened = [];
});

const change = { change: promote, reason: 'new receipt' };
const statusOf = async (cookie: string) => (await logins.api.call('GET', 'state', undefined, { cookie })).statusCode;

it('whoever logs in at the provider changes what the groups may, under the name that the provider proved', async () => {
  const { api, server, begin, comeBack } = logins;
  expect(server.requests).toEqual([]);
  const { location, cookie } = await begin('/history');
  const asked = new URL(location).searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    redirect_uri: 'https://site.example/releases/openid/callback',
    scope: 'openid profile groups',
    code_challenge_method: 'S256',
    response_type: 'code',
  });
  const answer = await comeBack(await server.logIn(location, 'ana-1'), cookie);
  expect([answer.statusCode, answer.headers.location, answer.headers['referrer-policy']]).toEqual([
    303,
    '/console/#/history',
    'no-referrer',
  ]);
  const [gone, session] = [answer.headers['set-cookie'] ?? []].flat();
  expect(gone).toMatch(/^parlour_login=; Path=\/releases\/openid\/callback; Max-Age=0; HttpOnly; SameSite=Lax$/);
  expect(session).toMatch(/^parlour_console=[\w-]+\.[\w-]+; Path=\/releases; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/);
  const headers = { origin, cookie: cookieIn(session, 'parlour_console') };
  const name = `ana (${new URL(server.issuer).host})`;
  expect((await api.call('GET', 'session', undefined, headers)).json()).toEqual({ name });
  expect((await api.call('POST', 'changes', change, headers)).statusCode).toBe(200);
  const [entry] = (await api.call('GET', 'history', undefined, headers)).json<HistoryEntry[]>();
  expect(entry).toMatchObject({ by: name, author: { kind: 'person', name, subject: `${server.issuer}|ana-1` } });
  expect(entry?.author).not.toHaveProperty('claimed');
  const off = { change: { kind: 'switchOff', name: 'wallet' }, reason: 'x' };
  const refused = await api.call('POST', 'changes', off, headers);
  expect([refused.statusCode, refused.json()]).toEqual([403, { message: `${name} lacks the right "switchOff" for wallet` }]);
});

it('stores what a log-in is checked against in a cookie for the callback alone', async () => {
  const { api } = logins;
  const cookie = async (from: string) =>
    (await api.call('POST', 'openid', {}, { origin: from, host: new URL(from).host })).headers['set-cookie'];
  await expect(cookie(origin)).resolves.toMatch(
    /^parlour_login=[\w-]+\.[\w-]+; Path=\/releases\/openid\/callback; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  );
  await expect(cookie('http://localhost:8080')).resolves.toMatch(/SameSite=Lax$/);
});

it('tells the console how to log in, and who is', async () => {
  const { api, server, logIn } = logins;
  const { host } = new URL(server.issuer);
  expect((await api.call('GET', 'login')).json()).toEqual({ provider: host });
  const cookie = await logIn('ana-1');
  expect((await api.call('GET', 'login', undefined, { cookie })).json()).toEqual({ provider: host, name: `ana (${host})` });
  const plain = closedAfter(await api.serve(TOKEN));
  expect((await plain.inject({ url: '/releases/login' })).json()).toEqual({});
  expect((await plain.inject({ url: '/releases/state', headers: { cookie } })).statusCode).toBe(401);
  expect((await plain.inject({ method: 'POST', url: '/releases/openid', headers: { origin }, payload: {} })).statusCode).toBe(
    401,
  );
});

it('opens the console without a token of the site', async () => {
  const { api, config } = logins;
  const without = closedAfter(await api.serve(undefined, createOpenIdProvider(config)));
  expect((await without.inject({ url: '/releases/state' })).statusCode).toBe(401);
});

it('looks the rights up at each request: what the policy takes away is gone at once', async () => {
  const { api, setMembers, logIn } = logins;
  const { members } = (await api.registry.head()).policy;
  const cookie = await logIn('ana-1');
  expect(await statusOf(cookie)).toBe(200);
  await setMembers({ ...members, 'wallet-people': groupOf('/wallet', 'records') });
  expect((await api.call('POST', 'changes', change, { origin, cookie })).statusCode).toBe(403);
  await setMembers({ ...members, 'wallet-people': groupOf('/staff') });
  expect(await statusOf(cookie)).toBe(401);
  await setMembers(members);
  expect(await statusOf(cookie)).toBe(200);
  const { 'wallet-people': _gone, ...others } = members;
  await setMembers(others);
  expect(await statusOf(cookie)).toBe(401);
});

it('ends after twelve hours, and with the log-out', async () => {
  const { api, logIn } = logins;
  const cookie = await logIn('ana-1');
  const out = await api.call('DELETE', 'session', undefined, { origin, cookie });
  expect(out.headers['set-cookie']).toMatch(/^parlour_console=; .*Max-Age=0/);
  expect(await statusOf(cookie)).toBe(401);
  const another = await logIn('ana-1');
  expect(await statusOf(another)).toBe(200);
  api.clock.now += 12 * 3_600_000;
  expect(await statusOf(another)).toBe(401);
});

it('a log-in that one gateway began is finished by another with the same secret', async () => {
  const { api, server, config, begin, comeBack } = logins;
  const other = closedAfter(await api.serve(TOKEN, createOpenIdProvider(config)));
  const { location, cookie } = await begin();
  const answer = await comeBack(await server.logIn(location, 'ana-1'), cookie, other);
  expect(answer.statusCode).toBe(303);
  expect(await statusOf(cookieIn(answer.headers['set-cookie'], 'parlour_console'))).toBe(200);
});

it('a member who logs in is that member, and approves nothing that it asked for with a token or a log-in', async () => {
  const { api, server, logIn, setMembers } = logins;
  const { members, apps } = (await api.registry.head()).policy;
  await setMembers(
    { ...members, ana: { kind: 'person', keys: [], subject: `${server.issuer}|ana-1`, apps: {}, site: [] } },
    { ...apps, wallet: { approvalAbove: 100 } },
  );
  server.people.set('ben-2', { name: 'ana', groups: ['/wallet'] });
  const [ana, other] = [await logIn('ana-1'), await logIn('ben-2')];
  expect((await api.call('GET', 'session', undefined, { cookie: ana })).json()).toEqual({ name: 'ana' });
  expect((await api.call('GET', 'session', undefined, { cookie: other })).json()).not.toEqual({ name: 'ana' });
  const asked = (await api.call('POST', 'changes', change, { origin, cookie: ana })).json<State>().requests[0];
  const approve = { change: { kind: 'approve', request: asked?.sequence }, reason: 'looked at it' };
  const own = await api.call('POST', 'changes', approve, { origin, cookie: await logIn('ana-1') });
  expect([own.statusCode, own.json<{ message: string }>().message]).toEqual([
    403,
    'ana made this request; another person has to approve it',
  ]);
  expect((await api.call('POST', 'changes', approve, { origin, cookie: other })).statusCode).toBe(200);
});

it.each([
  ['no name', {}, 'ana-3'],
  ['a name that does not show', { name: '\u200b\u202e ' }, 'ana-3'],
  ['a name that is long and has line ends', { name: `a\nb\u202e${'c'.repeat(80)}` }, `a b ${'c'.repeat(56)}`],
])('somebody with %s is called so that one can see it', async (_case, known, name) => {
  const { api, server, logIn } = logins;
  server.people.set('ana-3', { ...known, groups: ['/wallet'] });
  const cookie = await logIn('ana-3');
  const { host } = new URL(server.issuer);
  expect((await api.call('GET', 'session', undefined, { cookie })).json()).toEqual({ name: `${name} (${host})` });
});

it('asks for the groups where the proof does not contain them', async () => {
  const other = closedAfter(await openLogins({ isInToken: false }));
  const cookie = await other.logIn('ana-1');
  expect((await other.api.call('GET', 'session', undefined, { cookie })).json<{ name: string }>().name).toMatch(/^ana \(/);
  expect(other.server.requests).toContain('/me');
});

it('asks the provider for its addresses once an hour', async () => {
  const { server, config } = logins;
  let now = 0;
  const provider = createOpenIdProvider(config, { now: () => now });
  const begin = () => provider.begin('https://site.example/releases/openid/callback');
  const times = () => server.requests.filter((path) => path === '/.well-known/openid-configuration').length;
  await Promise.all([begin(), begin()]);
  now = 3_600_000 - 1;
  await begin();
  expect(times()).toBe(1);
  now += 1;
  await begin();
  expect(times()).toBe(2);
});

it('a gateway whose provider is not there starts, serves players, and lets people in with a token', async () => {
  const { config } = logins;
  const gateway = closedAfter(await openGateway({ consoleToken: TOKEN, openId: { ...config, issuer: 'http://127.0.0.1:2' } }));
  const url = `http://127.0.0.1:${gateway.port}`;
  expect((await fetch(`${url}/`)).status).toBe(200);
  const post = (path: string, body: object) =>
    fetch(`${url}/releases/${path}`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const provider = createOpenIdProvider({ ...config, issuer: 'http://127.0.0.1:2' });
  await expect(provider.begin(url)).rejects.toMatchObject({ logged: expect.stringContaining('ECONNREFUSED') });
  const answer = await post('openid', {});
  expect([answer.status, await answer.json()]).toEqual([
    502,
    { message: '127.0.0.1:2 does not answer as it should. Try again, or log in with a token.' },
  ]);
  expect((await post('session', { token: TOKEN, by: 'ana' })).status).toBe(204);
});
