import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey } from '@parlour/release-contract/signature';
import type { HistoryRecord } from '../registry/history';
import { initRegistry } from '../registry/initRegistry';
import { keyFile, readOrCreateKey } from './keys';
import { apply, registryCaller } from '../registry/operations';
import { signPolicy } from './policies';
import { openRegistry } from '../registry/registry';
import { replaceOnlineKey } from './replaceOnlineKey';
import { fileStore } from '../storage/fileStore';
import type { Store } from '../storage/store';
import { faultsOf } from './verifyHistory';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'replace-'))));
afterEach(() => rm(folder, { recursive: true }));

function signal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

it.each([
  ['makes', false],
  ['is just writing', true],
])('a change that a gateway %s while its online key is replaced stays valid', async (_does, isWriting) => {
  const store = fileStore(path.join(folder, 'registry'));
  const keys = path.join(folder, 'keys');
  const registry = await initRegistry(store, keys);
  const [online, root] = await Promise.all(['registry', 'root'].map((owner) => readOrCreateKey(keyFile(keys, owner))));
  if (online === undefined || root === undefined) throw new Error('there are no keys');
  const [writes, replaced] = [signal(), signal()];

  const gateway = await openRegistry(
    {
      ...store,
      create: async (key, value) => {
        writes.give();
        if (isWriting) await replaced.given;
        return store.create(key, value);
      },
    },
    online,
  );
  const change = await signPolicy(0, await gateway.trust(), { members: {}, apps: { wallet: { budget: 5 } } }, root);
  let made: Promise<HistoryRecord> | undefined;
  const beside: Store = {
    ...store,
    create: async (key, value) => {
      made ??= apply(gateway, change, { caller: registryCaller('ops'), reason: 'meanwhile' });
      await (isWriting ? writes.given : made);
      const isFirst = await store.create(key, value);
      replaced.give();
      return isFirst;
    },
  };

  const next = await createKey();
  await expect(replaceOnlineKey({ registry, store: beside }, next, root, { settleMs: 300 })).resolves.toBe(true);
  await expect(made).resolves.toMatchObject({ sequence: 1 });
  const opened = await openRegistry(store, { ...next, registry: root.kid });
  await expect(faultsOf(store, await opened.trust())).resolves.toEqual([]);
  expect((await opened.head()).policy.apps).toEqual({ wallet: { budget: 5 } });
});

it('the keys before sign nothing after the newest entry', async () => {
  const store = fileStore(path.join(folder, 'registry'));
  const keys = path.join(folder, 'keys');
  const registry = await initRegistry(store, keys);
  const root = await readOrCreateKey(keyFile(keys, 'root'));
  await replaceOnlineKey({ registry, store }, await createKey(), root, { settleMs: 0 });
  expect((await registry.trust()).online.map(({ lastSequence }) => lastSequence)).toEqual([undefined, 0]);
  expect((await registry.trust()).version).toBe(2);
});
