import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Policy } from '@parlour/release-contract/policy';
import type { PrivateKey } from '@parlour/release-contract/signature';
import { apply, fileStore, registryCaller } from '@parlour/registry';
import { signRequest } from '@parlour/registry/trust/signedRequests';
import { setPolicy, type TestRegistry, testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import fastify, { type FastifyInstance } from 'fastify';
import { createRateLimits } from '../sharedRateLimit';
import { serveReleaseApi } from './serveReleaseApi';

const authorization = 'Bearer token';

let folder: string;
let site: TestRegistry;
let app: FastifyInstance;
let now: number;
let address: string;

/** The timers that stay real: only timeouts are faked, because the gateway polls with them. */
const left = ['nextTick', 'setImmediate', 'clearImmediate', 'setInterval', 'clearInterval', 'queueMicrotask'] as const;
const LOOK_EVERY_MS = 1_000;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: [...left, 'Date', 'performance', 'hrtime'] });
  now = Date.now();
  folder = await mkdtemp(path.join(tmpdir(), 'events-'));
  const store = fileStore(folder);
  site = await testRegistry(store);
  await site.release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']));
  app = fastify({ forceCloseConnections: true });
  const notNeeded = () => Promise.reject(new Error('nobody asks'));
  await serveReleaseApi(app, {
    registry: site.registry,
    store,
    sessionSecret: 'secret',
    token: 'token',
    limits: await createRateLimits(app, undefined, () => now),
    monitoring: {
      readHealth: notNeeded,
      readErrors: notNeeded,
      loadsSince: notNeeded,
      loadsOfHour: notNeeded,
      readTimings: notNeeded,
      readOutcomes: notNeeded,
    },
    now: () => now,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await app.close();
  jest.useRealTimers();
  await rm(folder, { recursive: true });
});

/** Opens the event stream as a console does; `told` collects the received text. */
async function listen(headers: Record<string, string> = { authorization }) {
  const answer = await new Promise<IncomingMessage>((resolve) => get(`${address}/releases/events`, { headers }, resolve));
  const stream = { answer, told: '', isOver: false };
  answer.on('data', (chunk) => (stream.told += String(chunk)));
  answer.on('close', () => (stream.isOver = true));
  return stream;
}

/** Waits until the condition holds. Time passes meanwhile, so that the gateway polls, unless `passesTime` is false. */
async function until(holds: () => boolean, { passesTime = true } = {}) {
  while (!holds()) {
    if (passesTime) jest.advanceTimersByTime(LOOK_EVERY_MS);
    await after(5);
  }
}
const states = ({ told }: { readonly told: string }) => told.split('event: state').length - 1;

it('reports a change through this gateway at once, and others and publications within seconds', async () => {
  const [one, other] = [await listen(), await listen()];
  expect(one.answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  await until(() => one.told.includes('data: 1\n\n'));
  const before = states(one);
  const request = { change: { kind: 'switchOff', name: 'wallet' }, reason: 'x' };
  const changed = await app.inject({ method: 'POST', url: '/releases/changes', headers: { authorization }, payload: request });
  expect(changed.statusCode).toBe(200);
  await until(() => states(one) > before && one.told.endsWith('data: 2\n\n'), { passesTime: false });
  await apply(site.registry, { kind: 'switchOn', name: 'wallet' }, { caller: registryCaller('ana'), reason: 'x' });
  await until(() => one.told.endsWith('data: 3\n\n') && other.told.endsWith('data: 3\n\n'));
  const told = states(other);
  await site.publish(testRemote('wallet', '1.1.0', ['/wallet']));
  await until(() => states(other) > told);
});

it('reports a change made while the store failed once the store works again', async () => {
  const stream = await listen();
  await until(() => stream.told.includes('data: 1\n\n'));
  const trust = jest.spyOn(site.registry, 'trust').mockRejectedValue(new Error('the store is down'));
  await until(() => trust.mock.calls.length > 0);
  const request = { change: { kind: 'switchOff', name: 'wallet' }, reason: 'x' };
  const changed = await app.inject({ method: 'POST', url: '/releases/changes', headers: { authorization }, payload: request });
  expect(changed.statusCode).toBe(200);
  trust.mockRestore();
  await until(() => stream.told.includes('data: 2\n\n'));
});

it('ends with the session, and with the gateway', async () => {
  const headers = { origin: address };
  const login = await app.inject({
    method: 'POST',
    url: '/releases/session',
    headers: { ...headers, host: new URL(address).host },
    payload: { token: 'token', by: 'ana' },
  });
  const stream = await listen({ cookie: String(login.headers['set-cookie']).split(';')[0] ?? '' });
  expect(stream.answer.statusCode).toBe(200);
  now += 12 * 3_600_000;
  await until(() => stream.isOver);
  const last = await listen();
  await app.close();
  await until(() => last.isOver, { passesTime: false });
});

const tokenOf = (text: string) => ({ tokenHash: createHash('sha256').update(text).digest('hex') });
const everyRight = { apps: { '*': { rights: [] } }, site: [] };

it.each<[string, (members: Policy['members']) => Policy['members']]>([
  ['is dismissed', ({ ana: _ana, ...members }) => members],
  ['has another token', (members) => ({ ...members, ana: { kind: 'person', keys: [], ...everyRight, ...tokenOf('another') } })],
])('ends within seconds when its person %s, and those of others stay', async (_what, change) => {
  await setPolicy(site.registry, site.secret, ({ members, apps }) => ({
    members: {
      ...members,
      ana: { kind: 'person', keys: [], ...everyRight, ...tokenOf("ana's") },
      bob: { kind: 'person', keys: [], ...everyRight, ...tokenOf("bob's") },
    },
    apps,
  }));
  const headers = { origin: address, host: new URL(address).host };
  const payload = { token: "ana's", by: 'ana' };
  const login = await app.inject({ method: 'POST', url: '/releases/session', headers, payload });
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  const [session, bearer, other] = [
    await listen({ cookie }),
    await listen({ authorization: "Bearer ana's" }),
    await listen({ authorization: "Bearer bob's" }),
  ];
  expect([session, bearer, other].map(({ answer }) => answer.statusCode)).toEqual([200, 200, 200]);
  await until(() => other.told.includes('data: 2\n\n'));
  await setPolicy(site.registry, site.secret, ({ members, apps }) => ({ members: change(members), apps }));
  await until(() => session.isOver && bearer.isOver);
  await until(() => other.told.includes('data: 3\n\n'));
  expect(other.isOver).toBe(false);
});

it('the stream ends within seconds when the key that signed its request is removed', async () => {
  const [team, key] = [await site.keyOf('wallet'), site.secret];
  const signed = async (signer: PrivateKey) => {
    const url = `${address}/releases/events`;
    return listen(await signRequest({ method: 'GET', url }, { registry: key.kid, key: signer, now: () => new Date(now) }));
  };
  const [ofTeam, ofRoot] = [await signed(team), await signed(key)];
  expect([ofTeam, ofRoot].map(({ answer }) => answer.statusCode)).toEqual([200, 200]);
  await setPolicy(site.registry, key, ({ members: { wallet: _wallet, ...members }, apps }) => ({ members, apps }));
  await until(() => ofTeam.isOver);
  expect(ofRoot.isOver).toBe(false);
});

it('is open to two hundred consoles, and to others when they are gone', async () => {
  const consoles = await Promise.all(Array.from({ length: 200 }, () => listen()));
  const status = async () => (await listen()).answer.statusCode;
  expect(await status()).toBe(429);
  for (const { answer } of consoles) answer.destroy();
  while ((await status()) !== 200) await after(5);
});

it('streams no events without a log-in', async () => {
  const { answer } = await listen({});
  expect(answer.statusCode).toBe(401);
  answer.destroy();
});
