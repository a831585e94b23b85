import { appRights, type Caller, type Member } from '@parlour/release-contract/policy';
import { sign } from '@parlour/release-contract/signature';
import type { DescribedBuild } from './describedBuild';
import { integrityOf } from './integrity';
import { apply } from '../registry/operations';
import { collectGarbage } from '../registry/retention';
import { author, promotion, testFolderForEach, wallet } from '../testing/testFolder';
import { TEST_SBOM, testBuild } from '../testing/testRelease';
import { createUploads } from './uploads/uploads';

const setup = testFolderForEach();
const MAP = Buffer.from('{"version":3,"mappings":""}');
const KEY = 'maps/wallet/1.1.0/remoteEntry.js.map';
const named = { name: 'wallet', version: '1.1.0' };

function withMap(): DescribedBuild {
  const map = { path: 'remoteEntry.js.map', integrity: integrityOf(MAP), size: MAP.length, brotli: MAP.length };
  const build = testBuild({ ...wallet('1.1.0'), maps: [map] });
  return { ...build, maps: [{ ...map, bytes: MAP, twins: [] }] };
}
const publish = async () => setup().registry.publish(withMap(), await setup().keyOf('wallet'));

it('stores the source maps of a release beside it, and not below what is served', async () => {
  await expect(publish()).resolves.toBe('published');
  await expect(setup().registry.sourceMap(named, 'remoteEntry.js')).resolves.toEqual(MAP);
  await expect(setup().registry.sourceMap(named, 'other.js')).resolves.toBeUndefined();
  expect(await setup().store.list('assets/wallet/1.1.0')).not.toContain('remoteEntry.js.map');
});

it('reports a changed source map', async () => {
  await setup().released('1.0.0');
  await publish();
  await setup().store.write(KEY, Buffer.from('{"version":3,"sources":["elsewhere"]}'));
  await expect(apply(await setup().reopen(), promotion('1.1.0'), author)).rejects.toThrow(
    'wallet 1.1.0: remoteEntry.js.map is not as it was published',
  );
});

it('removes the source maps with the files', async () => {
  await setup().released('1.0.0');
  await publish();
  const rules = { retainMs: 0, retainManifests: 1, lastSeen: new Map<string, number>(), now: Date.now() + 1000 };
  await collectGarbage(setup().registry, rules);
  await expect(setup().store.read(KEY)).resolves.toBeUndefined();
});

it('a release that was published before there were any stays as it is', async () => {
  const { maps: _maps, ...before } = withMap();
  const { maps: _listed, ...descriptor } = before.descriptor;
  await setup().registry.publish({ ...before, descriptor }, await setup().keyOf('wallet'));
  await expect(publish()).resolves.toBe('known');
  expect((await setup().registry.descriptor('wallet', '1.1.0'))?.maps).toBeUndefined();
  await expect(setup().store.list('maps')).resolves.toEqual([]);
});

it('takes them over the network like files', async () => {
  const member: Member = { kind: 'team', keys: [], apps: { wallet: { rights: [...appRights] } }, site: [] };
  const caller: Caller = { author: { kind: 'team', name: 'wallet' }, rights: [member] };
  const uploads = createUploads(setup().registry, setup().store);
  const { descriptor, files } = withMap();
  const plain = { ...descriptor, files: descriptor.files.map((file) => ({ ...file, brotli: file.size })) };
  await setup().released('1.0.0');
  const { missing } = await uploads.begin(caller, await sign(plain, await setup().keyOf('wallet')), TEST_SBOM);
  expect(missing.map(({ path }) => path)).toEqual(['remoteEntry.js', 'remoteEntry.js.map']);
  const send = (path: string, bytes: Buffer) => uploads.put(caller, named, { path, encoding: 'identity' }, bytes);
  await send('remoteEntry.js', files[0]?.bytes ?? Buffer.from(''));
  await expect(uploads.complete(caller, named)).rejects.toThrow('1 files are missing: remoteEntry.js.map');
  await expect(send('remoteEntry.js.map', Buffer.alloc(MAP.length, ' '))).rejects.toThrow(
    'does not have the bytes that the descriptor names',
  );
  await send('remoteEntry.js.map', MAP);
  await expect(uploads.complete(caller, named)).resolves.toBe('published');
  expect(await setup().store.read(KEY)).toEqual(MAP);
  await expect(setup().store.list('uploads')).resolves.toEqual([]);
});
