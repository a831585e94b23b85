import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Proposal } from '@parlour/release-contract/api';
import { sign } from '@parlour/release-contract/signature';
import { setPolicy, TEST_SBOM, testRemote } from '@parlour/registry/testing/testRelease';
import { bearer, type OpenReleaseApi, openReleaseApi, promote } from '../testing/openReleaseApi';

const hash = createHash('sha256').update('of ana').digest('hex');

let api: OpenReleaseApi;
beforeAll(async () => {
  api = await openReleaseApi();
});
afterAll(() => api.close());

const right = { path: 'x.js', encoding: 'identity', size: 1_000_000, sha256: `${'A'.repeat(43)}=` };

it.each<[string, object, string]>([
  ['what is no SHA-256', { ...right, sha256: 'AAAA' }, 'sha256: is not a SHA-256 in base64'],
  ['a size below none', { ...right, size: -1 }, 'size'],
  ['an unknown encoding', { ...right, encoding: 'zip' }, 'encoding'],
  ['an upload that nobody began', right, 'nobody began to publish wallet 9.0.0'],
])('hands out no address for %s', async (_what, body, message) => {
  const answer = await api.call('POST', 'uploads/wallet/9.0.0/address', body, bearer);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ message: string }>().message).toContain(message);
});

it('hands out addresses to nobody who is not let in', async () => {
  expect((await api.call('POST', 'uploads/wallet/9.0.0/address', right)).statusCode).toBe(401);
});

describe('before the body of a file is read', () => {
  /** Begins to send a file of eight megabytes, and waits for the answer without sending more. */
  const begin = async (path: string, headers: Readonly<Record<string, string>>, length = 8_000_000) => {
    const { port } = api.app.server.address() as AddressInfo;
    const sending = request({
      host: '127.0.0.1',
      port,
      method: 'PUT',
      path: `/releases/${path}`,
      headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': length },
    });
    sending.on('error', () => undefined).write('x');
    return sending;
  };
  const statusOf = async (sending: ClientRequest) => {
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    sending.destroy();
    return answer.statusCode;
  };
  const file = 'uploads/wallet/9.0.0/files/a.js';
  beforeAll(() => api.app.listen({ port: 0, host: '127.0.0.1' }));

  it('whoever has no right, or names what no store has, is refused', async () => {
    expect(await statusOf(await begin(file, {}))).toBe(401);
    await setPolicy(api.registry, api.secret, ({ members, apps }) => ({
      members: { ...members, ana: { kind: 'person', keys: [], tokenHash: hash, apps: {}, site: [] } },
      apps,
    }));
    expect(await statusOf(await begin(file, { authorization: 'Bearer of ana' }))).toBe(403);
    for (const long of [`uploads/${'a'.repeat(300)}/9.0.0/files/a.js`, `uploads/wallet/9.0.0-${'a'.repeat(300)}/files/a.js`])
      expect(await statusOf(await begin(long, bearer))).toBe(400);
  });

  it('a file that is larger than it should be is refused', async () => {
    const one = testRemote('wallet', '9.1.0', ['/wallet']);
    const release = await sign(one, await api.keyOf('wallet'));
    expect((await api.call('POST', 'uploads', { release, sbom: TEST_SBOM }, bearer)).statusCode).toBe(200);
    for (const encoding of ['identity', 'br', 'gzip']) {
      const path = `uploads/wallet/9.1.0/files/remoteEntry.js?encoding=${encoding}`;
      expect(await statusOf(await begin(path, bearer))).toBe(400);
    }
    expect(await statusOf(await begin('uploads/wallet/9.1.0/files/other.js', bearer))).toBe(400);
  });

  it('of one caller two are received at once, others wait, and the turns of those who left are free again', async () => {
    const size = testRemote('wallet', '9.1.0', ['/wallet']).files[0]?.size;
    const path = 'uploads/wallet/9.1.0/files/remoteEntry.js';
    api.asked.length = 0;
    const received = () => api.asked.filter((key) => key.startsWith('uploads/meta/')).length;
    const held = await Promise.all(Array.from({ length: 6 }, () => begin(path, bearer, size)));
    while (received() < 2) await new Promise(setImmediate);
    let isAnswered = false;
    const complete = api.call('POST', 'uploads/wallet/9.1.0/complete', {}, bearer).finally(() => (isAnswered = true));
    for (let turn = 0; turn < 20; turn += 1) await api.call('GET', 'state', undefined, bearer);
    expect([isAnswered, received()]).toEqual([false, 2]);
    for (const sending of held) sending.destroy();
    expect((await complete).statusCode).toBe(400);
  });
});

const long = 'a'.repeat(300);
it.each<[string, 'GET' | 'POST', string, object | undefined]>([
  ['a version', 'POST', `uploads/wallet/1.0.0-${long}/complete`, {}],
  ['a name', 'POST', `uploads/${long}/1.0.0/complete`, {}],
  ['a version with signs of others', 'POST', `uploads/wallet/1.0.0-${encodeURIComponent('中'.repeat(100))}/complete`, {}],
  ['a version, for its address', 'POST', `uploads/wallet/1.0.0-${long}/address`, right],
  [
    'a release',
    'POST',
    'changes',
    { change: { ...promote, releases: [{ name: 'wallet', version: `1.0.0-${long}` }] }, reason: 'x' },
  ],
  ['an app', 'POST', 'changes', { change: { ...promote, releases: [{ name: long, version: '1.0.0' }] }, reason: 'x' }],
  ['a remote to roll back', 'POST', 'changes', { change: { kind: 'rollBack', name: long }, reason: 'x' }],
  ['a path to switch off', 'POST', 'changes', { change: { kind: 'switchOff', name: 'wallet', paths: [long] }, reason: 'x' }],
  ['a reason', 'POST', 'changes', { change: promote, reason: 'x'.repeat(301) }],
  ['a name of somebody', 'POST', 'changes', { change: promote, reason: 'x', by: long }],
  ['a remote of a preview', 'POST', 'previews', { overrides: { [long]: 'https://x.example' }, hours: 1 }],
  ['a canary of a replay', 'POST', 'replays', { sequence: 1, canaries: [long], hours: 1 }],
  ['a file of a stack', 'POST', 'places', { frames: [{ file: `wallet/1.0.0/${long}.js`, line: 1, column: 1 }] }],
  ['an app of errors', 'GET', `errors?app=${long}`, undefined],
  ['a number of the history', 'GET', `history?before=${'9'.repeat(300)}`, undefined],
])('refuses what is too long with a sentence: %s', async (_what, method, path, body) => {
  const answer = await api.call(method, path, body, bearer);
  expect([answer.statusCode, answer.json<{ message: string }>().message.length > 10]).toEqual([400, true]);
});

it.each([
  `history/${'9'.repeat(300)}`,
  `documents/published/wallet/1.0.0-${long}.json`,
  `documents/published/${long}/1.0.0.json`,
])('has nothing at %s', async (path) => {
  const answer = await api.call('GET', path, undefined, bearer);
  expect([200, 404]).toContain(answer.statusCode);
});

it('says of a plan with what is too long that it is not published', async () => {
  const releases = [{ name: 'wallet', version: `1.0.0-${long}` }];
  const answer = await api.call('POST', 'plan', { change: { ...promote, releases } }, bearer);
  expect(answer.json<Proposal>()).toMatchObject({
    isAllowed: false,
    checks: [{ found: [expect.stringContaining('is not published')] }],
  });
});
