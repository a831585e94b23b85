import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EVERYONE } from '@parlour/release-contract/manifest';
import { appRights, type Member } from '@parlour/release-contract/policy';
import { createKey, type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import { entriesAfter, hashOf, historyKey } from '../registry/history';
import { initRegistry } from '../registry/initRegistry';
import { keyFile, readKey, readOrCreateKey, type StoredKey } from './keys';
import { apply, registryCaller } from '../registry/operations';
import { signPolicy } from './policies';
import { openRegistry, type Registry } from '../registry/registry';
import { Forbidden } from '../registry/refusals';
import { createManifestSigner } from '../site/servedManifest';
import { fileStore } from '../storage/fileStore';
import type { Store } from '../storage/store';
import { githubIdentity, testCertificate } from '../testing/testJob';
import { testBuild, testRemote, testShell } from '../testing/testRelease';
import { writeRoot } from './trust';
import { type SiteReader, type SiteReport, verifySite } from './verifySite';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const now = () => NOW;
const by = { caller: registryCaller('mira'), reason: 'new receipt' };

let made: string;
let folder: string;
let store: Store;
let root: PrivateKey;
let first: StoredKey;
let online: StoredKey;
let team: PrivateKey;
let registry: Registry;
let site: SiteReader;

const walletTeam = (key: PrivateKey): Member => ({
  kind: 'team',
  keys: [publicPart(key)],
  apps: { '*': { rights: [...appRights] } },
  site: [],
});
const promote = (version: string, ...others: { name: string; version: string }[]) =>
  apply(
    registry,
    { kind: 'promote', releases: [{ name: 'wallet', version }, ...others], to: { kind: 'share', share: EVERYONE } },
    by,
  );
const setMembers = async (members: Record<string, Member>) => {
  const { policyAt } = await registry.head();
  return apply(registry, await signPolicy(policyAt, await registry.trust(), { members, apps: {} }, root), by);
};
const readerOf = (over: Store): SiteReader => ({
  host: 'site.example',
  read: (key) => over.read(key),
  entries: (after) => entriesAfter(over, after),
  manifest: async () => {
    const manifest = await registry.current();
    return manifest && (await createManifestSigner(online, now)(manifest)).manifest;
  },
});

/** Five entries: a wallet, a new member, another wallet, the member removed, a third wallet. */
beforeAll(async () => {
  made = await mkdtemp(path.join(tmpdir(), 'verify-site-'));
  store = fileStore(path.join(made, 'registry'));
  team = await createKey();
  const keys = path.join(made, 'keys');
  await initRegistry(store, keys, () => ({ members: { wallet: walletTeam(team) }, apps: {} }));
  root = await readOrCreateKey(keyFile(keys, 'root'));
  first = (await readKey(keyFile(keys, 'registry'))) ?? (await createKey());
  registry = await openRegistry(store, first);
  const wallets = ['1.0.0', '1.1.0', '1.2.0'].map((version) => {
    const remote = testRemote('wallet', version, ['/wallet']);
    // A fallback release is live without its translations.
    return { ...remote, modules: { ...remote.modules, zh: [remote.entry] } };
  });
  for (const release of [testShell('1.0.0'), ...wallets]) {
    await registry.publish(testBuild(release), team);
  }
  await promote('1.0.0', { name: 'shell', version: '1.0.0' });
  await setMembers({ wallet: walletTeam(team), ben: { ...walletTeam(await createKey()), kind: 'person' } });
  await promote('1.1.0');
  await setMembers({ wallet: walletTeam(team) });
  await promote('1.2.0');
});
afterAll(() => rm(made, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'verify-site-'));
  await cp(made, folder, { recursive: true });
  store = fileStore(path.join(folder, 'registry'));
  online = first;
  registry = await openRegistry(store, online);
  site = readerOf(store);
});
afterEach(() => rm(folder, { recursive: true }));

const change = async (sequence: number, edit: (record: Record<string, unknown>) => unknown) => {
  const record = JSON.parse(String(await store.read(historyKey(sequence))));
  await store.write(historyKey(sequence), Buffer.from(JSON.stringify(await edit(record))));
};
/** Signs an entry and all following ones again, as only the holder of the online key could. */
const rewrite = async (from: number, edit: (record: Record<string, unknown>) => object) => {
  for (let sequence = from; sequence <= 5; sequence += 1) {
    const before = await store.read(historyKey(sequence - 1));
    await change(sequence, ({ signature: _signature, ...record }) =>
      sign({ ...(sequence === from ? edit(record) : record), previous: before ? hashOf(before) : '' }, online),
    );
  }
};
const hideAfter = (last: number): SiteReader => ({
  ...site,
  entries: async (after) => (await site.entries(after)).filter(({ sequence }) => sequence <= last),
});

it('a release of a job verifies as long as the policy gives such jobs to its team; the certificate alone is worth nothing', async () => {
  await setMembers({ wallet: { ...walletTeam(team), identities: [githubIdentity] } });
  const key = await createKey();
  const { descriptor, files, sbom } = testBuild(testRemote('wallet', '1.3.0', ['/wallet']));
  const stored = files.map((file) => ({ ...file, read: async () => file }));
  const certificate = await testCertificate({ registry: root.kid, online, key });
  await registry.publishSigned(await sign(descriptor, key), stored, sbom, { certificate });
  await promote('1.3.0');
  await expect(verifySite(site, { root: root.kid, now })).resolves.toMatchObject({ faults: [], sequence: 7 });
  await setMembers({ wallet: walletTeam(team) });
  await expect(verifySite(site, { root: root.kid, now })).resolves.toMatchObject({
    faults: ['wallet 1.3.0 is not signed by its team'],
  });
});

it('an honest site verifies with public keys alone, a few entries at a time', async () => {
  const report = await verifySite(site, { root: publicPart(root), now });
  expect(report).toMatchObject({ faults: [], rootFrom: 'caller', sequence: 5, manifest: 5 });
  const one: SiteReader = { ...site, entries: async (after) => (await site.entries(after)).slice(0, 1) };
  await expect(verifySite(one, { root: root.kid, now })).resolves.toMatchObject({ faults: [], sequence: 5 });
});

it('says when nobody but the site itself named the root key, and remembers it', async () => {
  const { rootFrom, verified } = await verifySite(site, { now });
  expect([rootFrom, verified?.root]).toEqual(['site', publicPart(root)]);
  await expect(verifySite(site, { ...(verified && { before: verified }), now })).resolves.toMatchObject({
    faults: [],
    rootFrom: 'before',
  });
});

it('goes on where it was, and reads all of it again when a key was replaced since', async () => {
  const read: number[] = [];
  const counted: SiteReader = {
    ...site,
    entries: async (after) => {
      read.push(after);
      return site.entries(after);
    },
  };
  const { verified: before } = await verifySite(counted, { now });
  if (before === undefined) throw new Error('not verified');
  await apply(registry, { kind: 'rollBack', name: 'wallet' }, by);
  read.length = 0;
  await expect(verifySite(counted, { before, now })).resolves.toMatchObject({ faults: [], sequence: 6 });
  expect(Math.min(...read)).toBe(4);

  const next = await createKey();
  const trust = await registry.trust();
  const keys = [publicPart(next), { ...publicPart(online), lastSequence: 6 }];
  await writeRoot(store, { version: 2, root: [...trust.rootKeys(1)], online: keys }, root);
  online = { ...next, registry: root.kid };
  read.length = 0;
  await expect(verifySite(counted, { before, now })).resolves.toMatchObject({ faults: [], sequence: 6 });
  expect(Math.min(...read)).toBe(0);
});

it('takes a change that is made while it reads', async () => {
  let hasChanged = false;
  const busy: SiteReader = {
    ...site,
    manifest: async () => {
      if (!hasChanged) await apply(registry, { kind: 'rollBack', name: 'wallet' }, by);
      hasChanged = true;
      return site.manifest();
    },
  };
  await expect(verifySite(busy, { now })).resolves.toMatchObject({ faults: [], sequence: 6 });
});

const eve = createKey();

it.each<[string, () => Promise<SiteReader | void>, string]>([
  [
    'a changed reason',
    () => change(2, (record) => ({ ...record, reason: 'another' })),
    'manifest 2 is not as this registry signed it',
  ],
  ['an entry that is left out', () => store.remove(historyKey(3)), 'manifest 3 is missing'],
  [
    'two entries in each other’s place',
    async () => {
      const [two, three] = await Promise.all([2, 3].map((sequence) => store.read(historyKey(sequence))));
      if (two && three) await Promise.all([store.write(historyKey(2), three), store.write(historyKey(3), two)]);
    },
    'manifest 2 is not as this registry signed it',
  ],
  [
    'an entry that the online key signed anew',
    () => change(2, ({ signature: _signature, ...record }) => sign({ ...record, reason: 'another' }, online)),
    'manifest 3 does not follow from the one before it',
  ],
  ['a hidden end', async () => hideAfter(4), 'the site serves manifest 5, but the newest in its history is 3: it hides entries'],
  [
    'an older manifest',
    async () => {
      const older = await registry.record(3);
      return {
        ...site,
        manifest: async () => older?.manifest && (await createManifestSigner(online, now)(older.manifest)).manifest,
      };
    },
    'the site serves manifest 3, but 5 is live by its history',
  ],
  [
    'a manifest that somebody else signed',
    async () => ({
      ...site,
      manifest: async () => {
        const manifest = await registry.current();
        return manifest && (await createManifestSigner({ ...(await eve), kid: online.kid }, now)(manifest)).manifest;
      },
    }),
    'the manifest that the site serves is not signed by its online key',
  ],
  [
    'another manifest under the number of the newest',
    async () => ({
      ...site,
      manifest: async () => {
        const manifest = await registry.current();
        return manifest && (await createManifestSigner(online, now)({ ...manifest, composition: 'other' })).manifest;
      },
    }),
    'the manifest 5 that the site serves is not that of its history',
  ],
  [
    'a manifest that has expired',
    async () => ({
      ...site,
      manifest: async () => {
        const manifest = await registry.current();
        return manifest && (await createManifestSigner(online, () => NOW - 48 * 3_600_000)(manifest)).manifest;
      },
    }),
    'the manifest that the site serves expired at 2026-11-24T13:00:00.000Z',
  ],
  [
    'an entry under a policy that was replaced',
    () => rewrite(5, (record) => ({ ...record, policy: 2 })),
    'entry 5 of the history: it is under the policy of entry 2, but that of entry 4 was in force',
  ],
  [
    'an old policy that is played back',
    async () => {
      const old = await registry.record(2);
      await rewrite(5, (record) => ({ ...record, change: old?.change, policy: 5 }));
    },
    'entry 5 of the history: the policy replaces the one of entry 0, but that of entry 4 is in force',
  ],
  [
    'a policy that the online key signed',
    async () => {
      const forged = await signPolicy(4, await registry.trust(), { members: {}, apps: {} }, online);
      await rewrite(5, (record) => ({ ...record, change: forged, policy: 5 }));
    },
    `of nobody here`,
  ],
  [
    'a live release that its team did not sign',
    async () => {
      const key = 'published/wallet/1.2.0.json';
      const { signature: _signature, ...descriptor } = JSON.parse(String(await store.read(key)));
      await store.write(key, Buffer.from(JSON.stringify(await sign(descriptor, await eve))));
    },
    'wallet 1.2.0 is not signed by its team',
  ],
  [
    'other files live than the team signed',
    async () => {
      const other = { path: 'remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` };
      await rewrite(5, (record) => {
        const manifest = structuredClone(record['manifest']) as { remotes: { wallet: { entry: typeof other } } };
        manifest.remotes.wallet.entry = other;
        return { ...record, manifest };
      });
      registry = await openRegistry(store, online);
    },
    'wallet 1.2.0: something else is live than its team signed',
  ],
  [
    'a damaged file',
    () => store.write('assets/wallet/1.2.0/remoteEntry.js', Buffer.from('evil')),
    'wallet 1.2.0: remoteEntry.js is not as it was published',
  ],
  [
    'an initial policy that is another’s',
    async () => {
      const { policy } = await signPolicy(0, await registry.trust(), { members: {}, apps: {} }, await eve);
      await store.write('trust/policy.json', Buffer.from(JSON.stringify(policy)));
    },
    'trust/policy.json in the store: the key',
  ],
])('reports %s', async (_what, spoil, fault) => {
  const changed = (await spoil()) ?? site;
  const { faults, verified } = await verifySite(changed, { root: root.kid, now });
  expect(faults).toContainEqual(expect.stringContaining(fault));
  expect(verified).toBeUndefined();
});

describe('after it was verified once, a site cannot', () => {
  let before: NonNullable<SiteReport['verified']>;
  beforeEach(async () => {
    const { verified } = await verifySite(site, { now });
    if (verified === undefined) throw new Error('not verified');
    before = verified;
  });

  it('take entries back, not even with the manifest that goes with them', async () => {
    const older = await registry.record(3);
    const manifest = async () => older?.manifest && (await createManifestSigner(online, now)(older.manifest)).manifest;
    const { faults } = await verifySite({ ...hideAfter(4), manifest }, { before, now });
    expect(faults).toEqual([
      'the history ends with entry 4, but entry 5 was verified on 2026-11-25T12:00:00.000Z: it hides entries',
    ]);
  });

  it('replace an entry, not even with its online key', async () => {
    await rewrite(5, (record) => ({ ...record, by: 'nobody' }));
    const { faults } = await verifySite(site, { before, now });
    expect(faults).toEqual(['entry 5 is another one than was verified on 2026-11-25T12:00:00.000Z']);
  });

  it('hide that its keys were replaced', async () => {
    const { faults } = await verifySite(site, { before: { ...before, rootVersion: 2 }, now });
    expect(faults).toEqual([expect.stringContaining('root document 1 as its newest, but 2 was in force')]);
  });

  it('be of another registry', async () => {
    const other = await createKey();
    await expect(verifySite(site, { before: { ...before, root: publicPart(other) }, now })).rejects.toThrow(
      `begins with the root key ${root.kid}, not with ${other.kid}`,
    );
  });
});

it('refuses a site of another registry, one without root documents, and another key under the id of the root key', async () => {
  await expect(verifySite(site, { root: (await eve).kid, now })).rejects.toThrow('it is another registry');
  await expect(verifySite({ ...site, read: async () => undefined }, { now })).rejects.toThrow('gives out no root document');
  const posing = { ...(await eve), kid: root.kid };
  await store.remove('trust/00000001.json');
  await writeRoot(store, { version: 1, root: [publicPart(posing)], online: [publicPart(online)] }, posing);
  await expect(verifySite(site, { root: root.kid, now })).rejects.toThrow('names a key under the id of another');
  await expect(openRegistry(store, online)).rejects.toThrow('under the id of another');
  // Naming the real root key beside a forged one does not help either.
  const own = await eve;
  await store.remove('trust/00000001.json');
  await writeRoot(store, { version: 1, root: [publicPart(root), publicPart(own)], online: [publicPart(online)] }, own);
  await expect(verifySite(site, { root: root.kid, now })).rejects.toThrow('is not signed by the root key');
  await expect(openRegistry(store, online)).rejects.toThrow('is not signed by the root key');
});

it('is refused with a key that was replaced, which is another end than a site with faults', async () => {
  const read = () => Promise.reject(new Forbidden('the key was replaced'));
  await expect(verifySite({ ...site, read }, { now })).rejects.toThrow(Forbidden);
});

it('ends at a site that gives out entries without end, or in a wrong order', async () => {
  const endless: SiteReader = { ...site, entries: async (after) => [{ sequence: after + 1, bytes: Buffer.from('{}') }] };
  expect((await verifySite(endless, { now })).faults.length).toBeLessThan(200);
  const turning: SiteReader = { ...site, entries: async () => [{ sequence: 1, bytes: Buffer.from('{}') }] };
  await expect(verifySite(turning, { now })).rejects.toThrow('the site gives out entry 1 after entry 1');
});
