import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Change } from './change';
import { faultsOf, historyKey } from './history';
import { apply, Conflict, propose } from './operations';
import { openRegistry } from './registry';
import { makeKey, publicPart, seal } from './seal';
import { historyOf, stateOf } from './state';
import { fileStore } from './storage/files';
import type { Store } from './storage/store';
import { type TestRegistry, testRegistry, testRemote, testShell } from './testRelease';
import { EVERYONE } from './visitor';

let folder: string;
let store: Store;
let made: TestRegistry;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  store = fileStore(folder);
  made = await testRegistry(store);
});
afterEach(() => rm(folder, { recursive: true }));

const shell = testShell('1.0.0');
const wallet = (version: string, bytes?: string) =>
  testRemote('wallet', version, ['/wallet'], bytes === undefined ? {} : { bytes });
const author = { by: 'mira', reason: 'new receipt' };
const promotion = (version: string, share = EVERYONE): Change => ({
  kind: 'promote',
  releases: [{ name: 'wallet', version }],
  to: { kind: 'share', share },
});

async function released(...versions: string[]) {
  await made.release(shell);
  for (const version of versions) await made.release(wallet(version));
  return made.registry;
}

describe('publishing', () => {
  it('stores a release with its compressed twins; the same one again changes nothing', async () => {
    await expect(made.publish(wallet('1.0.0'))).resolves.toBe('published');
    await expect(made.publish(wallet('1.0.0'))).resolves.toBe('known');
    expect(String(await store.read('assets/wallet/1.0.0/remoteEntry.js'))).toBe('let a');
    expect(String(await store.read('assets/wallet/1.0.0/remoteEntry.js.br'))).toBe('br');
    await expect(made.registry.versions('wallet')).resolves.toEqual(['1.0.0']);
  });

  it('refuses other files or another card under a published version and keeps the first', async () => {
    await made.publish(wallet('1.0.0'));
    await expect(made.publish(wallet('1.0.0', 'let b'), 'let b')).rejects.toThrow('a version never changes');
    await expect(made.publish(testRemote('wallet', '1.0.0', ['/money']))).rejects.toThrow('a version never changes');
    expect(String(await store.read('assets/wallet/1.0.0/remoteEntry.js'))).toBe('let a');
  });

  it.each([0, 1])('shows nothing of a release that was cut off after %s writes, and lets it be published again', async (at) => {
    await released();
    let writes = 0;
    const dying: Store = {
      ...store,
      create: async (key, value) => {
        writes += 1;
        if (writes > at) throw new Error('cut off');
        return store.create(key, value);
      },
    };
    const key = await made.keyOf('wallet');
    const build = {
      descriptor: wallet('1.0.0'),
      files: wallet('1.0.0').files.map((file) => ({ ...file, bytes: Buffer.from('let a'), twins: [] })),
    };
    await expect(made.reopen(dying).publish(build, key)).rejects.toThrow('cut off');
    await expect(made.registry.versions('wallet')).resolves.toEqual([]);
    await expect(apply(made.registry, promotion('1.0.0'), author)).rejects.toThrow('wallet@1.0.0 is not published');
    await expect(made.publish(wallet('1.0.0'))).resolves.toBe('published');
  });

  it("refuses another team's key, nobody's key, and an app without a team", async () => {
    const promotions = await made.keyOf('promotions');
    await made.publish(wallet('1.0.0'));
    const build = { descriptor: wallet('1.1.0'), files: [] };
    await expect(made.registry.publish(build, promotions)).rejects.toThrow(
      `the key ${promotions.kid} of promotions cannot publish wallet`,
    );
    const stranger = await makeKey();
    await expect(made.registry.publish(build, stranger)).rejects.toThrow(
      `the key ${stranger.kid} of nobody here cannot publish wallet`,
    );
    const lottery = { descriptor: testRemote('lottery', '1.0.0', ['/lottery']), files: [] };
    await expect(made.registry.publish(lottery, stranger)).rejects.toThrow('nobody may publish lottery yet');
  });
});

describe('the gate over what is really stored', () => {
  const promoteAfter = async (spoil: () => Promise<unknown>) => {
    await released('1.0.0');
    await made.publish(wallet('1.1.0'));
    await spoil();
    return apply(made.reopen(), promotion('1.1.0'), author);
  };

  it('refuses bytes that were changed in the store', async () => {
    await expect(promoteAfter(() => store.write('assets/wallet/1.1.0/remoteEntry.js', Buffer.from('evil')))).rejects.toThrow(
      'wallet 1.1.0: remoteEntry.js is not as it was published',
    );
  });

  it('refuses bytes that are gone', async () => {
    await expect(promoteAfter(() => store.remove('assets/wallet/1.1.0/remoteEntry.js'))).rejects.toThrow(
      'remoteEntry.js is missing',
    );
  });

  it('refuses a descriptor that another team signed and put into the store by itself', async () => {
    const lobby = await made.keyOf('lobby');
    const forged = Buffer.from(JSON.stringify(await seal(wallet('1.1.0'), lobby)));
    await expect(promoteAfter(() => store.write('published/wallet/1.1.0.json', forged))).rejects.toThrow(
      'wallet 1.1.0 is signed by the team of lobby; wallet belongs to another',
    );
  });

  it('refuses a descriptor that was changed after it was signed', async () => {
    const change = async () => {
      const sealed = JSON.parse(String(await store.read('published/wallet/1.1.0.json')));
      await store.write('published/wallet/1.1.0.json', Buffer.from(JSON.stringify({ ...sealed, contract: '*' })));
    };
    await expect(promoteAfter(change)).rejects.toThrow('wallet 1.1.0 is not signed by its team');
  });

  it('takes nobody into a team whom the registry did not sign for', async () => {
    const stranger = await makeKey();
    const join = async () => {
      const team = { app: 'wallet', keys: [publicPart(stranger)], budget: 60_000 };
      await store.write('teams/wallet.json', Buffer.from(JSON.stringify(await seal(team, stranger))));
      await store.write('published/wallet/1.1.0.json', Buffer.from(JSON.stringify(await seal(wallet('1.1.0'), stranger))));
    };
    await expect(promoteAfter(join)).rejects.toThrow('wallet 1.1.0 is not signed by its team');
  });
});

describe('going back', () => {
  const back: Change = { kind: 'rollBack', name: 'wallet' };

  it('goes two versions back when it is rolled back twice, and not further than the first', async () => {
    const registry = await released('1.0.0', '1.1.0', '1.2.0');
    const versions = [];
    for (let step = 0; step < 2; step += 1) {
      versions.push((await apply(registry, back, author)).manifest.remotes['wallet']?.version);
    }
    expect(versions).toEqual(['1.1.0', '1.0.0']);
    await expect(apply(registry, back, author)).rejects.toThrow('wallet 1.0.0 is the first version that was ever live');
  });

  it('brings a whole composition back', async () => {
    const registry = await released('1.0.0', '1.1.0');
    const before = await registry.record(2);
    const returned = await apply(registry, { kind: 'return', sequence: 2 }, author);
    expect(returned.manifest).toMatchObject({
      sequence: 4,
      composition: before?.manifest.composition,
      remotes: before?.manifest.remotes,
    });
  });

  it('takes less than a second', async () => {
    const registry = await released('1.0.0', '1.1.0');
    const started = performance.now();
    await apply(registry, back, author);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('what is live', () => {
  it('is seen however many ask at once, also when another process wrote it', async () => {
    await released('1.0.0');
    const other = made.reopen(fileStore(folder));
    await other.current();
    await made.publish(wallet('1.1.0'));
    await made.promote(wallet('1.1.0'));
    const seen = await Promise.all(Array.from({ length: 8 }, () => other.current()));
    expect(seen.map((manifest) => manifest?.sequence)).toEqual(Array.from({ length: 8 }, () => 3));
  });

  it('is never what this registry did not sign', async () => {
    const registry = await released('1.0.0');
    const record = await registry.record(2);
    const forged = { ...record, manifest: { ...record?.manifest, sequence: 3 }, signature: { key: registry.key.kid, value: '' } };
    await store.create(historyKey(3), Buffer.from(JSON.stringify(forged)));
    for (const one of [registry, made.reopen()]) await expect(one.current()).resolves.toMatchObject({ sequence: 2 });
    await made.publish(wallet('1.1.0'));
    await expect(apply(registry, promotion('1.1.0'), author)).rejects.toThrow(
      'manifest 3 in the store is not signed by this registry',
    );
  });

  it('is not changed by a plan, and a plan says what it would do', async () => {
    const registry = await released('1.0.0');
    await made.publish(wallet('1.1.0'));
    const proposal = await propose(registry, promotion('1.1.0', 500));
    expect(proposal).toMatchObject({
      isAllowed: true,
      expected: 2,
      difference: ['wallet canary 1.1.0 for staff, agents, 5 %'],
      next: { sequence: 3 },
    });
    await expect(registry.current()).resolves.toMatchObject({ sequence: 2 });
  });

  it('is told to ops with everything that is published', async () => {
    const registry = await released('1.0.0');
    await made.publish(wallet('1.1.0'));
    await apply(registry, promotion('1.1.0', 500), author, { now: () => new Date('2026-11-20T13:00:00Z') });
    await apply(registry, promotion('1.1.0', 1000), author);
    const state = await stateOf(registry);
    expect(state?.apps.find(({ name }) => name === 'wallet')).toMatchObject({
      kind: 'remote',
      live: '1.0.0',
      canary: { version: '1.1.0', share: 1000, since: '2026-11-20T13:00:00.000Z' },
      releases: [{ key: (await made.keyOf('wallet')).kid, files: 1, brotli: 5 }, { files: 1 }],
    });
    expect(state?.history[0]).toMatchObject({ sequence: 4, by: 'mira', reason: 'new receipt' });
  });
});

describe('many at once', () => {
  it('lose no change when 50 writers promote', async () => {
    await released();
    const names = Array.from({ length: 50 }, (_, index) => `remote-${String.fromCharCode(97 + (index % 26))}${index}`);
    const pathOf = (name: string) => `/${name.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '').replace('-', '')}`;
    const remotes = names.map((name) => testRemote(name, '1.0.0', [pathOf(name)]));
    for (const remote of remotes) await made.publish(remote);
    await Promise.all(
      remotes.map(({ name, version }) =>
        apply(
          made.reopen(fileStore(folder)),
          { kind: 'promote', releases: [{ name, version }], to: { kind: 'share', share: EVERYONE } },
          author,
        ),
      ),
    );
    const live = await made.registry.current();
    expect(live?.sequence).toBe(51);
    expect(Object.keys(live?.remotes ?? {}).toSorted()).toEqual(names.toSorted());
    await expect(faultsOf(store, made.registry.key)).resolves.toEqual([]);
  }, 60_000);

  it('are told when what they looked at is not live any more', async () => {
    const registry = await released('1.0.0');
    await made.publish(wallet('1.1.0'));
    await apply(registry, promotion('1.1.0', 500), author, { expected: 2 });
    await expect(apply(registry, promotion('1.1.0', 1000), author, { expected: 2 })).rejects.toThrow(Conflict);
  });
});

describe('the history', () => {
  it('says who, why, when and what, a page at a time', async () => {
    const registry = await released('1.0.0', '1.1.0');
    await apply(registry, { kind: 'rollBack', name: 'wallet' }, author);
    const [newest, ...rest] = await historyOf(registry, { limit: 2 });
    expect(newest).toMatchObject({ sequence: 4, by: 'mira', reason: 'new receipt', difference: ['wallet 1.1.0 → 1.0.0'] });
    expect(rest.map(({ sequence }) => sequence)).toEqual([3]);
    expect((await historyOf(registry, { before: 3 })).map(({ sequence }) => sequence)).toEqual([2, 1]);
  });

  const spoil: [string, (sequence: number) => Promise<unknown>, string][] = [
    [
      'a changed reason',
      async (sequence) => {
        const record = JSON.parse(String(await store.read(historyKey(sequence))));
        await store.write(historyKey(sequence), Buffer.from(JSON.stringify({ ...record, reason: 'another' })));
      },
      'manifest 2 is not as this registry signed it',
    ],
    ['a removed entry', (sequence) => store.remove(historyKey(sequence)), 'manifest 2 is missing'],
    [
      'an entry signed anew by the registry itself',
      async (sequence) => {
        const { signature: _signature, ...record } = JSON.parse(String(await store.read(historyKey(sequence))));
        await store.write(
          historyKey(sequence),
          Buffer.from(JSON.stringify(await seal({ ...record, by: 'nobody' }, made.secret))),
        );
      },
      'manifest 3 does not follow from the one before it',
    ],
  ];

  it.each(spoil)('shows %s', async (_what, change, fault) => {
    const { key } = await released('1.0.0', '1.1.0');
    await expect(faultsOf(store, key)).resolves.toEqual([]);
    await change(2);
    await expect(faultsOf(store, key)).resolves.toContain(fault);
  });

  it('is nothing to a registry with another key', async () => {
    await released('1.0.0');
    await expect(openRegistry(store, await makeKey()).current()).resolves.toBeUndefined();
  });
});
