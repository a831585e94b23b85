import type { Manifest } from '@parlour/release-contract/manifest';
import type { PageKey } from '@parlour/release-contract/rootChain';

/** The manifest inside the document: as trusted as the document, verified by its server. */
export function inlineManifest(document: Document): Manifest | undefined {
  const text = document.getElementById('manifest')?.textContent;
  return text ? (JSON.parse(text) as Manifest) : undefined;
}

/** The part of the manifest that the boot script needs (`bootManifestOf`), which precedes the whole manifest in the document. */
export function bootManifest(document: Document): Manifest | undefined {
  const text = document.getElementById('boot-manifest')?.textContent;
  return text ? (JSON.parse(text) as Manifest) : undefined;
}

/** The registry's public key, which verifies later manifests and preview tokens. */
export function registryKey(document: Document): PageKey | undefined {
  const text = document.getElementById('manifest')?.dataset['key'];
  return text ? (JSON.parse(text) as PageKey) : undefined;
}
