import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import {
  apply,
  fileStore,
  keyFile,
  openRegistry,
  readKey,
  type Registry,
  registryCaller,
  type StoredKey,
} from '@parlour/registry';
import { signRequest } from '@parlour/registry/trust/signedRequests';
import { setPolicy, testRegistry, testRemote } from '@parlour/registry/testing/testRelease';
import { EVERYONE } from '@parlour/release-contract/manifest';
import type { Member, Policy } from '@parlour/release-contract/policy';
import { createKey, publicPart } from '@parlour/release-contract/signature';
import { type OpenGateway, openGateway } from '../testing/openGateway';

const TOKEN = 'a-token-that-nobody-guesses';
const by = { caller: registryCaller('test'), reason: 'test' };
const sites = { default: { hosts: ['site.example'] }, staging: { hosts: ['staging.example'] } };

let gateway: OpenGateway;
let registry: Registry;
let key: StoredKey;
let backend: Server;

/** A gateway whose registry has wallet 1.0.0 live on the default site, and with sites in its policy 1.1.0 on `staging`. */
async function open(policy: Policy['sites'], config: Parameters<typeof openGateway>[0] = {}) {
  gateway = await openGateway({ consoleToken: TOKEN, ...config }, undefined, async (folder) => {
    const found = await readKey(keyFile(path.join(folder, 'keys'), 'registry'));
    if (found === undefined) throw new Error('the gateway has no key');
    key = found;
    const store = fileStore(path.join(folder, 'registry'));
    registry = await openRegistry(store, key);
    if (policy !== undefined) await setSites(policy);
    const { publish } = await testRegistry(store, key);
    await publish(testRemote('wallet', '1.1.0', ['/wallet']));
    if (policy !== undefined) await makeLiveOnStaging();
  });
}

async function makeLiveOnStaging() {
  const releases = [
    { name: 'shell', version: '1.0.0' },
    { name: 'wallet', version: '1.1.0' },
  ];
  await apply(registry.on('staging'), { kind: 'promote', releases, to: { kind: 'share', share: EVERYONE } }, by);
}

const setSites = (changed: Policy['sites']) =>
  setPolicy(registry, key, ({ members, apps }) => ({ members, apps, sites: changed }));

afterEach(async () => {
  await gateway.close();
  backend?.close();
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function ask(host: string, url: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const sent = httpRequest({
    port: gateway.port,
    host: '127.0.0.1',
    path: url,
    method,
    headers: { host, ...headers },
    agent: false,
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode as number, body: await text(response) };
}
const walletOf = async (host: string, asked?: Asked) => {
  const { status, body } = await ask(host, '/manifest.json', asked);
  return status === 200 ? JSON.parse(body).remotes.wallet.version : status;
};
/** Until the gateway has read the newest policy, which it does every second. */
async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 100 && !(await isSo()); tries += 1) await after(50);
  expect(await isSo()).toBe(true);
}

it('each host gets its site and nothing of another, without a restart when the policy names it', async () => {
  await open(undefined);
  expect(await walletOf('any.example')).toBe('1.0.0');
  await setSites(sites);
  await makeLiveOnStaging();
  await until(async () => (await walletOf('staging.example')) === '1.1.0');
  expect(await walletOf('site.example')).toBe('1.0.0');
  const [site, staging] = await Promise.all([ask('site.example', '/'), ask('staging.example', '/')]);
  expect(site.body).toContain('"version":"1.0.0"');
  expect(staging.body).toContain('"site":"staging"');
  expect(site.body).not.toContain('staging');

  await setSites({ default: sites.default });
  await until(async () => (await walletOf('staging.example')) === 421);
  expect(await walletOf('site.example')).toBe('1.0.0');
});

it('a host that no site has gets 421 and nothing of any, but a probe its answer', async () => {
  await open(sites);
  const asset = '/assets/wallet/1.0.0/remoteEntry.js';
  expect((await ask('site.example', asset)).status).toBe(200);
  expect((await ask('staging.example', asset)).status).toBe(200);
  for (const url of [
    '/',
    '/manifest.json',
    '/trust.json',
    asset,
    '/console/',
    '/releases/registry',
    '/api/app',
    '/service-worker.js',
    '/wallet',
  ])
    expect([url, await ask('other.example', url)]).toEqual([url, { status: 421, body: '{"message":"No site has this host."}' }]);
  expect((await ask('other.example', '/telemetry', { method: 'POST', body: '{}' })).status).toBe(421);
  expect(gateway.arrived).toEqual([]);
  for (const url of ['/livez', '/healthz', '/readyz']) expect((await ask('10.0.0.7:8080', url)).status).toBe(200);
  expect((await ask('10.0.0.7', '/livezoo')).status).toBe(421);
});

it('the host that a proxy forwards counts, and that of anybody else does not', async () => {
  await open(sites);
  const forwarded = { headers: { 'x-forwarded-host': 'staging.example' } };
  expect(await walletOf('site.example', forwarded)).toBe('1.0.0');
  expect(await walletOf('inner.example', forwarded)).toBe(421);
  await gateway.close();
  await open(sites, { proxies: 1 });
  expect(await walletOf('inner.example', forwarded)).toBe('1.1.0');
  expect(await walletOf('inner.example', { headers: { 'x-forwarded-host': 'site.example, staging.example' } })).toBe('1.1.0');
});

it('a site with a backend of its own asks that one', async () => {
  backend = createServer((_request, response) => response.end('{"from":"staging"}')).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  await open({ ...sites, staging: { ...sites.staging, backend: `http://127.0.0.1:${port}` } });
  expect((await ask('staging.example', '/api/app')).body).toBe('{"from":"staging"}');
  expect(gateway.arrived).toEqual([]);
  expect((await ask('site.example', '/api/app')).body).toBe('{"youAsked":"/api/app"}');
});

it('a change through the host of a site is one of that site, and its figures are its own', async () => {
  await open(sites);
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  const off = { change: { kind: 'switchOff', name: 'wallet' }, reason: 'test' };
  const made = await ask('staging.example', '/releases/changes', { method: 'POST', headers, body: JSON.stringify(off) });
  expect(made.status).toBe(200);
  const offOf = async (host: string) => JSON.parse((await ask(host, '/manifest.json')).body).remotes.wallet.off;
  expect([await offOf('staging.example'), await offOf('site.example')]).toEqual(['all', undefined]);
  const kindsOf = async (host: string) =>
    JSON.parse((await ask(host, '/releases/history?limit=9', { headers })).body).map(
      ({ change }: { change: { kind: string } }) => change.kind,
    );
  expect(await kindsOf('staging.example')).toEqual(['switchOff', 'promote']);
  expect(await kindsOf('site.example')).toEqual(['setPolicy', 'setPolicy', 'promote']);

  const event = { event: 'remoteFailed', remote: 'wallet', version: '1.1.0' };
  const beacon = { page: 'p', composition: 'c', events: [event] };
  const sent = await ask('staging.example', '/telemetry', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(beacon),
  });
  expect(sent.status).toBe(204);
  const failures = async (host: string) => {
    const { versions } = JSON.parse((await ask(host, '/releases/health?hours=1', { headers })).body);
    return versions.length;
  };
  expect([await failures('staging.example'), await failures('site.example')]).toEqual([1, 0]);
});

it('a signed request for one site is refused by another, also where its key may do the same', async () => {
  await open(sites);
  const own = await createKey();
  const both: Member = {
    kind: 'person',
    keys: [publicPart(own)],
    apps: { wallet: { rights: ['switchOff'] } },
    site: [],
    sites: { staging: { apps: { wallet: { rights: ['switchOff'] } }, site: [] } },
  };
  await setPolicy(registry, key, ({ members, apps }) => ({ members: { ...members, ana: both }, apps }));
  const body = JSON.stringify({ change: { kind: 'switchOff', name: 'wallet' }, reason: 'test' });
  const { registry: id } = await registry.trust();
  const send = async (host: string, without?: string) => {
    const url = 'http://staging.example/releases/changes';
    const signed = await signRequest({ method: 'POST', url, body: Buffer.from(body) }, { registry: id, key: own });
    const headers = Object.fromEntries(Object.entries(signed).filter(([name]) => name !== without));
    return ask(host, '/releases/changes', { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body });
  };
  const refused = (message: string) => ({ status: 401, body: JSON.stringify({ message }) });
  expect(await send('site.example')).toEqual(refused('The request is for staging.example, which is no host of this site.'));
  expect(await send('staging.example', 'parlour-host')).toEqual(
    refused('The request does not say for which host it is; upgrade the command that sent it.'),
  );
  expect((await send('staging.example')).status).toBe(200);
  expect((await registry.current())?.remotes['wallet']?.off).toBeUndefined();
});

it('a call of the release API may name another site at any host: rights and signatures are those of that site', async () => {
  await open(sites);
  const own = await createKey();
  const there: Member = {
    kind: 'person',
    keys: [publicPart(own)],
    apps: {},
    site: [],
    sites: { staging: { apps: { wallet: { rights: ['switchOff'] } }, site: [] } },
  };
  await setPolicy(registry, key, ({ members, apps }) => ({ members: { ...members, ana: there }, apps }));
  const body = JSON.stringify({ change: { kind: 'switchOff', name: 'wallet' }, reason: 'test' });
  const { registry: id } = await registry.trust();
  const send = async (host: string, query: string, sentQuery = query) => {
    const url = `http://${host}/releases/changes${query}`;
    const signed = await signRequest({ method: 'POST', url, body: Buffer.from(body) }, { registry: id, key: own });
    const headers = { ...signed, 'content-type': 'application/json' };
    return ask(host, `/releases/changes${sentQuery}`, { method: 'POST', headers, body });
  };
  expect((await send('site.example', '')).status).toBe(403);
  // Whoever holds a request for the default site makes none of it for the other.
  expect((await send('site.example', '', '?site=staging')).status).toBe(401);
  expect((await send('staging.example', '?site=default')).status).toBe(403);
  expect((await send('other.example', '?site=staging')).status).toBe(421);
  expect(await send('site.example', '?site=stagin')).toEqual({
    status: 400,
    body: '{"message":"There is no such site here; GET /releases/sites names those that there are."}',
  });
  expect((await send('site.example', '?site=staging')).status).toBe(200);
  expect((await registry.on('staging').current())?.remotes['wallet']?.off).toBe('all');
  expect((await registry.current())?.remotes['wallet']?.off).toBeUndefined();

  const headers = { authorization: `Bearer ${TOKEN}` };
  const listed = JSON.parse((await ask('site.example', '/releases/sites?site=staging', { headers })).body);
  expect(listed).toMatchObject([
    { name: 'default', hosts: ['site.example'], isThis: false },
    { name: 'staging', hosts: ['staging.example'], isThis: true },
  ]);
  expect((await ask('site.example', '/manifest.json?site=staging')).body).not.toContain('staging');
});

it('a gateway of some sites has nothing of the others', async () => {
  await open(sites, { sites: ['staging'] });
  expect(await walletOf('staging.example')).toBe('1.1.0');
  expect(await walletOf('site.example')).toBe(421);
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await ask('staging.example', '/releases/state?site=default', { headers })).status).toBe(400);
});

it.each(['', 'STAGING', '__proto__', 'constructor', 'staging&site=default', 'default&Site=staging', '%00', '../staging'])(
  'a call that names its site as %j is refused, and not answered about another',
  async (named) => {
    await open(sites);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const queries = [`?site=${named}`, '?SITE=staging', '?site[]=staging', '??site=staging'];
    const statuses = await Promise.all(
      queries.map(async (query) => [query, (await ask('site.example', `/releases/state${query}`, { headers })).status]),
    );
    expect(statuses).toEqual(queries.map((query) => [query, 400]));
  },
);

it('a request with two hosts is of no site', async () => {
  await open(sites);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(gateway.port, '127.0.0.1', () =>
      socket.write('GET /manifest.json HTTP/1.1\r\nHost: site.example\r\nHost: staging.example\r\nConnection: close\r\n\r\n'),
    );
    void text(socket).then(resolve);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 421 /);
});
