import type { Change } from '@parlour/release-contract/change';
import { sign } from '@parlour/release-contract/signature';
import { historyKey } from './history';
import { apply, propose, registryCaller } from './operations';
import { Conflict } from './refusals';
import { openRegistry } from './registry';
import { stateOf } from './state';
import { fileStore } from '../storage/fileStore';
import { faultsOf } from '../trust/verifyHistory';
import { author, promotion, testFolderForEach, wallet } from '../testing/testFolder';
import { testEntry, testRemote } from '../testing/testRelease';
import { promoteAtOnce } from '../testing/testWriters';

const setup = testFolderForEach();

describe('going back', () => {
  const back: Change = { kind: 'rollBack', name: 'wallet' };

  it('goes two versions back when it is rolled back twice, and not further than the first', async () => {
    const registry = await setup().released('1.0.0', '1.1.0', '1.2.0');
    const versions = [];
    for (let step = 0; step < 2; step += 1) {
      const { wallet: live } = (await apply(registry, back, author)).manifest?.remotes ?? {};
      versions.push([live?.version, live?.fallback?.version]);
    }
    expect(versions).toEqual([
      ['1.1.0', '1.0.0'],
      ['1.0.0', undefined],
    ]);
    await expect(apply(registry, back, author)).rejects.toThrow('wallet 1.0.0 is the first version that was ever live');
  });

  it('brings a whole composition back', async () => {
    const registry = await setup().released('1.0.0', '1.1.0');
    const before = await registry.record(2);
    const returned = await apply(registry, { kind: 'return', sequence: 2 }, author);
    expect(returned.manifest).toMatchObject({
      sequence: 4,
      composition: before?.manifest?.composition,
      remotes: before?.manifest?.remotes,
    });
  });

  it('takes less than a second', async () => {
    const registry = await setup().released('1.0.0', '1.1.0');
    // CPU time of this process: other load on the machine does not count.
    const started = process.cpuUsage();
    await apply(registry, back, author);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});

describe('what is live', () => {
  it('is seen however many ask at once, also when another process wrote it', async () => {
    await setup().released('1.0.0');
    const other = await setup().reopen(fileStore(setup().folder));
    await other.current();
    await setup().publish(wallet('1.1.0'));
    await setup().promote(wallet('1.1.0'));
    const seen = await Promise.all(Array.from({ length: 8 }, () => other.current()));
    expect(seen.map((manifest) => manifest?.sequence)).toEqual(Array.from({ length: 8 }, () => 3));
  });

  it('is never what this registry did not sign', async () => {
    const registry = await setup().released('1.0.0');
    const record = await registry.record(2);
    const forged = {
      ...record,
      manifest: { ...record?.manifest, sequence: 3 },
      signature: { key: setup().secret.kid, value: '' },
    };
    await setup().store.create(historyKey(3), Buffer.from(JSON.stringify(forged)));
    for (const one of [registry, await setup().reopen()]) await expect(one.current()).resolves.toMatchObject({ sequence: 2 });
    await setup().publish(wallet('1.1.0'));
    await expect(apply(registry, promotion('1.1.0'), author)).rejects.toThrow(
      'entry 3 of the history in the store is not signed by this registry',
    );
  });

  it('is not changed by a plan, and a plan says what it would do', async () => {
    const registry = await setup().released('1.0.0');
    await setup().publish(wallet('1.1.0'));
    const proposal = await propose(registry, promotion('1.1.0', 500), registryCaller());
    expect(proposal).toMatchObject({
      isAllowed: true,
      expected: 2,
      difference: ['wallet canary 1.1.0 for staff, agents, 5 %'],
      next: { sequence: 3 },
    });
    await expect(registry.current()).resolves.toMatchObject({ sequence: 2 });
  });

  it('is told to ops with everything that is published', async () => {
    const registry = await setup().released('1.0.0');
    await setup().publish(wallet('1.1.0'));
    await apply(registry, promotion('1.1.0', 500), author, { now: () => new Date('2026-11-20T13:00:00Z') });
    await apply(registry, promotion('1.1.0', 1000), author);
    await setup().publish(testRemote('promotions', '1.0.0', ['/activity']));
    const state = await stateOf(registry);
    expect(state?.apps.map(({ name, live, releases }) => [name, live, releases.length])).toEqual([
      ['shell', '1.0.0', 1],
      ['wallet', '1.0.0', 2],
      ['promotions', '', 1],
    ]);
    expect(state?.apps.find(({ name }) => name === 'wallet')).toMatchObject({
      kind: 'remote',
      live: '1.0.0',
      canary: { version: '1.1.0', share: 1000, since: '2026-11-20T13:00:00.000Z' },
      releases: [{ key: (await setup().keyOf('wallet')).kid, files: 1, brotli: testEntry(wallet('1.1.0')).length }, { files: 1 }],
    });
    expect(state?.history[0]).toMatchObject({ sequence: 4, by: 'mira', reason: 'new receipt' });
  });
});

describe('a backup that was restored while this process ran', () => {
  const olderCopy = async () => {
    const registry = await setup().released('1.0.0', '1.1.0');
    const faults = async () => faultsOf(setup().store, await registry.trust());
    await setup().store.remove(historyKey(3));
    return { registry, faults };
  };
  const back: Change = { kind: 'rollBack', name: 'wallet' };

  it('is not written to, and whoever opens it anew goes on from it', async () => {
    const { registry, faults } = await olderCopy();
    await expect(apply(registry, back, author)).rejects.toThrow(
      'this process knows entry 3 of the history, and the history in the store ends with entry 2: a backup was restored',
    );
    await expect(setup().store.list('history')).resolves.toHaveLength(2);
    await expect(apply(await setup().reopen(), promotion('1.1.0'), author)).resolves.toMatchObject({ sequence: 3 });
    await expect(faults()).resolves.toEqual([]);
  });

  it('is not written to after others went on from it either', async () => {
    const { registry, faults } = await olderCopy();
    await apply(await setup().reopen(), promotion('1.1.0', 500), author);
    await expect(apply(registry, back, author)).rejects.toThrow('the history in the store has another entry 3');
    await expect(faults()).resolves.toEqual([]);
  });
});

describe('many at once', () => {
  it('lose no change when 8 writers promote', () => promoteAtOnce(setup(), 8));

  it('lose no change when two processes make ten each', async () => {
    const registry = await setup().released('1.0.0');
    await setup().publish(wallet('1.1.0'));
    const processes = [registry, await setup().reopen()] as const;
    const shares = Array.from({ length: 20 }, (_, index) => 100 + index);
    const made = await Promise.all(
      shares.map((share) => apply(processes[share % 2 === 0 ? 0 : 1], promotion('1.1.0', share), author)),
    );
    expect(new Set(made.map(({ sequence }) => sequence)).size).toBe(shares.length);
    await expect(faultsOf(setup().store, await registry.trust())).resolves.toEqual([]);
  });

  it('are told when what they looked at is not live any more', async () => {
    const registry = await setup().released('1.0.0');
    await setup().publish(wallet('1.1.0'));
    await apply(registry, promotion('1.1.0', 500), author, { expected: 2 });
    await expect(apply(registry, promotion('1.1.0', 1000), author, { expected: 2 })).rejects.toThrow(Conflict);
  });
});

it('reads what was stored under the earlier names of fields', async () => {
  const { store, secret, released } = setup();
  await released('1.0.0');
  const { signature: _signature, ...record } = JSON.parse(String(await store.read(historyKey(2))));
  const earlier = (document: unknown) => JSON.parse(JSON.stringify(document).replaceAll('"platformVersion"', '"contract"'));
  await store.write(historyKey(2), Buffer.from(JSON.stringify(await sign(earlier(record), secret))));
  const descriptor = 'published/wallet/1.0.0.json';
  await store.write(descriptor, Buffer.from(JSON.stringify(earlier(JSON.parse(String(await store.read(descriptor)))))));
  const registry = await openRegistry(store, secret);
  expect((await registry.current())?.remotes['wallet']?.platformVersion).toBe('^1.0.0');
  expect((await registry.descriptor('wallet', '1.0.0'))?.platformVersion).toBe('^1.0.0');
});
