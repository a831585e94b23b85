import { apply, registryCaller } from './operations';
import { collectGarbage } from './retention';
import { historyOf, stateOf } from './state';
import { type LargeStore, writeLargeStore } from '../testing/testLargeStore';
import { memoryStore } from '../testing/testStore';
import { testBuild, testRemote, type TestRegistry } from '../testing/testRelease';

const APPS = 4;
const small: LargeStore = { apps: APPS, releases: 3, entries: 12 };
const large: LargeStore = { apps: APPS, releases: 30, entries: 1_200 };

/** A store that counts requests as a bucket would: a list has pages of 1,000 names. */
function countingStore() {
  let requests = 0;
  const store = memoryStore(new Map(), (_method, _key, found = 0) => (requests += Math.max(Math.ceil(found / 1_000), 1)));
  return { store, count: () => requests };
}

const by = { caller: registryCaller('test'), reason: 'test' };
const next = testRemote('remotea', '2.0.0', ['/remotea']);

/** Each step opens the registry anew, as a separate command would. */
const commands: Readonly<Record<string, (made: TestRegistry) => Promise<unknown>>> = {
  'opening and reading what is live': async (made) => (await made.reopen()).current(),
  status: async (made) => stateOf(await made.reopen(), 1),
  history: async (made) => historyOf(await made.reopen(), { limit: 5 }),
  publish: async (made) => (await made.reopen()).publish(testBuild(next), await made.keyOf('remotea')),
  promote: async (made) => {
    const change = {
      kind: 'promote' as const,
      releases: [{ name: next.name, version: next.version }],
      to: { kind: 'share' as const, share: 10_000 },
    };
    return apply(await made.reopen(), change, by);
  },
  'roll back': async (made) => apply(await made.reopen(), { kind: 'rollBack', name: 'remotea' }, by),
};

const rules = { retainMs: 1, retainManifests: 5, lastSeen: new Map<string, number>(), now: Date.UTC(2036, 0) };

async function costsOf(size: LargeStore): Promise<ReadonlyMap<string, number>> {
  const { store, count } = countingStore();
  const made = await writeLargeStore(store, size);
  const costs = new Map<string, number>();
  const all: typeof commands = {
    'garbage collection, the first': async () => collectGarbage(await made.reopen(), rules),
    'garbage collection, each later one': async () => collectGarbage(await made.reopen(), rules),
    ...commands,
  };
  for (const [name, run] of Object.entries(all)) {
    const before = count();
    await run(made);
    costs.set(name, count() - before);
  }
  return costs;
}

it('costs no more requests with many releases and a long history, except for the removal of what is old', async () => {
  const [few, many] = [await costsOf(small), await costsOf(large)];
  for (const [name, cost] of many) {
    const most = name === 'garbage collection, the first' ? Number.POSITIVE_INFINITY : (few.get(name) ?? 0) + 2;
    expect([name, cost <= most ? 'few' : `${cost}, and with a small store ${few.get(name)}`]).toEqual([name, 'few']);
  }
});
