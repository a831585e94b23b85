import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { apply } from './operations';
import type { Registry } from './registry';
import { collectGarbage, planRetention } from './retention';
import { fileStore } from '../storage/fileStore';
import type { Store } from '../storage/store';
import { author, promotion } from '../testing/testFolder';
import { setPolicy, testEntry, type TestRegistry, testRegistry, testRemote, testShell } from '../testing/testRelease';

const HOUR = 3_600_000;

let folder: string;
let store: Store;
let made: TestRegistry;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'retention-'));
  store = fileStore(folder);
  made = await testRegistry(store);
  await made.release(testShell('1.0.0'));
  for (let minor = 0; minor <= 10; minor += 1) await made.release(wallet(`1.${minor}.0`));
});
afterEach(() => rm(folder, { recursive: true }));

const wallet = (version: string) => testRemote('wallet', version, ['/wallet']);
const later = Date.now() + 100 * HOUR;
const rules = { retainMs: 48 * HOUR, retainManifests: 1, lastSeen: new Map<string, number>(), now: later, settleMs: 0 };

const removedOf = async (own: Partial<typeof rules>) =>
  (await planRetention(made.registry, { ...rules, ...own })).removed.map(({ version }) => version).toSorted();

/** A registry that runs a callback when the first files are about to be removed. */
const beforeFirstRemoval = (happen: () => Promise<unknown>): Registry => {
  let happened: Promise<unknown> | undefined;
  const removeFiles: Registry['removeFiles'] = async (release) => {
    await (happened ??= happen());
    await made.registry.removeFiles(release);
  };
  return { ...made.registry, removeFiles };
};

it('keeps what is live, and what stands by for it', async () => {
  const removed = await removedOf({});
  expect(removed).toHaveLength(9);
  expect(removed).not.toContain('1.10.0');
  expect(removed).not.toContain('1.9.0');
});

it('keeps the targets of a roll back', async () => {
  await expect(removedOf({ retainManifests: 3 })).resolves.toEqual(
    ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0'].toSorted(),
  );
});

it('keeps what a page still has, and what was live a moment ago', async () => {
  await expect(removedOf({ lastSeen: new Map([['wallet@1.0.0', later - HOUR]]) })).resolves.not.toContain('1.0.0');
  await expect(removedOf({ lastSeen: new Map([['wallet@1.0.0', later - 50 * HOUR]]) })).resolves.toContain('1.0.0');
  await expect(removedOf({ now: Date.now() + HOUR })).resolves.toEqual([]);
});

it('removes the files and nothing else: the release can be published again and its version never changes', async () => {
  await collectGarbage(made.registry, rules);
  await expect(store.read('assets/wallet/1.0.0/remoteEntry.js')).resolves.toBeUndefined();
  await expect(store.read('assets/wallet/1.0.0/remoteEntry.js.br')).resolves.toBeUndefined();
  expect(String(await store.read('assets/wallet/1.10.0/remoteEntry.js'))).toBe(testEntry(wallet('1.10.0')));
  await expect(made.promote(wallet('1.0.0'))).rejects.toThrow('remoteEntry.js is missing');
  await expect(made.publish(testRemote('wallet', '1.0.0', ['/wallet'], { bytes: 'let b' }), 'let b')).rejects.toThrow(
    'a version never changes',
  );
  await made.publish(wallet('1.0.0'));
  await expect(made.promote(wallet('1.0.0'))).resolves.toMatchObject({ manifest: { remotes: { wallet: { version: '1.0.0' } } } });
});

it('keeps what was published a moment ago, also again and whenever it was built', async () => {
  const soon = { ...rules, now: Date.now() + HOUR };
  const ancient = { ...wallet('1.20.0'), builtAt: '2020-01-01T00:00:00.000Z' };
  const removed = { name: 'wallet', version: '1.20.0' };
  await made.publish(ancient);
  expect((await collectGarbage(made.registry, soon)).removed).not.toContainEqual(removed);
  expect((await collectGarbage(made.registry, rules)).removed).toContainEqual(removed);
  await expect(made.publish(ancient)).resolves.toBe('known');
  expect((await collectGarbage(made.registry, soon)).removed).not.toContainEqual(removed);
  await made.publish({ ...wallet('1.21.0'), builtAt: '3000-01-01T00:00:00.000Z' });
  expect((await collectGarbage(made.registry, rules)).removed).toContainEqual({ name: 'wallet', version: '1.21.0' });
});

it('keeps releases that wait for a second person, as long as they wait', async () => {
  await made.publish(wallet('1.30.0'));
  await setPolicy(made.registry, made.secret, ({ members, apps }) => ({
    members,
    apps: { ...apps, wallet: { ...apps['wallet'], approvalAbove: 500 } },
  }));
  await apply(made.registry, promotion('1.30.0'), author);
  const whyAfter = async (hours: number) => {
    const { retained } = await planRetention(made.registry, { ...rules, retainMs: 0, now: Date.now() + hours * HOUR });
    return retained.find(({ version }) => version === '1.30.0')?.why;
  };
  await expect(whyAfter(1)).resolves.toMatch(/^request \d+ waits for a second person$/);
  await expect(whyAfter(25)).resolves.toBeUndefined();
});

it('keeps what goes live while it removes, and what can be gone back to since', async () => {
  const registry = beforeFirstRemoval(async () => {
    await made.promote(wallet('1.5.0'));
    await made.promote(wallet('1.9.0'));
  });
  const { removed, retained } = await collectGarbage(registry, { ...rules, retainManifests: 2 });
  expect(removed.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.6.0', '1.7.0']);
  expect(retained).toContainEqual(expect.objectContaining({ version: '1.5.0' }));
  await expect(made.registry.damagedFiles(wallet('1.5.0'))).resolves.toEqual([]);
});

it('says when a release went live in the moment in which its files were removed', async () => {
  const registry = beforeFirstRemoval(() => made.promote(wallet('1.0.0')));
  await expect(collectGarbage(registry, rules)).rejects.toThrow('wallet@1.0.0 went live while its files were removed');
});

it('reports it also for a promotion whose entry is written during the removal', async () => {
  let written: Promise<unknown> | undefined;
  const registry = beforeFirstRemoval(async () => {
    const writes = new Promise<void>((writing) => {
      const slow: Registry = {
        ...made.registry,
        commit: async (head, next) => {
          writing();
          await after(200);
          return made.registry.commit(head, next);
        },
      };
      written = apply(slow, promotion('1.0.0'), author);
    });
    await writes;
  });
  await expect(collectGarbage(registry, { ...rules, settleMs: 1_000 })).rejects.toThrow(
    'wallet@1.0.0 went live while its files were removed',
  );
  await written;
});

it('a release whose files are removed while the gate runs it does not go live', async () => {
  const next = wallet('2.0.0');
  await made.publish(next);
  const registry: Registry = {
    ...made.registry,
    file: async (release, file) => {
      const bytes = await made.registry.file(release, file);
      await made.registry.removeFiles(next);
      return bytes;
    },
  };
  await expect(apply(registry, promotion('2.0.0'), author)).rejects.toThrow('wallet 2.0.0: remoteEntry.js is missing');
});

it('a page that stays open across ten releases misses no file', async () => {
  const page = { version: '1.0.0', lastSeen: new Map([['wallet@1.0.0', later - 60_000]]) };
  await collectGarbage(made.registry, { ...rules, lastSeen: page.lastSeen });
  await expect(made.registry.damagedFiles(wallet(page.version))).resolves.toEqual([]);
  await expect(made.registry.damagedFiles(wallet('1.1.0'))).resolves.toEqual(['remoteEntry.js is missing']);
});
