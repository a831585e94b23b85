import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey, publicPart } from '@parlour/release-contract/signature';
import { apply, registryCaller } from '../registry/operations';
import { createReplay, readReplay, replayedManifest } from './openReplay';
import { fileStore } from '../storage/fileStore';
import { type TestRegistry, testRegistry, testRemote, testShell } from '../testing/testRelease';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR_MS = 3_600_000;

let folder: string;
let site: TestRegistry;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'replay-'));
  site = await testRegistry(fileStore(folder));
  await site.release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']), testRemote('lobby', '1.0.0', ['/']));
  for (const version of ['1.1.0', '1.2.0']) await site.publish(testRemote('wallet', version, ['/wallet']));
  const by = { caller: registryCaller('ana'), reason: 'new receipt' };
  const to = { kind: 'share', share: 500 } as const;
  await apply(site.registry, { kind: 'promote', releases: [{ name: 'wallet', version: '1.1.0' }], to }, by);
  await site.promote({ name: 'wallet', version: '1.2.0' });
});
afterAll(() => rm(folder, { recursive: true }));

const textOf = ({ path: address }: { readonly path: string }) => address.replace('/?composition=', '');
const request = { sequence: 2, canaries: ['wallet'], hours: 4, by: 'Ana 安娜' };

it('is signed, and read until it has expired', async () => {
  const made = await createReplay(site.registry, request, NOW);
  expect(made).toEqual({
    path: expect.stringMatching(/^\/\?composition=[\w-]+$/),
    validUntil: '2026-11-20T16:00:00.000Z',
  });
  const read = (nowMs: number, key = site.secret) => readReplay(textOf(made), publicPart(key), nowMs);
  await expect(read(NOW)).resolves.toMatchObject({ replay: 2, canaries: ['wallet'], by: 'Ana 安娜' });
  await expect(read(NOW + 4 * HOUR_MS)).resolves.toBeUndefined();
  await expect(read(NOW, await createKey())).resolves.toBeUndefined();
});

it.each<[string, (opened: object) => unknown]>([
  ['another manifest', (opened) => ({ ...opened, replay: 1 })],
  ['a longer life', (opened) => ({ ...opened, validUntil: '2999-01-01T00:00:00.000Z' })],
  ['no signature', (opened) => ({ ...opened, signature: undefined })],
  ['nonsense', () => 7],
])('with %s it is none', async (_what, change) => {
  const opened = JSON.parse(Buffer.from(textOf(await createReplay(site.registry, request, NOW)), 'base64url').toString());
  const text = Buffer.from(JSON.stringify(change(opened))).toString('base64url');
  await expect(readReplay(text, site.secret, NOW)).resolves.toBeUndefined();
});

it('neither is another document that the registry signed', async () => {
  const preview = await site.registry.sign({ rings: [], overrides: {}, by: 'Ana', validUntil: '2999-01-01T00:00:00.000Z' });
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  await expect(readReplay(text, site.secret, NOW)).resolves.toBeUndefined();
});

it('shows the canaries that it names to everyone, and no others', async () => {
  const wallet = async (canaries: readonly string[]) =>
    (await replayedManifest(site.registry, { replay: 2, canaries: [...canaries] })).remotes['wallet'];
  await expect(wallet(['wallet'])).resolves.toMatchObject({ version: '1.1.0', container: 'wallet_1_1_0' });
  await expect(wallet([])).resolves.toMatchObject({ version: '1.0.0' });
  for (const canaries of [['wallet'], []]) expect(await wallet(canaries)).not.toHaveProperty('canary');
});

it.each([
  [9, [], 'there is no manifest 9'],
  [2, ['lobby'], 'lobby had no canary in manifest 2'],
  [2, ['nobody'], 'nobody had no canary in manifest 2'],
])('of manifest %d with the canaries %j it says: %s', async (sequence, canaries, message) => {
  await expect(createReplay(site.registry, { ...request, sequence, canaries }, NOW)).rejects.toThrow(message);
});

it('says which release is not there any more', async () => {
  const descriptor = await site.registry.descriptor('wallet', '1.1.0');
  if (descriptor !== undefined) await site.registry.removeFiles(descriptor);
  await expect(createReplay(site.registry, request, NOW)).rejects.toThrow(
    'the files of wallet@1.1.0, live in manifest 2, were removed',
  );
  await expect(createReplay(site.registry, { ...request, canaries: [] }, NOW)).resolves.toBeDefined();
});
