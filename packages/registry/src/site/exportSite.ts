import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Manifest } from '@parlour/release-contract/manifest';
import { RegistryRefusal } from '../registry/refusals';
import type { Registry } from '../registry/registry';
import { assetKey } from '../registry/releaseKeys';
import type { StoredKey } from '../trust/keys';
import { createManifestSigner, documentOf } from './servedManifest';
import { APP_MANIFEST, appManifestOf } from './appManifest';
import { brandedTemplate, liveBrandOf } from './brandedTemplate';
import { SERVICE_WORKER, serviceWorkerOf } from './serviceWorker';
import { NOTICES, noticesOf, releasesOf } from './thirdPartyNotices';
import type { Store } from '../storage/store';
import { readRootDocuments } from '../trust/trust';

const DOCUMENT = 'index.html';
const MANIFEST = 'manifest.json';
const TRUST = 'trust.json';

interface Export {
  readonly registry: Registry;
  /** Where the registry stores the files of releases. */
  readonly store: Store;
  readonly key: StoredKey;
  /** Where the site is written to. */
  readonly into: Store;
  readonly now?: () => number;
}

export interface Exported {
  readonly manifest: Manifest;
  /** How many files were newly written. */
  readonly added: number;
  readonly validUntil: string;
}

/**
 * Writes what is live as files that a plain web server can serve: every release that a visitor may get, with its compressed
 * variants, then the manifest, then the document. Files of earlier exports stay, because open pages may need them.
 */
export async function exportSite({ registry, store, key, into, now = Date.now }: Export): Promise<Exported> {
  const manifest = await registry.current();
  if (manifest === undefined) throw new RegistryRefusal('nothing is live yet');
  let added = 0;
  for (const { name, version } of releasesOf(manifest)) added += await copyRelease(name, version);
  const { manifest: served } = await createManifestSigner(key, now)(manifest);
  const exported = { manifest, added, validUntil: served.validUntil };
  const plain = await store.read(`assets/shell/${manifest.shell.version}/document.html`);
  if (plain === undefined) throw new RegistryRefusal(`the shell ${manifest.shell.version} has no document`);
  const template = await brandedTemplate(registry, String(plain), manifest);
  // Pages with an earlier key request these when they see a manifest that a new key signed.
  const roots = await readRootDocuments(store);
  const documentWith = (signed: typeof served) => Buffer.from(documentOf(template, signed, key, roots.length));
  const written = await into.read(MANIFEST);
  const before = written && (JSON.parse(String(written)) as typeof served);
  const isSameKey = before?.signature.key === served.signature.key;
  // Signing it again would change its bytes but not its content, and every page would fetch it again.
  if (before?.sequence === served.sequence && before.validUntil === served.validUntil && isSameKey) {
    // The document is written last: if it belongs to an earlier manifest, the export was interrupted.
    if ((await into.read(DOCUMENT))?.equals(documentWith(before))) return exported;
  }
  await writeWithTwins(into, SERVICE_WORKER, await serviceWorkerOf(store, manifest));
  const appManifest = await appManifestOf(store, manifest, await liveBrandOf(registry, manifest));
  if (appManifest !== undefined) await writeWithTwins(into, APP_MANIFEST, appManifest);
  await writeWithTwins(into, NOTICES, await noticesOf(store, manifest));
  await into.write(TRUST, Buffer.from(JSON.stringify(roots)));
  await writeWithTwins(into, MANIFEST, JSON.stringify(served));
  await into.write(DOCUMENT, documentWith(served));
  return exported;

  async function copyRelease(name: string, version: string): Promise<number> {
    const descriptor = await registry.descriptor(name, version);
    if (descriptor === undefined) throw new RegistryRefusal(`${name} ${version} is live and not published`);
    let copied = 0;
    for (const { path } of descriptor.files) {
      for (const suffix of ['.br', '.gz', '']) {
        const bytes = await store.read(assetKey(descriptor, path) + suffix);
        if (bytes === undefined && suffix === '') {
          throw new RegistryRefusal(
            `${name} ${version} is live and its file ${path} is not in the store: restore it, then export again`,
          );
        }
        if (bytes !== undefined && (await into.create(assetKey(descriptor, path) + suffix, bytes))) copied += 1;
      }
    }
    return copied;
  }
}

async function writeWithTwins(into: Store, name: string, text: string): Promise<void> {
  await into.write(`${name}.br`, await promisify(brotliCompress)(text));
  await into.write(`${name}.gz`, await promisify(gzip)(text, { level: 9 }));
  await into.write(name, Buffer.from(text));
}
