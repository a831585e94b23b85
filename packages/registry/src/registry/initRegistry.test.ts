import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey, publicPart, sign } from '@parlour/release-contract/signature';
import { initRegistry, readOnlineKey } from './initRegistry';
import { keyFile, readKey, readOrCreateKey } from '../trust/keys';
import { apply, registryCaller } from './operations';
import { signPolicy } from '../trust/policies';
import { openRegistry } from './registry';
import { fileStore } from '../storage/fileStore';
import { setPolicy, testRegistry, testShell } from '../testing/testRelease';
import type { Member } from '@parlour/release-contract/policy';
import { readTrust, writeRoot } from '../trust/trust';
import { faultsOf } from '../trust/verifyHistory';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'init-'))));
afterEach(() => rm(folder, { recursive: true }));

const keys = () => path.join(folder, 'keys');
const store = () => fileStore(path.join(folder, 'registry'));
const online = async () => {
  const key = await readKey(keyFile(keys(), 'registry'));
  if (key === undefined) throw new Error('no online key');
  return key;
};
const root = () => readOrCreateKey(keyFile(keys(), 'root'));

it('makes a registry with two keys, readable by their owner alone, and can be repeated', async () => {
  const registry = await initRegistry(store(), keys());
  const trust = await registry.trust();
  expect(trust).toMatchObject({ registry: (await root()).kid, version: 1 });
  expect((await online()).registry).toBe(trust.registry);
  await initRegistry(store(), keys());
  await expect(readTrust(store())).resolves.toMatchObject({ registry: trust.registry, version: 1 });
  await expect(initRegistry(store(), path.join(folder, 'others'))).rejects.toThrow('has a registry already');
});

it('sends nobody to init who has a registry and lost its online key', async () => {
  await initRegistry(store(), keys());
  const file = keyFile(keys(), 'registry');
  await rm(file);
  const advice = `there is no online key at ${file}; copy registry.json of a backup there, or make a new one with the root key: npm run release -- rotate online`;
  await expect(readOnlineKey(store(), keys())).rejects.toThrow(new Error(advice));
  await expect(initRegistry(store(), keys())).rejects.toThrow(advice);
  await expect(readOnlineKey(fileStore(path.join(folder, 'empty')), keys())).rejects.toThrow(
    'ops make one with: npm run release -- init',
  );
});

it('gives a registry from before there were root keys a root document, and its teams a policy', async () => {
  const key = await readOrCreateKey(keyFile(keys(), 'registry'));
  const team = await createKey();
  const body = { app: 'wallet', keys: [publicPart(team)], budget: 50_000 };
  const file = Buffer.from(JSON.stringify(await sign(body, key)));
  await store().write('teams/wallet.json', file);
  const before = await openRegistry(store(), key);
  expect((await before.head()).policy.members['wallet']?.keys).toEqual([publicPart(team)]);

  const registry = await initRegistry(store(), keys());
  expect((await registry.head()).policy).toMatchObject({
    members: { wallet: { keys: [publicPart(team)] } },
    apps: { wallet: { budget: 50_000 } },
  });
  // From now on the file of a team is ignored, even if an older one is restored.
  await store().write('teams/lobby.json', Buffer.from(JSON.stringify(await sign({ ...body, app: 'lobby' }, key))));
  expect(Object.keys((await registry.head()).policy.members)).toEqual(['wallet']);
});

it('keeps the policy that the one key of such a registry had signed', async () => {
  const key = await readOrCreateKey(keyFile(keys(), 'registry'));
  const before = await openRegistry(store(), key);
  const team = await createKey();
  const member: Member = { kind: 'team', keys: [publicPart(team)], apps: { wallet: { rights: ['publish'] } }, site: [] };
  await setPolicy(before, key, ({ apps }) => ({ members: { wallet: member }, apps }));
  expect(Object.keys((await before.head()).policy.members)).toEqual(['wallet']);

  const registry = await initRegistry(store(), keys());
  expect((await registry.head()).policy.members).toEqual({ wallet: member });
  await expect(faultsOf(store(), await registry.trust())).resolves.toEqual([]);
});

it('is not made over the history of another', async () => {
  await (await testRegistry(store())).release(testShell('1.0.0'));
  await expect(initRegistry(store(), keys())).rejects.toThrow('has a history already');
});

describe('whoever can write to the store and has no key', () => {
  it('cannot begin another registry under a gateway', async () => {
    await initRegistry(store(), keys());
    const own = await online();
    const eve = await createKey();
    await rm(path.join(folder, 'registry/trust'), { recursive: true });
    await expect(openRegistry(store(), own)).rejects.toThrow('this store is not that of the registry');
    await writeRoot(store(), { version: 1, root: [publicPart(eve)], online: [publicPart(own)] }, eve);
    await expect(openRegistry(store(), own)).rejects.toThrow(`the store belongs to the registry ${eve.kid}`);
  });

  it('cannot begin one under a gateway whose registry has no root document yet', async () => {
    const key = await readOrCreateKey(keyFile(keys(), 'registry'));
    const eve = await createKey();
    await writeRoot(store(), { version: 1, root: [publicPart(eve)], online: [publicPart(key)] }, eve);
    await expect(openRegistry(store(), key)).rejects.toThrow('does not say that it is of the registry');
  });

  it('cannot add a root document', async () => {
    await initRegistry(store(), keys());
    const own = await online();
    const eve = await createKey();
    await writeRoot(store(), { version: 2, root: [publicPart(eve)], online: [publicPart(own)] }, eve);
    await expect(openRegistry(store(), own)).rejects.toThrow('trust/00000002.json in the store is not signed by the root key');
  });
});

it('the root key replaces the online key; what the old one signed until then stays valid, and nothing later', async () => {
  const registry = await initRegistry(store(), keys());
  const [old, next] = [await online(), await createKey()];
  const trust = await registry.trust();
  const document = {
    version: 2,
    root: trust.rootKeys(1),
    online: [publicPart(next), { ...publicPart(old), lastSequence: 0 }],
  };
  await writeRoot(store(), { ...document, root: [...document.root] }, await root());
  await expect(openRegistry(store(), old)).rejects.toThrow(`${old.kid} is not a key that may sign what is live here`);
  const opened = await openRegistry(store(), { ...next, registry: trust.registry });
  await expect(opened.sign({ any: 'thing' })).resolves.toMatchObject({ signature: { key: next.kid } });
});

it('a gateway whose online key was replaced changes nothing more, and leaves nothing behind', async () => {
  const registry = await initRegistry(store(), keys());
  const trust = await registry.trust();
  const replaced = [publicPart(await createKey()), ...trust.online.map((old) => ({ ...old, lastSequence: 0 }))];
  const change = await signPolicy(0, trust, { members: {}, apps: { wallet: { budget: 1 } } }, await root());
  await writeRoot(store(), { version: 2, root: [...trust.rootKeys(1)], online: replaced }, await root());
  const again = await signPolicy(0, await registry.trust(), { members: {}, apps: { wallet: { budget: 1 } } }, await root());
  const by = { caller: registryCaller(), reason: 'x' };
  await expect(apply(registry, again, by)).rejects.toThrow('was replaced; restart this process with the new one');
  await expect(apply(registry, change, by)).rejects.toThrow('the policy names the root document 1, but 2 is in force');
  await expect(store().list('history')).resolves.toEqual([]);
});

it('a root key that was replaced signs nothing more; what it signed stays valid', async () => {
  const registry = await initRegistry(store(), keys());
  const trust = await registry.trust();
  const [old, next] = [await root(), await createKey()];
  const by = { caller: registryCaller(), reason: 'x' };
  await apply(registry, await signPolicy(0, trust, { members: {}, apps: { wallet: { budget: 1 } } }, old), by);
  await writeRoot(store(), { version: 2, root: [publicPart(next)], online: trust.online }, old);
  const ask = async (key: typeof next, version: number) =>
    apply(registry, await signPolicy(1, { ...trust, version }, { members: {}, apps: {} }, key), by);
  await expect(ask(old, 1)).rejects.toThrow('the policy names the root document 1, but 2 is in force');
  await expect(ask(old, 2)).rejects.toThrow(`the key ${old.kid} is of nobody here`);
  expect((await registry.head()).policy.apps).toEqual({ wallet: { budget: 1 } });
  await ask(next, 2);
  expect((await registry.head()).policy.apps).toEqual({});
});

it('an online key alone names nobody, and a registry is read without any private key', async () => {
  await initRegistry(store(), keys());
  const reader = await openRegistry(store());
  await expect(reader.current()).resolves.toBeUndefined();
  await expect(reader.sign({ any: 'thing' })).rejects.toThrow("this needs the registry's online key");
  await expect(openRegistry(fileStore(path.join(folder, 'empty')))).rejects.toThrow('there is no registry here');
  await expect(readFile(path.join(folder, 'empty'))).rejects.toThrow('ENOENT');
});
