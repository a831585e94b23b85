import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileStore, readOrCreateKey, keyFile } from '@parlour/registry';
import type { State } from '@parlour/release-contract/api';
import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import { errorEvent } from './testing/errorEvent';
import { type RunningGateway, runGateway } from './testing/runGateway';
import { type TestRegistry, testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';

const TOKEN = 'token-that-must-not-be-logged';

let folder: string;
let upstream: Server;
let gateway: RunningGateway;
let site: TestRegistry;

/** Starts the gateway as a separate process with the most verbose log. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'process-'));
  site = await testRegistry(
    fileStore(path.join(folder, 'registry')),
    await readOrCreateKey(keyFile(path.join(folder, 'keys'), 'registry')),
  );
  await site
    .release(testShell('1.0.0', '1.2.0', '__MANIFEST__'), testRemote('wallet', '1.0.0', ['/wallet']))
    .catch(() => undefined);
  await site.publish(testShell('1.1.0', '1.2.0', 'document'), 'document');
  await site.promote({ name: 'shell', version: '1.1.0' }, { name: 'wallet', version: '1.0.0' });
  await site.publish(testRemote('wallet', '1.1.0', ['/wallet']));
  upstream = createServer((_request, response) => response.end('{}'));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  gateway = await runGateway(folder, { API_ORIGIN: `http://127.0.0.1:${port}`, CONSOLE_TOKEN: TOKEN, LOG_LEVEL: 'trace' });
});

afterAll(async () => {
  await gateway.stop();
  await new Promise((resolve) => upstream.close(resolve));
  await rm(folder, { recursive: true });
});

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(gateway.url + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const tell = (page: string, ...events: readonly TelemetryEvent[]) =>
  post('/telemetry', { page, composition: 'c-123456', events });
const authorization = `Bearer ${TOKEN}`;
const loaded = (version: string): TelemetryEvent => ({
  event: 'screenLoaded',
  remote: 'wallet',
  version,
  screen: 'deposit',
  ms: 120,
});

it('logs neither tokens nor cookies nor preview tokens nor anything of a player', async () => {
  await post('/releases/session', { token: 'wrong-token-secret', by: 'ana' }, { origin: gateway.url });
  const login = await post('/releases/session', { token: TOKEN, by: 'ana' }, { origin: gateway.url });
  expect(login.status).toBe(204);
  const cookie = String(login.headers.get('set-cookie')).split(';')[0] ?? '';
  expect((await fetch(`${gateway.url}/releases/state`, { headers: { cookie } })).status).toBe(200);
  const made = await post('/releases/previews', { rings: ['staff'], hours: 1 }, { authorization });
  const { preview } = (await made.json()) as { preview: string };
  await fetch(`${gateway.url}/?preview=${preview}`);
  await fetch(`${gateway.url}/api/user?token=query-secret`, { headers: { authorization: 'Bearer player-secret' } });
  await fetch(`${gateway.url}/nowhere?phone=13800138000`);
  await tell('page-secret', {
    event: 'remoteFailed',
    remote: 'wallet',
    version: '1.0.0',
    error: 'TypeError: no card of Zhang San',
  });
  const message = 'no card 6222020200112233 of 林澜';
  await tell('page-secret', { ...errorEvent, shell: '1.1.0', message });
  await post('/telemetry', { page: 'page-secret', events: 'nonsense-secret' });
  // The last file to be written, so everything before it has arrived.
  await fetch(`${gateway.url}/healthz`);
  while (!gateway.log().includes('"path":"/healthz"')) await after(20);
  expect(gateway.log()).toContain('"path":"/releases/session"');
  const place = '"at":"wallet/1.0.0/a.js:1:2","screen":"/wallet","browser":"other"';
  expect(gateway.log()).toContain(`"release":"wallet@1.0.0","kind":"error","error":"TypeError: no card … of …",${place}`);
  for (const secret of [
    TOKEN,
    'secret',
    cookie.slice(20),
    preview.slice(0, 20),
    '13800138000',
    // Matched as a whole word, because any timestamp may contain four digits.
    '6222020200112233',
    'Zhang',
    '林',
    'remoteAddress',
  ]) {
    expect(gateway.log()).not.toContain(secret);
  }
});

it('takes a canary back within seconds of pages telling that it fails, and shows it to whoever listens', async () => {
  const stop = new AbortController();
  const events = await fetch(`${gateway.url}/releases/events`, { headers: { authorization }, signal: stop.signal });
  const promoted = await post(
    '/releases/changes',
    {
      change: { kind: 'promote', releases: [{ name: 'wallet', version: '1.1.0' }], to: { kind: 'share', share: 1_000 } },
      reason: 'new receipt',
    },
    { authorization },
  );
  expect(promoted.status).toBe(200);
  await after(1_100);
  for (let page = 0; page < 200; page += 1) {
    const isCanary = page % 10 === 0;
    const event: TelemetryEvent =
      isCanary && page % 40 === 0
        ? { event: 'remoteFailed', remote: 'wallet', version: '1.1.0' }
        : loaded(isCanary ? '1.1.0' : '1.0.0');
    expect((await tell(`p${page}`, event)).status).toBe(204);
  }
  let state: State | undefined;
  for (;;) {
    state = (await (await fetch(`${gateway.url}/releases/state`, { headers: { authorization } })).json()) as State;
    // The history is read separately from the manifest and may be newer.
    if (state.history[0]?.by === 'guardrail' && state.manifest.remotes['wallet']?.canary === undefined) break;
    await after(100);
  }
  expect(state?.history[0]).toMatchObject({ by: 'guardrail', change: { kind: 'stop', name: 'wallet' } });
  // How much of it has come in when it is enough is a matter of milliseconds.
  expect(state?.history[0]?.reason).toMatch(
    /^wallet 1\.1\.0: [2-5] of \d{1,2} loads failed \(\d\d\.\d\d %\); 1\.0\.0: 0 of \d+ /,
  );
  expect(state?.manifest.remotes['wallet']?.canary).toBeUndefined();
  const reader = events.body?.getReader();
  let told = '';
  while (!told.includes(`data: ${state?.manifest.sequence}`)) told += new TextDecoder().decode((await reader?.read())?.value);
  stop.abort();
});

it('stores the telemetry when it is stopped', async () => {
  await expect(gateway.stop()).resolves.toBe(0);
  const store = fileStore(path.join(folder, 'registry'));
  // There are two files if an hour ended during the test.
  const hours = await store.list('telemetry');
  const names = (
    await Promise.all(hours.map(async (hour) => (await store.list(`telemetry/${hour}`)).map((name) => `${hour}/${name}`)))
  ).flat();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, 'registry/telemetry', name), 'utf8')));
  expect(texts.join('')).toContain('wallet@1.1.0');
});

it('says which variable names an address that this machine does not have', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'apps/gateway/src/main.ts'], {
    cwd: path.resolve(__dirname, '../../..'),
    env: { ...process.env, DATA_DIR: folder, API_ORIGIN: 'http://127.0.0.1:1', HOST: '192.0.2.1', PORT: '0' },
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([1, 'HOST="192.0.2.1" is no address of this machine']);
});
