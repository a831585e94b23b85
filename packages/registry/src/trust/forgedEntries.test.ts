import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey, type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import { forgedEntries, forgedRoots } from './forgedEntries';
import { historyKey } from '../registry/history';
import { initRegistry } from '../registry/initRegistry';
import { keyFile, readOrCreateKey } from './keys';
import { apply } from '../registry/operations';
import { signPolicy } from './policies';
import { openRegistry } from '../registry/registry';
import { replaceOnlineKey } from './replaceOnlineKey';
import { historyOf, stateOf } from '../registry/state';
import { fileStore } from '../storage/fileStore';
import type { Store } from '../storage/store';
import { author, promotion, testFolderForEach, wallet } from '../testing/testFolder';
import { readTrust, writeRoot } from './trust';

const setup = testFolderForEach();

/** An entry at a number, as whoever has the online key could sign it. */
async function forgeEntry(store: Store, after: number, sequence: number, secret: PrivateKey): Promise<void> {
  const { signature: _signature, ...record } = JSON.parse(String(await store.read(historyKey(after))));
  const { manifest } = record as { manifest?: object };
  const entry = { ...record, sequence, ...(manifest && { manifest: { ...manifest, sequence } }) };
  await store.write(historyKey(sequence), Buffer.from(JSON.stringify(await sign(entry, secret))));
}

/** Forged files that somebody with write access to the store could leave in a history; they must not keep a reader busy. */
const left: readonly [what: string, leave: () => Promise<void>][] = [
  ['a forged entry of the last number', () => setup().store.write(historyKey(99_999_999), Buffer.from('{}'))],
  ['an entry of a number that cannot be', () => setup().store.write('history/9007199254740991.json', Buffer.from('{}'))],
  ['no entry at all', () => setup().store.write('history/readme', Buffer.from('hello'))],
  ['an entry of the last number, signed', () => forgeEntry(setup().store, 2, 99_999_999, setup().secret)],
  [
    'two hundred forged entries',
    async () => {
      const numbers = Array.from({ length: 200 }, (_, nth) => 1_000_000 + nth);
      await Promise.all(numbers.map((sequence) => setup().store.write(historyKey(sequence), Buffer.from('{}'))));
    },
  ],
];

it.each(left)('%s costs a command a few requests to the store, and no walk', async (_what, leave) => {
  const { store, secret } = setup();
  await setup().released('1.0.0');
  await setup().publish(wallet('1.1.0'));
  await leave();
  let requests = 0;
  const counted: Store = {
    ...store,
    read: (key) => ((requests += 1), store.read(key)),
    list: (...below) => ((requests += 1), store.list(...below)),
  };
  const registry = await openRegistry(counted, secret);
  await stateOf(registry);
  await historyOf(registry, { limit: 100 });
  await registry.index();
  expect(requests).toBeLessThan(600);
  // Entries of the online key are valid until another key replaces it.
  const isSigned = (await registry.head()).sequence === 99_999_999;
  if (isSigned) return;
  await expect(apply(registry, promotion('1.1.0'), author)).resolves.toMatchObject({ sequence: 3 });
});

it('older entries are listed in the place of those that are missing', async () => {
  const registry = await setup().released('1.0.0', '1.1.0', '1.2.0');
  await setup().store.remove(historyKey(3));
  const reopened = await setup().reopen();
  expect((await historyOf(reopened, { limit: 2 })).map(({ sequence }) => sequence)).toEqual([4, 2]);
  expect((await registry.head()).sequence).toBe(4);
});

describe('of a registry with a root key', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'forged-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const open = async () => {
    const store = fileStore(path.join(folder, 'registry'));
    const registry = await initRegistry(store, path.join(folder, 'keys'), (policy) => policy);
    const [root, online] = await Promise.all(
      ['root', 'registry'].map((owner) => readOrCreateKey(keyFile(path.join(folder, 'keys'), owner))),
    );
    if (root === undefined || online === undefined) throw new Error('there are no keys');
    const members = async (budget: number) => {
      const { policyAt } = await registry.head();
      const change = await signPolicy(policyAt, await registry.trust(), { members: {}, apps: { wallet: { budget } } }, root);
      return apply(registry, change, author);
    };
    for (const budget of [1, 2, 3]) await members(budget);
    return { store, registry, root, online };
  };

  it('nothing that the stolen key signed after the last entry that counts is believed, and it can be taken out', async () => {
    const { store, registry, root, online } = await open();
    for (const sequence of [4, 99_999_999]) await forgeEntry(store, 3, sequence, online);
    const misled = await openRegistry(store, online);
    expect((await misled.head()).sequence).toBe(99_999_999);
    const next = await createKey();
    await expect(replaceOnlineKey({ registry: misled, store }, next, root, { settleMs: 0 })).rejects.toThrow('--last');
    await expect(replaceOnlineKey({ registry: misled, store }, next, root, { last: 7 })).rejects.toThrow('no entry 7');
    await expect(replaceOnlineKey({ registry: misled, store }, next, root, { last: 2 })).resolves.toBe(true);
    const after = await openRegistry(store, { ...next, registry: root.kid });
    expect((await after.head()).sequence).toBe(2);
    await expect(forgedEntries(store, after)).resolves.toEqual({
      after: [3, 4, 99_999_999].map(historyKey),
      damaged: [],
    });
    expect((await registry.trust()).online.map(({ lastSequence }) => lastSequence)).toEqual([undefined, 2]);
  });

  it('a second replacement can end what the first one let stand', async () => {
    const { store, registry, root, online } = await open();
    await forgeEntry(store, 3, 4, online);
    const [second, third] = [await createKey(), await createKey()];
    await replaceOnlineKey({ registry, store }, second, root, { settleMs: 0 });
    expect((await registry.trust()).online.map(({ lastSequence }) => lastSequence)).toEqual([undefined, 4]);
    const reopened = await openRegistry(store, { ...second, registry: root.kid });
    await replaceOnlineKey({ registry: reopened, store }, third, root, { last: 3 });
    expect((await registry.trust()).online.map(({ lastSequence }) => lastSequence)).toEqual([undefined, 3, 3]);
  });

  it.each<[string, (store: Store, root: PrivateKey, eve: PrivateKey) => Promise<unknown>]>([
    [
      'of a stranger',
      (store, _root, eve) => writeRoot(store, { version: 2, root: [publicPart(eve)], online: [publicPart(eve)] }, eve),
    ],
    ['that is half', (store) => store.write('trust/00000002.json', Buffer.from('{"version":2'))],
    [
      'of before, under the next number',
      async (store) => store.write('trust/00000002.json', (await store.read('trust/00000001.json')) ?? Buffer.alloc(0)),
    ],
    ['that follows none', (store) => store.write('trust/00000007.json', Buffer.from('{}'))],
  ])('a root document %s can be taken out, and the registry opens', async (_what, leave) => {
    const { store, root, online } = await open();
    await expect(forgedRoots(store)).resolves.toEqual([]);
    await leave(store, root, await createKey());
    const forged = await forgedRoots(store);
    expect(forged).toHaveLength(1);
    for (const key of forged) await store.remove(key);
    await expect(readTrust(store)).resolves.toMatchObject({ version: 1 });
    expect((await (await openRegistry(store, online)).head()).sequence).toBe(3);
  });

  it('a root document of a later format is not forged, nor is what comes after it', async () => {
    const { store, root } = await open();
    const later = await sign({ format: 2, version: 2, keys: [] }, root);
    await store.write('trust/00000002.json', Buffer.from(JSON.stringify(later)));
    await store.write('trust/00000003.json', Buffer.from('{}'));
    await expect(forgedRoots(store)).resolves.toEqual([]);
  });
});
