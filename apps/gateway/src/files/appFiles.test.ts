import path from 'node:path';
import type { LocalizedText } from '@parlour/platform/remoteConfig';
import { apply, unregisteringWorker, fileStore, readOrCreateKey, keyFile, openRegistry, registryCaller } from '@parlour/registry';
import type { Change } from '@parlour/release-contract/change';
import { type TestRegistry, testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import { openGateway, type OpenGateway } from '../testing/openGateway';

let gateway: OpenGateway;

beforeEach(async () => {
  gateway = await openGateway();
});
afterEach(() => gateway.close());

const storeOf = () => fileStore(path.join(gateway.folder, 'registry'));
const key = () => readOrCreateKey(keyFile(path.join(gateway.folder, 'keys'), 'registry'));
const ask = (name: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`http://127.0.0.1:${gateway.port}/${name}`, { headers });
const workerNow = async () => (await ask('service-worker.js')).text();
const change = async (requested: Change) =>
  apply(await openRegistry(storeOf(), await key()), requested, { caller: registryCaller(), reason: 'test' });

let made: TestRegistry | undefined;
beforeEach(() => (made = undefined));

/** Publishes a live shell with a service worker; all of one team. */
async function releaseShell(version: string): Promise<void> {
  made ??= await testRegistry(storeOf(), await key());
  const { publish, promote } = made;
  await publish(testShell(version));
  await storeOf().write(`assets/shell/${version}/service-worker.js`, Buffer.from(`let worker = '${version}';`));
  await storeOf().write(`assets/shell/${version}/app.webmanifest`, Buffer.from(`{"name":"${version}"}`));
  await promote({ name: 'shell', version });
}

it('serves the worker of the live shell, and that of the one before when it is rolled back', async () => {
  await releaseShell('1.1.0');
  expect(await workerNow()).toBe("let worker = '1.1.0';");
  await releaseShell('1.2.0');
  expect(await workerNow()).toBe("let worker = '1.2.0';");
  await change({ kind: 'rollBack', name: 'shell' });
  expect(await workerNow()).toBe("let worker = '1.1.0';");
});

it('serves one that takes it away while it is switched off, and where the live shell has none', async () => {
  expect(await workerNow()).toBe(unregisteringWorker);
  await releaseShell('1.1.0');
  await change({ kind: 'switchWorker', to: 'off' });
  expect(await workerNow()).toBe(unregisteringWorker);
  await releaseShell('1.2.0');
  expect(await workerNow()).toBe(unregisteringWorker);
  await change({ kind: 'switchWorker', to: 'on' });
  expect(await workerNow()).toBe("let worker = '1.2.0';");
});

it('lets no browser keep the worker unasked, and the worker load nothing but from here', async () => {
  const { headers } = await ask('service-worker.js');
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; connect-src 'self';/),
    'x-content-type-options': 'nosniff',
  });
  const known = { 'if-none-match': `"of before", ${headers.get('etag')}` };
  expect((await ask('service-worker.js', known)).status).toBe(304);
  await releaseShell('1.1.0');
  expect((await ask('service-worker.js', known)).status).toBe(200);
});

it('tells a phone what to install, when the live shell says it', async () => {
  expect((await ask('app.webmanifest')).status).toBe(404);
  await releaseShell('1.1.0');
  const answer = await ask('app.webmanifest');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(await answer.json()).toEqual({ name: '1.1.0' });
});

it('names the screens that a phone opens at once, as the live remotes do', async () => {
  await releaseShell('1.1.0');
  const at = (order: number, to: string, label: LocalizedText) => ({ place: 'shortcut' as const, order, to, label });
  const wallet = {
    ...testRemote('wallet', '1.1.0', ['/recharge']),
    nav: [at(20, '/recharge', { default: 'Recharge', zh: '充值' })],
  };
  const records = { ...testRemote('records', '1.1.0', ['/bets']), nav: [at(10, '/bets', 'Bets')] };
  for (const remote of [wallet, records]) {
    await made?.publish(remote);
    await made?.promote(remote);
  }
  expect(await (await ask('app.webmanifest')).json()).toEqual({
    name: '1.1.0',
    shortcuts: [
      { name: 'Bets', url: '/#/bets' },
      { name: '充值 Recharge', url: '/#/recharge' },
    ],
  });
  await change({ kind: 'switchOff', name: 'records' });
  expect(await (await ask('app.webmanifest')).json()).toMatchObject({ shortcuts: [{ url: '/#/recharge' }] });
});

it('gives the licences of what others wrote, of each release that a player may get', async () => {
  await releaseShell('1.1.0');
  for (const version of ['1.1.0', '1.2.0']) await made?.release(testRemote('wallet', version, ['/recharge']));
  for (const [release, text] of [
    ['shell/1.1.0', 'react\n'],
    ['wallet/1.2.0', 'big.js\n'],
  ] as const)
    await storeOf().write(`assets/${release}/third-party.txt`, Buffer.from(text));
  await change({ kind: 'switchOff', name: 'wallet', paths: ['/recharge'] });
  const answer = await ask('third-party.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(`shell@1.1.0\n${'='.repeat(80)}\n\nreact\n\n\nwallet@1.2.0\n${'='.repeat(80)}\n\nbig.js\n`);
});

it('serves no worker that keeps anything while the site is being written', async () => {
  await releaseShell('1.1.0');
  const folder = gateway.folder;
  const development = await openGateway({ isDevelopment: true, dataDir: folder, keysDir: path.join(folder, 'keys') });
  const answer = await fetch(`http://127.0.0.1:${development.port}/service-worker.js`);
  expect(await answer.text()).toBe(unregisteringWorker);
  await development.close();
});
