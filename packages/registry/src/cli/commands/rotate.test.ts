import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey, publicPart } from '@parlour/release-contract/signature';
import { runCommand } from 'citty';
import { initRegistry, readOnlineKey } from '../../registry/initRegistry';
import { keyFile, readKey } from '../../trust/keys';
import { replaceOnlineKey } from '../../trust/replaceOnlineKey';
import { fileStore } from '../../storage/fileStore';
import { writeRoot } from '../../trust/trust';

let folder: string;
let said: jest.SpyInstance;
// The commands read the folder when they are loaded.
beforeAll(async () => (folder = process.env['DATA_DIR'] = await mkdtemp(path.join(tmpdir(), 'rotate-'))));
beforeEach(() => (said = jest.spyOn(process.stdout, 'write').mockReturnValue(true)));
afterEach(async () => {
  said.mockRestore();
  await rm(folder, { recursive: true });
});

const fileOf = (role: string) => keyFile(path.join(folder, 'keys'), role);

async function open() {
  const store = fileStore(path.join(folder, 'registry'));
  const registry = await initRegistry(store, path.join(folder, 'keys'));
  const root = await readKey(fileOf('root'));
  if (root === undefined) throw new Error('there is no root key');
  return { store, registry, root, trust: await registry.trust() };
}

/** Replaces a key as `rotate` does, up to the moment before the new one is in its place. */
async function killedRotation(role: 'online' | 'root') {
  const { store, registry, root, trust } = await open();
  const made = await createKey();
  const file = fileOf(role === 'root' ? 'root' : 'registry');
  await writeFile(`${file}.next`, JSON.stringify(role === 'root' ? made : { ...made, registry: trust.registry }));
  if (role === 'online') await replaceOnlineKey({ registry, store }, made, root, { settleMs: 0 });
  else await writeRoot(store, { version: trust.version + 1, root: [publicPart(made)], online: trust.online }, root);
  return { store, made, file };
}

it('a new online key whose rotation was killed takes its place when a gateway starts', async () => {
  const { store, made, file } = await killedRotation('online');
  await expect(readOnlineKey(store, path.join(folder, 'keys'))).resolves.toMatchObject({ kid: made.kid });
  expect([(await readKey(file))?.kid, existsSync(`${file}.next`)]).toEqual([made.kid, false]);
});

it.each(['online', 'root'] as const)(
  'a new %s key whose rotation was killed takes its place with the next command',
  async (role) => {
    const { store, made, file } = await killedRotation(role);
    const { rotateCommand } = await import('./rotate');
    await runCommand(rotateCommand, { rawArgs: [role] });
    const key = await readKey(file);
    expect([key?.kid === made.kid, existsSync(`${file}.next`)]).toEqual([false, false]);
    await expect(readOnlineKey(store, path.join(folder, 'keys'))).resolves.toBeDefined();
  },
);

it.each([
  ['was never named', async () => JSON.stringify({ ...(await createKey()), registry: 'r' })],
  ['is only half', async () => '{"kid":'],
])('a key beside the online key that %s stays there', async (_what, text) => {
  const { store } = await open();
  const { kid } = await readOnlineKey(store, path.join(folder, 'keys'));
  await writeFile(`${fileOf('registry')}.next`, await text());
  await expect(readOnlineKey(store, path.join(folder, 'keys'))).resolves.toMatchObject({ kid });
  expect(existsSync(`${fileOf('registry')}.next`)).toBe(true);
});
