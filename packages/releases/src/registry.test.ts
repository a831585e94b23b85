import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promote, rollBack } from './operations';
import { openRegistry } from './registry';
import { fileStore } from './storage/files';
import type { Store } from './storage/store';
import { testBuild, testRemote, testShell } from './testRelease';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  store = fileStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const wallet = (version: string, letter = 'A') => testBuild(testRemote('wallet', version, ['/wallet'], { letter }));

async function opened(...versions: string[]) {
  const registry = openRegistry(store);
  await registry.publish(testBuild(testShell('1.0.0')));
  for (const version of versions) await registry.publish(wallet(version));
  await promote(registry, [{ name: 'shell', version: '1.0.0' }], 'shell');
  return registry;
}

const named = (version: string) => [{ name: 'wallet', version }];

it('stores a release with its compressed twins; the same one again changes nothing', async () => {
  const registry = openRegistry(store);
  await expect(registry.publish(wallet('1.0.0'))).resolves.toBe('published');
  await expect(registry.publish(wallet('1.0.0'))).resolves.toBe('known');
  expect(String(await store.read('assets/wallet/1.0.0/remoteEntry.js'))).toBe('let a');
  expect(String(await store.read('assets/wallet/1.0.0/remoteEntry.js.br'))).toBe('br');
  await expect(registry.versions('wallet')).resolves.toEqual(['1.0.0']);
});

it('refuses other files under a published version and keeps the first', async () => {
  const registry = openRegistry(store);
  await registry.publish(wallet('1.0.0'));
  await expect(registry.publish(wallet('1.0.0', 'B'))).rejects.toThrow('a version never changes');
  await expect(registry.release('wallet', '1.0.0')).resolves.toMatchObject({ entry: { integrity: `sha384-${'A'.repeat(64)}` } });
});

it('shows nothing of a release whose publishing was cut off, and lets it be published again', async () => {
  let writes = 0;
  const dying: Store = {
    ...store,
    create: async (key, value) => {
      writes += 1;
      if (writes > 1) throw new Error('cut off');
      return store.create(key, value);
    },
  };
  await expect(openRegistry(dying).publish(wallet('1.0.0'))).rejects.toThrow('cut off');
  const registry = await opened();
  await expect(registry.versions('wallet')).resolves.toEqual([]);
  await expect(promote(registry, named('1.0.0'), '')).rejects.toThrow('wallet 1.0.0 is not published (known: none)');
  await expect(registry.publish(wallet('1.0.0'))).resolves.toBe('published');
});

it('rolls a remote back to the version before, and everything to an earlier manifest', async () => {
  const registry = await opened('1.0.0', '1.1.0');
  await promote(registry, named('1.0.0'), 'first');
  const second = await promote(registry, named('1.1.0'), 'second');
  const back = await rollBack(registry, 'wallet', 'broken');
  expect(back.remotes['wallet']?.version).toBe('1.0.0');
  await expect(rollBack(registry, second.sequence, 'was fine')).resolves.toMatchObject({ composition: second.composition });
  await expect(rollBack(registry, 99, '')).rejects.toThrow('there is no manifest 99');
  await expect(rollBack(registry, 'lottery', '')).rejects.toThrow('lottery is not live');
  await expect(registry.history()).resolves.toEqual([1, 2, 3, 4, 5]);
});

it('goes two versions back when it is rolled back twice, and not further than the first', async () => {
  const registry = await opened('1.0.0', '1.1.0', '1.2.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await promote(registry, named(version), version);
  const versions = [];
  for (let step = 0; step < 2; step += 1) versions.push((await rollBack(registry, 'wallet', '')).remotes['wallet']?.version);
  expect(versions).toEqual(['1.1.0', '1.0.0']);
  await expect(rollBack(registry, 'wallet', '')).rejects.toThrow('wallet 1.0.0 is the first version that was ever live');
});

it('keeps the bytes of whoever published first', async () => {
  const registry = openRegistry(store);
  await registry.publish(wallet('1.0.0'));
  await rm(path.join(folder, 'releases'), { recursive: true });
  await expect(registry.publish(testBuild(testRemote('wallet', '1.0.0', ['/wallet']), 'let b'))).rejects.toThrow(
    'with other bytes',
  );
  expect(String(await store.read('assets/wallet/1.0.0/remoteEntry.js'))).toBe('let a');
});

it('refuses another card under a published version', async () => {
  const registry = openRegistry(store);
  await registry.publish(wallet('1.0.0'));
  await expect(registry.publish(testBuild(testRemote('wallet', '1.0.0', ['/money'])))).rejects.toThrow('a version never changes');
});

it('sees what is live however many ask at once', async () => {
  const one = await opened('1.0.0');
  const other = openRegistry(fileStore(folder));
  await other.current();
  await promote(one, named('1.0.0'), '');
  const seen = await Promise.all(Array.from({ length: 8 }, () => other.current()));
  expect(seen.map((manifest) => manifest?.sequence)).toEqual(Array.from({ length: 8 }, () => 2));
  await expect(other.current()).resolves.toMatchObject({ sequence: 2 });
});

it('sees a manifest that another process wrote', async () => {
  const one = await opened('1.0.0');
  const other = openRegistry(fileStore(folder));
  await other.current();
  await promote(one, named('1.0.0'), '');
  await expect(other.current()).resolves.toMatchObject({ sequence: 2, remotes: { wallet: { version: '1.0.0' } } });
});

it('loses no change when 50 writers promote at once', async () => {
  const registry = await opened();
  const names = Array.from({ length: 50 }, (_, index) => `remote-${String.fromCharCode(97 + (index % 26))}${index}`);
  await Promise.all(
    names.map(async (name) => {
      const own = openRegistry(fileStore(folder));
      await own.publish(
        testBuild(testRemote(name, '1.0.0', [`/${name.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`])),
      );
      await promote(own, [{ name, version: '1.0.0' }], name);
    }),
  );
  const live = await registry.current();
  expect(live?.sequence).toBe(51);
  expect(Object.keys(live?.remotes ?? {}).toSorted()).toEqual(names.toSorted());
}, 30_000);
