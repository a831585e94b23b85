import path from 'node:path';
import { formats } from '@parlour/release-contract/formats';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { createErrorReport } from '../errors/groups';
import { keyFile, readKey } from '../trust/keys';
import { apply, propose, registryCaller } from './operations';
import { openRegistry } from './registry';
import { lastUses } from '../canary/releaseUsage';
import { historyOf, stateOf } from './state';
import { fileStore } from '../storage/fileStore';
import { earlierStores, kindsIn, withCopy } from '../testing/testEarlierStores';
import { testBuild, testRemote } from '../testing/testRelease';
import { faultsOf, releaseFaults } from '../trust/verifyHistory';

const HOUR_MS = 3_600_000;
const stores = earlierStores();
const newest = stores.at(-1);

describe.each(stores)('the store that $name wrote', ({ name, atMs }) => {
  const now = () => new Date(atMs);
  const open = (work: (folder: string, parts: Awaited<ReturnType<typeof openIn>>) => Promise<void>) =>
    withCopy(name, async (folder) => work(folder, await openIn(folder)));
  const openIn = async (folder: string) => {
    const store = fileStore(path.join(folder, 'registry'));
    return { store, registry: await openRegistry(store, await readKey(keyFile(path.join(folder, 'keys'), 'registry'))) };
  };

  it('has no faults, and says what is live and how it came to be', () =>
    open(async (_folder, { store, registry }) => {
      const state = await stateOf(registry, 30, now);
      expect(state).toMatchObject({ manifest: { shell: { version: '1.1.0' } }, requests: [] });
      expect(state?.apps.map(({ name: app, live, canary, releases }) => [app, live, canary?.version, releases.length])).toEqual([
        ['shell', '1.1.0', undefined, 2],
        ['wallet', '1.1.0', undefined, 2],
        ['account', '1.0.0', '1.1.0', 2],
      ]);
      const kinds = (await historyOf(registry, { limit: 100 })).map(({ change }) => change.kind);
      expect([...new Set(kinds)].toSorted()).toEqual(
        ['approve', 'promote', 'request', 'rollBack', 'setPolicy', 'stop', 'switchOff', 'switchOn', 'switchWorker'].toSorted(),
      );
      await expect(faultsOf(store, await registry.trust())).resolves.toEqual([]);
      await expect(registry.unread()).resolves.toBeUndefined();
      if (state !== undefined) await expect(releaseFaults(registry, state.manifest)).resolves.toEqual([]);
    }));

  it('is read by who has no key', () =>
    open(async (_folder, { store, registry }) => {
      const reader = await openRegistry(store, undefined, (await registry.trust()).registry);
      await expect(reader.head()).resolves.toEqual(await registry.head());
    }));

  it('gives back what pages reported, with its places in the sources', () =>
    open(async (_folder, { store, registry }) => {
      const { groups } = await createErrorReport(store, registry, unexpected)(2, atMs);
      expect(groups).toMatchObject([{ app: 'wallet', name: 'TypeError', pages: 3, releases: [{ version: '1.1.0', loads: 3 }] }]);
      expect(groups[0]?.frames[0]).toMatchObject({ place: { source: 'apps/wallet/src/HomeScreen.tsx', line: 1 } });
      expect((await lastUses(store, atMs - HOUR_MS)).get('wallet@1.1.0')).toBeGreaterThan(atMs - HOUR_MS);
    }));

  it('is gone on with: a team publishes, and what it published goes live', () =>
    open(async (folder, { store, registry }) => {
      const team = await readKey(keyFile(path.join(folder, 'keys'), 'account'));
      if (team === undefined) throw new Error('there is no key of account');
      await registry.publish(testBuild(testRemote('account', '1.2.0', ['/login', '/mine'])), team);
      const change = {
        kind: 'promote' as const,
        releases: [{ name: 'account', version: '1.2.0' }],
        to: { kind: 'share' as const, share: EVERYONE },
      };
      await expect(propose(registry, change, registryCaller(), now)).resolves.toMatchObject({ isAllowed: true });
      await apply(registry, change, { caller: registryCaller('mira'), reason: 'next' }, { now });
      expect((await registry.current())?.remotes['account']?.version).toBe('1.2.0');
      await expect(faultsOf(store, await registry.trust())).resolves.toEqual([]);
    }));

  it('has files of the kinds that are listed, and no others', () =>
    withCopy(name, async (folder) => expect(kindsIn(folder).unknown).toEqual([])));
});

it('the newest of these stores has a file of every kind', () =>
  withCopy(newest?.name ?? 'none', async (folder) => {
    // Only registries from before there were policies have teams, only log-ins at the console write sessions, and no earlier version
    // made previews, certified jobs, or counted outcomes.
    expect([...kindsIn(folder).known, 'teams', 'sessions', 'previews', 'provenance', 'outcomes'].toSorted()).toEqual(
      Object.keys(formats).toSorted(),
    );
  }));

function unexpected(error: Error): never {
  throw error;
}
