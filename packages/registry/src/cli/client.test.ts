import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppState } from '@parlour/release-contract/api';
import { createKey } from '@parlour/release-contract/signature';
import { testBuild, testRemote } from '../testing/testRelease';
import { openClient, type ReleaseClient } from './client';

const app = (name: string, live: string): AppState => ({
  name,
  kind: 'remote',
  live,
  releases: [{ version: '1.0.0', builtAt: '', revision: '', key: '', files: 1, brotli: 1 }],
});
const live = [app('wallet', '1.0.0')];
const published = [...live, app('bingo', '')];
const current = { apps: published, state: { manifest: { sequence: 1 }, apps: published } };

let server: Server;
afterEach(() => new Promise((closed) => server.close(closed)));

/** A client of a site that answers these calls, and all others with 404. */
async function clientOf(calls: Readonly<Record<string, unknown>>): Promise<ReleaseClient> {
  const answers: Readonly<Record<string, unknown>> = { registry: { registry: 'r' }, ...calls };
  server = createServer(({ url = '' }, response) => {
    const answer = answers[url.replace('/releases/', '')];
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(JSON.stringify(answer ?? { message: 'There is no such call.' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return openClient({ site: `http://127.0.0.1:${port}`, key: JSON.stringify(await createKey()) });
}

it.each<[string, Readonly<Record<string, unknown>>, string | undefined]>([
  ['of this version', current, '1.0.0'],
  ['at which nothing is live', { apps: published }, '1.0.0'],
  ['of an earlier version, which names only what is live', { state: { ...current.state, apps: live } }, undefined],
  ['of an earlier version, at which nothing is live', {}, undefined],
])('asks a gateway %s for the latest version of an app that was never live', async (_which, calls, latest) => {
  const client = await clientOf(calls);
  await expect(client.latest('bingo')).resolves.toBe(latest);
  await expect(client.latest('wallet')).resolves.toBe('state' in calls || 'apps' in calls ? '1.0.0' : undefined);
});

it.each<[string, object | undefined, string | undefined]>([
  ['the key that signed it first', { document: JSON.stringify({ signature: { key: 'the old key' } }) }, 'the old key'],
  ['the key in hand where an earlier gateway does not tell', undefined, undefined],
])('names, of a release that a site knew already, %s', async (_whose, answer, signer) => {
  const build = testBuild(testRemote('bingo', '1.0.0', ['/bingo']));
  const client = await clientOf({
    uploads: { missing: [] },
    'uploads/bingo/1.0.0/complete': { outcome: 'known' },
    'documents/published/bingo/1.0.0.json': answer,
  });
  const key = await createKey();
  await expect(client.publish(build, key, () => undefined)).resolves.toEqual({ outcome: 'known', signer: signer ?? key.kid });
});

it('has no state where nothing is live, as in a store', async () => {
  await expect((await clientOf({})).state()).resolves.toBeUndefined();
});

it('asks for the errors of an app, and leaves out those of others where an earlier gateway gives all', async () => {
  const group = (name: string) => ({ app: name, releases: [], screens: {} });
  const client = await clientOf({ 'errors?hours=24&app=bingo': { groups: [group('wallet'), group('bingo')], total: 2 } });
  await expect(client.errors(24, { app: 'bingo' })).resolves.toMatchObject({ groups: [group('bingo')], total: 1 });
});
