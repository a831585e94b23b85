import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { unregisteringWorker } from './serviceWorker';
import { exportSite } from './exportSite';
import { createKey, isSigned } from '@parlour/release-contract/signature';
import { fileStore } from '../storage/fileStore';
import type { Store } from '../storage/store';
import { author, testFolderForEach, promotion, wallet } from '../testing/testFolder';
import { apply } from '../registry/operations';
import { testShell } from '../testing/testRelease';

const setup = testFolderForEach();
const template = '<i nonce="__NONCE__"></i><script data-key="__KEY__">__MANIFEST__</script>';
const at = (text: string) => () => Date.parse(text);

async function released(...versions: readonly string[]) {
  const { publish, promote, release } = setup();
  const shell = testShell('1.0.0', '1.2.0', template);
  await publish(shell, template);
  await promote(shell);
  for (const version of versions) await release(wallet(version));
}

function write(now = at('2026-11-20T12:10:00Z')) {
  const { registry, store, secret, folder } = setup();
  const into = fileStore(path.join(folder, 'site'));
  const text = async (name: string) => String(await into.read(name));
  return exportSite({ registry, store, key: secret, into, now }).then((exported) => ({ exported, into, text }));
}

it('says that nothing is live', async () => {
  await expect(write()).rejects.toThrow('nothing is live yet');
});

it('writes the live release, what stands by for it and a canary, with their twins, and nothing else', async () => {
  await released('1.0.0', '1.1.0', '1.2.0');
  await setup().publish(wallet('1.3.0'));
  await apply(setup().registry, promotion('1.3.0', 500), author);
  const { into } = await write();
  await expect(into.list('assets/wallet')).resolves.toEqual(['1.1.0', '1.2.0', '1.3.0']);
  await expect(into.list('assets/wallet/1.3.0')).resolves.toEqual(['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz']);
});

it('writes no manifest whose release lacks a file', async () => {
  await released('1.0.0', '1.1.0');
  await setup().store.remove('assets/wallet/1.1.0/remoteEntry.js');
  await expect(write()).rejects.toThrow('wallet 1.1.0 is live and its file remoteEntry.js is not in the store');
  await expect(fileStore(path.join(setup().folder, 'site')).read('manifest.json')).resolves.toBeUndefined();
});

it('writes the same signed manifest alone, compressed and into the document, whose nonce is left to the server', async () => {
  await released('1.0.0');
  const { into, text } = await write();
  const manifest = await text('manifest.json');
  await expect(isSigned(JSON.parse(manifest), [setup().secret])).resolves.toBe(true);
  expect(brotliDecompressSync((await into.read('manifest.json.br')) ?? '').toString()).toBe(manifest);
  expect(gunzipSync((await into.read('manifest.json.gz')) ?? '').toString()).toBe(manifest);
  const document = await text('index.html');
  expect(document).toContain('nonce="__NONCE__"');
  // Parsed instead of compared as text, because the document escapes whatever looks like a placeholder in a signature.
  expect(JSON.parse(/>({.*})<\/script>/.exec(document)?.[1] ?? '')).toEqual(JSON.parse(manifest));
});

it('writes the service worker of the shell, or the one that takes it away', async () => {
  await released('1.0.0');
  const bare = await write();
  expect(await bare.text('service-worker.js')).toBe(unregisteringWorker);
  await setup().store.write('assets/shell/1.0.0/service-worker.js', Buffer.from('let worker;'));
  await setup().release(wallet('1.1.0'));
  const { into, text } = await write();
  expect(await text('service-worker.js')).toBe('let worker;');
  expect(brotliDecompressSync((await into.read('service-worker.js.br')) ?? '').toString()).toBe('let worker;');
});

it('changes nothing when nothing changed, follows the hour and the next release, and keeps what it wrote', async () => {
  await released('1.0.0');
  const first = await write();
  const manifest = await first.text('manifest.json');
  const again = await write(at('2026-11-20T12:50:00Z'));
  expect(again.exported.added).toBe(0);
  expect(await again.text('manifest.json')).toBe(manifest);
  const later = await write(at('2026-11-20T13:00:00Z'));
  expect(JSON.parse(await later.text('manifest.json'))).toMatchObject({ sequence: 2, validUntil: later.exported.validUntil });
  expect(later.exported.validUntil).toBe('2026-11-21T14:00:00.000Z');
  for (const version of ['1.1.0', '1.2.0']) await setup().release(wallet(version));
  const next = await write(at('2026-11-20T13:00:00Z'));
  expect(await next.text('index.html')).toContain('"version":"1.2.0"');
  await expect(next.into.list('assets/wallet')).resolves.toEqual(['1.0.0', '1.1.0', '1.2.0']);
});

it('writes the manifest again when the online key was replaced, also within the hour, with the root documents', async () => {
  await released('1.0.0');
  const { into, text } = await write();
  expect(await text('trust.json')).toBe('[]');
  const { registry, store } = setup();
  const key = await createKey();
  await exportSite({ registry, store, key, into, now: at('2026-11-20T12:20:00Z') });
  await expect(isSigned(JSON.parse(await text('manifest.json')), [key])).resolves.toBe(true);
  expect(await text('index.html')).toContain(key.kid);
});

it('writes again what was cut off before its document, which would be that of before', async () => {
  await released('1.0.0', '1.1.0');
  const { into } = await write();
  await setup().release(wallet('1.2.0'));
  const { registry, store, secret } = setup();
  const dying: Store = {
    ...into,
    write: async (key, value) => {
      if (key === 'index.html') throw new Error('cut off');
      await into.write(key, value);
    },
  };
  const now = at('2026-11-20T12:10:00Z');
  await expect(exportSite({ registry, store, key: secret, into: dying, now })).rejects.toThrow('cut off');
  const { text } = await write();
  expect(JSON.parse(await text('manifest.json'))).toMatchObject({ remotes: { wallet: { version: '1.2.0' } } });
  expect(JSON.parse(/>({.*})<\/script>/.exec(await text('index.html'))?.[1] ?? '')).toEqual(
    JSON.parse(await text('manifest.json')),
  );
});
