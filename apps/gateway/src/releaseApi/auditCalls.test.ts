import { entriesAfter } from '@parlour/registry';
import { createKey, publicPart } from '@parlour/release-contract/signature';
import { setPolicy } from '@parlour/registry/testing/testRelease';
import { signRequest } from '@parlour/registry/trust/signedRequests';
import { bearer, HOST, type OpenReleaseApi, openReleaseApi, promote } from '../testing/openReleaseApi';

let api: OpenReleaseApi;
beforeAll(async () => {
  api = await openReleaseApi();
});
afterAll(() => api.close());

const ask = async (path: string, key = createKey()) => {
  const url = `https://${HOST}/releases/${path}`;
  const { registry } = await api.registry.trust();
  const headers = await signRequest({ method: 'GET', url }, { registry, key: await key, now: () => new Date(api.clock.now) });
  return api.call('GET', path, undefined, headers);
};
const get = async (path: string) => (await api.call('GET', path, undefined, bearer)).json();

it('gives out the entries of the history as they are stored, some at a time, and none at the end', async () => {
  await api.call('POST', 'changes', { change: promote, reason: 'x' }, bearer);
  const stored = await entriesAfter(api.store, 0);
  const texts = stored.map(({ sequence, bytes }) => ({ sequence, document: String(bytes) }));
  expect(texts).toHaveLength(2);
  await expect(get('entries')).resolves.toEqual({ entries: texts });
  await expect(get('entries?after=1')).resolves.toEqual({ entries: texts.slice(1) });
  await expect(get('entries?after=2')).resolves.toEqual({ entries: [] });
  expect((await api.call('GET', 'entries?after=-1', undefined, bearer)).statusCode).toBe(400);
});

it('gives out signed documents, and says where there is none', async () => {
  const descriptor = String(await api.store.read('published/wallet/1.1.0.json'));
  await expect(get('documents/published/wallet/1.1.0.json')).resolves.toEqual({ document: descriptor });
  await expect(get('documents/published/wallet/9.9.9.json')).resolves.toEqual({ document: null });
});

it.each(['bills/wallet/1.0.0.json', 'nonces/1/x', 'uploads/meta/wallet/1.1.0.json', 'teams/wallet.json', 'trust/../bills', ''])(
  'gives out nothing else: %s',
  async (key) => {
    expect((await api.call('GET', `documents/${key}`, undefined, bearer)).statusCode).toBe(404);
  },
);

it('answers members alone, also one who may do nothing; that one can do nothing else', async () => {
  for (const path of ['entries', 'documents/trust/policy.json']) {
    expect((await api.call('GET', path)).statusCode).toBe(401);
    expect((await ask(path)).statusCode).toBe(401);
  }
  const key = await createKey();
  await setPolicy(api.registry, api.secret, ({ members, apps }) => ({
    members: { ...members, auditor: { kind: 'person', keys: [publicPart(key)], apps: {}, site: [] } },
    apps,
  }));
  const own = Promise.resolve(key);
  for (const path of ['entries', 'documents/trust/policy.json']) expect((await ask(path, own)).statusCode).toBe(200);
  const body = Buffer.from(JSON.stringify({ change: { kind: 'stop', name: 'wallet' }, reason: 'x' }));
  const { registry } = await api.registry.trust();
  const headers = await signRequest(
    { method: 'POST', url: `https://${HOST}/releases/changes`, body },
    { registry, key, now: () => new Date(api.clock.now) },
  );
  const answer = await api.app.inject({
    method: 'POST',
    url: '/releases/changes',
    headers: { host: HOST, ...headers, 'content-type': 'application/json' },
    payload: body,
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { message: 'auditor lacks the right "canary" or "promote" or "rollback" for wallet' },
  ]);
});
