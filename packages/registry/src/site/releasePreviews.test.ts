import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Change } from '@parlour/release-contract/change';
import { createKey, publicPart } from '@parlour/release-contract/signature';
import { isPreviewVersion, previewVersion } from '@parlour/release-contract/previewVersion';
import { apply, propose, registryCaller } from '../registry/operations';
import { historyOf, stateOf } from '../registry/state';
import { collectGarbage, planRetention } from '../registry/retention';
import { fileStore } from '../storage/fileStore';
import type { Store } from '../storage/store';
import { setPolicy, type TestRegistry, testRegistry, testRemote, testShell } from '../testing/testRelease';
import { createReleasePreviews, keptForPreviews } from './releasePreviews';

const DAY_MS = 24 * 3_600_000;
const VERSION = previewVersion(Date.parse('2026-11-20T12:00:00Z'));
const by = registryCaller('ana').author;
const shown = { name: 'wallet', version: VERSION };
const request = { releases: [shown], title: 'A clearer receipt', days: 7 };

let folder: string;
let store: Store;
let site: TestRegistry;
let clock: number;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'previews-'));
  store = fileStore(folder);
  site = await testRegistry(store);
  await site.release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']), testRemote('lobby', '1.0.0', ['/']));
  await site.publish(testRemote('wallet', VERSION, ['/wallet', '/new']));
  clock = Date.now();
});
afterEach(() => rm(folder, { recursive: true }));

const previews = (registry = site.registry) => createReleasePreviews(registry, store, () => clock);
const textOf = ({ path: address }: { readonly path: string }) => address.replace('/?composition=', '');
const open = (text: string, registry = site.registry, key = site.secret) => previews(registry).open(text, publicPart(key));

it('shows what everyone has with these releases in their place, also when that changes, and changes nothing itself', async () => {
  const before = await site.registry.head();
  const made = await previews().make(request, by);
  expect(made).toMatchObject({ releases: [shown], title: 'A clearer receipt', by: 'ana' });
  expect(made.path.length).toBeLessThan(130);
  const versions = async () => {
    const { manifest } = await open(textOf(made));
    return Object.values(manifest.remotes).map(({ version }) => version);
  };
  expect(await versions()).toEqual([VERSION, '1.0.0']);
  expect((await site.registry.head()).sequence).toBe(before.sequence);
  await site.release(testRemote('lobby', '1.1.0', ['/']));
  expect(await versions()).toEqual([VERSION, '1.1.0']);
});

it('of several releases shows them together', async () => {
  const lobby = { name: 'lobby', version: previewVersion(7) };
  await site.publish(testRemote('lobby', lobby.version, ['/']));
  const { manifest } = await open(textOf(await previews().make({ ...request, releases: [shown, lobby] }, by)));
  expect([manifest.remotes['wallet']?.version, manifest.remotes['lobby']?.version]).toEqual([VERSION, lobby.version]);
});

it('ends after its days, or when somebody ends it', async () => {
  const made = await previews().make(request, by);
  expect(await previews().list()).toMatchObject([{ id: made.id, path: made.path }]);
  clock += 7 * DAY_MS - 1;
  await expect(open(textOf(made))).resolves.toBeDefined();
  clock += 1;
  await expect(open(textOf(made))).rejects.toThrow('This link has expired');
  expect(await previews().list()).toEqual([]);
  clock -= DAY_MS;
  expect(await previews().end(made.id)).toBe(true);
  await expect(open(textOf(made))).rejects.toThrow('This preview was ended.');
  expect(await previews().end(made.id)).toBe(false);
});

it.each<[string, (text: string) => string]>([
  ['another id', (text) => `A${text.slice(1)}`],
  ['another time', (text) => text.replace(/\.[0-9a-z]+\./, (time) => `${time.slice(0, -2)}z.`)],
  ['another signature', (text) => `${text.slice(0, -4)}AAAA`],
  ['no signature', (text) => text.split('.').slice(0, 2).join('.')],
  ['a path in its id', () => `../../../../.${'z'.repeat(8)}.${'A'.repeat(86)}`],
])('a link with %s shows nothing, and nothing is read for it', async (_what, forge) => {
  const made = await previews().make(request, by);
  const read = jest.spyOn(store, 'read');
  await expect(open(forge(textOf(made)))).rejects.toThrow('This link has expired, or is not of this site.');
  expect(read.mock.calls.filter(([key]) => key.startsWith('previews'))).toEqual([]);
});

it('is of one site, and of this registry', async () => {
  await setPolicy(site.registry, site.secret, (policy) => ({
    ...policy,
    sites: { default: { hosts: ['a.example'] }, staging: { hosts: ['b.example'] } },
  }));
  const made = await previews().make(request, by);
  await expect(open(textOf(made), site.registry.on('staging'))).rejects.toThrow('is not of this site');
  await expect(open(textOf(made), site.registry, await createKey())).rejects.toThrow('is not of this site');
  expect(await previews(site.registry.on('staging')).list()).toEqual([]);
});

it('a stored preview that the registry did not sign is none', async () => {
  const made = await previews().make(request, by);
  const key = `previews/${made.id}.json`;
  const text = String(await store.read(key));
  await store.write(key, Buffer.from(text.replace('A clearer receipt', 'Log in here again')));
  await expect(open(textOf(made))).rejects.toThrow('This preview was ended.');
  expect(await previews().list()).toEqual([]);
});

it.each([
  ['a path of another remote', () => testRemote('wallet', previewVersion(9), ['/wallet', '/']), '/ belongs to wallet and lobby'],
  [
    'another platform',
    () => testRemote('wallet', previewVersion(9), ['/wallet'], { platformVersion: '^9.0.0' }),
    'wallet 0.0.0-preview.9 needs the platform ^9.0.0',
  ],
])('of a release with %s is refused as the gate does, and nothing is stored', async (_what, release, message) => {
  await site.publish(release());
  const asked = { ...request, releases: [{ name: 'wallet', version: previewVersion(9) }] };
  await expect(previews().make(asked, by)).rejects.toThrow(message);
  expect(await store.list('previews')).toEqual([]);
});

it('of the shell, of nothing published, and where nothing is live, is refused', async () => {
  const of = (name: string, version: string) => previews().make({ ...request, releases: [{ name, version }] }, by);
  await expect(of('shell', '1.0.0')).rejects.toThrow('it cannot replace the shell');
  await expect(of('wallet', '9.9.9')).rejects.toThrow('wallet@9.9.9 is not published');
});

it('says when it does not fit what is live any more', async () => {
  const made = await previews().make(request, by);
  const remotes = ['wallet', 'lobby'].map((name) =>
    testRemote(name, '2.0.0', name === 'lobby' ? ['/'] : ['/wallet'], { platformVersion: '^2.0.0' }),
  );
  await site.release(testShell('2.0.0', '2.0.0'), ...remotes);
  await expect(open(textOf(made))).rejects.toThrow('This preview does not fit what is live any more: wallet');
});

it('a preview is never promoted, in no way, and no list of releases has it', async () => {
  const promote: Extract<Change, { kind: 'promote' }> = { kind: 'promote', releases: [shown], to: { kind: 'share', share: 1 } };
  const refusal = `wallet@${VERSION} is a preview, which never goes live; publish what was merged as a release`;
  const asked = { caller: registryCaller('ana'), reason: 'x' };
  await expect(apply(site.registry, promote, asked)).rejects.toThrow(refusal);
  await expect(
    apply(site.registry, { kind: 'schedule', releases: [shown], stages: [{ to: promote.to }], loads: 0 }, asked),
  ).rejects.toThrow(refusal);
  expect((await propose(site.registry, promote, asked.caller)).isAllowed).toBe(false);
  const { apps = [] } = (await stateOf(site.registry)) ?? {};
  expect(apps.flatMap(({ releases }) => releases.map(({ version }) => version)).filter(isPreviewVersion)).toEqual([]);
  expect(await historyOf(site.registry)).toHaveLength(1);
});

it('gc takes a preview that is over with all that was stored of it, and keeps what a link shows', async () => {
  const made = await previews().make(request, by);
  const rules = async () => ({
    retainMs: 72 * 3_600_000,
    retainManifests: 1,
    lastSeen: new Map<string, number>(),
    previewed: (await keptForPreviews(store, clock)).kept,
    now: clock,
    settleMs: 0,
  });
  clock += 6 * DAY_MS;
  expect((await planRetention(site.registry, await rules())).removed).toEqual([]);
  clock += 2 * DAY_MS;
  expect((await keptForPreviews(store, clock)).over).toEqual([`previews/${made.id}.json`]);
  expect((await collectGarbage(site.registry, await rules())).removed).toEqual([shown]);
  expect(await site.registry.release('wallet', VERSION)).toBeUndefined();
  expect(await site.registry.versions('wallet')).toEqual(['1.0.0']);
  expect(await store.list(`assets/wallet/${VERSION}`)).toEqual([]);
  expect(await store.list('bills/wallet')).toEqual(['1.0.0.json']);
});

it('shows what is switched off as switched off', async () => {
  const made = await previews().make(request, by);
  await apply(
    site.registry,
    { kind: 'switchOff', name: 'wallet' },
    { caller: registryCaller('ana'), reason: 'the bank is down' },
  );
  expect((await open(textOf(made))).manifest.remotes['wallet']).toMatchObject({ version: VERSION, off: 'all' });
});

it.each([
  [{ title: ' ' }, 'a title has 1 to 120 characters'],
  [{ title: 'x'.repeat(121) }, 'a title has 1 to 120 characters'],
  [{ days: 0.01 }, 'a preview is there for an hour at least'],
  [{ days: 7.1 }, 'and for 7 days at most'],
  [{ days: Number.NaN }, 'a preview is there for an hour at least'],
])('with %j none is made', async (more, message) => {
  await expect(previews().make({ ...request, ...more }, by)).rejects.toThrow(message);
});
