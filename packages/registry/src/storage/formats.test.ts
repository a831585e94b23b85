import { writeFile } from 'node:fs/promises';
import { createKey, type PrivateKey, publicPart, sign } from '@parlour/release-contract/signature';
import { historyKey } from '../registry/history';
import { initRegistry } from '../registry/initRegistry';
import { readKey, keyFile } from '../trust/keys';
import { apply } from '../registry/operations';
import { UnknownFormat } from '../registry/refusals';
import { openRegistry, type Registry } from '../registry/registry';
import { lastUses, readLoads, telemetryKey } from '../canary/releaseUsage';
import { planRetention } from '../registry/retention';
import { historyOf, stateOf } from '../registry/state';
import { author, promotion, testFolderForEach, wallet } from '../testing/testFolder';
import { setPolicy, testBuild } from '../testing/testRelease';
import { writeRoot } from '../trust/trust';
import { faultsOf } from '../trust/verifyHistory';

const setup = testFolderForEach();

type Written = Record<string, unknown>;
const read = async (key: string) => JSON.parse(String(await setup().store.read(key))) as Written;
const write = (key: string, document: object) => setup().store.write(key, Buffer.from(JSON.stringify(document)));

/** Writes the next entry of the history as a later version would. */
async function writeEntry(sequence: number, change: (record: Written) => object, secret: PrivateKey = setup().secret) {
  const { signature: _signature, ...before } = await read(historyKey(sequence - 1));
  const manifest = { ...(before['manifest'] as object), sequence };
  await write(historyKey(sequence), await sign(change({ ...before, sequence, manifest }), secret));
}
const aboutEntry = (sequence: number, what: string) =>
  `${historyKey(sequence)} ${what}: a newer Parlour wrote it; upgrade this program first`;
const NEWER = 'has the format 2, and this version reads 1';
/** Entries of a site beside the default one have the format 2. */
const NEWER_ENTRY = 'has the format 3, and this version reads 1 and 2';

describe('an entry of the history by a later version', () => {
  const entries: [string, (record: Written) => object, string][] = [
    ['of another format', (record) => ({ ...record, format: 3, shape: 'new' }), NEWER_ENTRY],
    ['with a manifest of another format', (record) => ({ ...record, manifest: { format: 2 } }), NEWER],
    [
      'with a change that is not known',
      (record) => ({ ...record, change: { kind: 'not known yet' } }),
      'is signed, and this version does not know all that is in it (change.kind)',
    ],
    [
      'with a field of the manifest that is not known',
      (record) => ({ ...record, manifest: { ...(record['manifest'] as object), regions: ['eu'] } }),
      'is signed, and this version does not know all that is in it (manifest.regions)',
    ],
  ];

  it.each(entries)('%s: players get the manifest before it, and nothing is changed after it', async (_what, change, reason) => {
    const running = await setup().released('1.0.0');
    await setup().publish(wallet('1.1.0'));
    const trust = await running.trust();
    await writeEntry(3, change);
    const stored = await setup().store.read(historyKey(3));
    for (const registry of [running, await setup().reopen()]) {
      await expect(registry.current()).resolves.toMatchObject({ sequence: 2 });
      await expect(registry.unread()).resolves.toMatchObject({ key: historyKey(3) });
      const attempts: ((one: Registry) => Promise<unknown>)[] = [
        (one) => one.head(),
        (one) => apply(one, promotion('1.1.0'), author),
        (one) => stateOf(one),
        (one) => historyOf(one),
        (one) => planRetention(one, { retainMs: 0, retainManifests: 1, lastSeen: new Map(), now: Date.now() }),
      ];
      for (const attempt of attempts)
        await expect(attempt(registry)).rejects.toEqual(expect.objectContaining({ message: aboutEntry(3, reason) }));
    }
    await expect(faultsOf(setup().store, trust)).rejects.toThrow(aboutEntry(3, reason));
    expect(await setup().store.list('history')).toHaveLength(3);
    expect(await setup().store.read(historyKey(3))).toEqual(stored);
  });

  it('is not overwritten by who looked before it came', async () => {
    const registry = await setup().released('1.0.0');
    const head = await registry.head();
    const record = await registry.record(2);
    await writeEntry(3, (written) => ({ ...written, format: 3 }));
    if (record === undefined) throw new Error('there is no entry 2');
    await expect(registry.commit(head, record)).rejects.toThrow(aboutEntry(3, NEWER_ENTRY));
  });

  it('that nobody signed is forged, whatever format it claims', async () => {
    const registry = await setup().released('1.0.0');
    await writeEntry(3, (record) => ({ ...record, format: 3 }), { ...(await createKey()), kid: setup().secret.kid });
    await expect(registry.unread()).resolves.toBeUndefined();
    await expect(registry.head()).resolves.toMatchObject({ sequence: 2 });
    await expect(faultsOf(setup().store, await registry.trust())).resolves.toEqual([
      'manifest 3 is not as this registry signed it',
    ]);
  });

  it('is not what else the registry signs: a manifest as it is served, or another entry', async () => {
    const registry = await setup().released('1.0.0');
    const served = await sign({ ...(await registry.current()), sequence: 3, validUntil: 'soon' }, setup().secret);
    for (const document of [served, await read(historyKey(2))]) {
      await write(historyKey(3), document);
      await expect(registry.unread()).resolves.toBeUndefined();
      await expect(faultsOf(setup().store, await registry.trust())).resolves.toEqual([
        'manifest 3 is not as this registry signed it',
      ]);
    }
  });

  it('is read when it only says more of what was done, also with the number of the format', async () => {
    const registry = await setup().released('1.0.0');
    await writeEntry(3, (record) => ({ format: 1, ...record, gateway: 'west' }));
    await expect(registry.head()).resolves.toMatchObject({ sequence: 3 });
  });
});

it('a policy of a later version changes nothing for players, and nobody changes anything under it', async () => {
  const registry = await setup().released('1.0.0');
  await setPolicy(registry, setup().secret, ({ members, apps }) => ({ members, apps: { ...apps, wallet: { budget: 1 } } }));
  const later = await sign({ format: 2, rules: [] }, setup().secret);
  await writeEntry(4, (record) => ({ ...record, policy: 4, change: { kind: 'setPolicy', policy: later } }));
  for (const one of [registry, await setup().reopen()]) {
    await expect(one.current()).resolves.toMatchObject({ shell: { version: '1.0.0' } });
    await expect(one.head()).rejects.toThrow(aboutEntry(4, NEWER));
  }
  await expect(faultsOf(setup().store, await registry.trust())).rejects.toThrow(aboutEntry(4, NEWER));
});

it('a policy that somebody else signed is wrong, whatever format it claims', async () => {
  const registry = await setup().released('1.0.0');
  const policy = await sign({ format: 2, rules: [] }, await createKey());
  await expect(apply(registry, { kind: 'setPolicy', policy }, author)).rejects.toThrow('the policy is not valid: format');
});

it('a root document of a later version stops who starts, and leaves who runs with what is live', async () => {
  const { folder, store, secret } = setup();
  await setup().released('1.0.0');
  await writeFile(keyFile(folder, 'registry'), JSON.stringify(secret));
  const registry = await initRegistry(store, folder);
  const [root, online] = await Promise.all(['root', 'registry'].map((name) => readKey(keyFile(folder, name))));
  if (root === undefined || online === undefined) throw new Error('there are no keys');
  await writeRoot(store, { version: 2, root: [publicPart(root)], online: [publicPart(online)] }, root);
  await expect(registry.current()).resolves.toMatchObject({ sequence: 2 });
  const key = 'trust/00000003.json';
  await write(key, await sign({ format: 2, version: 3, roles: {} }, root));
  await expect(openRegistry(store, online)).rejects.toThrow(`${key} ${NEWER}`);
  await expect(registry.current()).resolves.toMatchObject({ sequence: 2 });
  await write(key, await sign({ format: 2, version: 3, roles: {} }, await createKey()));
  await expect(openRegistry(store, online)).rejects.toThrow(`${key} in the store is not signed by the root key before it`);
});

describe('a release of a later version', () => {
  const key = 'published/wallet/1.1.0.json';
  it.each<[string, object, string]>([
    ['of another format', { format: 2 }, NEWER],
    [
      'with a field that is not known',
      { runtime: 'wasm' },
      'is signed, and this version does not know all that is in it (runtime)',
    ],
  ])('%s is neither hidden nor made live', async (_what, change, reason) => {
    const registry = await setup().released('1.0.0');
    await write(key, await sign({ ...wallet('1.1.0'), ...change }, await setup().keyOf('wallet')));
    const text = `${key} ${reason}`;
    await expect(registry.release('wallet', '1.1.0')).rejects.toThrow(text);
    await expect(apply(registry, promotion('1.1.0'), author)).rejects.toThrow(text);
    await expect(stateOf(registry)).rejects.toThrow(text);
    await expect(registry.current()).resolves.toMatchObject({ sequence: 2 });
  });

  it('that its team did not sign, or signed under another name, is none', async () => {
    const registry = await setup().released('1.0.0');
    const team = await setup().keyOf('wallet');
    for (const document of [
      await sign({ ...wallet('1.1.0'), format: 2 }, await createKey()),
      await sign({ ...wallet('1.0.9'), format: 2 }, team),
    ]) {
      await write(key, document);
      await expect(registry.release('wallet', '1.1.0')).resolves.toBeUndefined();
    }
  });

  it('is not published', async () => {
    const { registry, keyOf } = setup();
    const { files: built, sbom } = testBuild(wallet('1.1.0'));
    const files = built.map((file) => ({ ...file, read: async () => file }));
    const signed = await sign({ ...wallet('1.1.0'), format: 2 }, await keyOf('wallet'));
    await expect(registry.publishSigned(signed, files, sbom)).rejects.toThrow(UnknownFormat);
  });
});

it('figures of a later version count for nothing, except where releases would be removed for their lack', async () => {
  const { store } = setup();
  const minutes = [{ minute: 60, releases: { 'wallet@1.0.0': { loads: 3, failedPages: 0 } } }];
  await write(telemetryKey(1, 'one'), { format: 1, minutes });
  await write(telemetryKey(1, 'earlier'), { minutes });
  await expect(readLoads(store, 0)).resolves.toEqual(new Map([['wallet@1.0.0', 6]]));
  await expect(lastUses(store, 0)).resolves.toEqual(new Map([['wallet@1.0.0', 3_600_000]]));
  await write(telemetryKey(1, 'two'), { format: 2, columns: [] });
  await expect(readLoads(store, 0)).resolves.toEqual(new Map([['wallet@1.0.0', 6]]));
  await expect(lastUses(store, 0)).rejects.toThrow(`${telemetryKey(1, 'two')} ${NEWER}`);
});
