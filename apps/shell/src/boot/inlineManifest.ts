import type { Manifest } from '@parlour/release-contract/manifest';
import type { PublicKey } from '@parlour/release-contract/signature';

/** The manifest that the document carries: trusted as the document is, checked by whoever served it. */
export function inlineManifest(document: Document): Manifest | undefined {
  const text = document.getElementById('manifest')?.textContent;
  return text ? (JSON.parse(text) as Manifest) : undefined;
}

/** The registry's key, which manifests and preview tokens that come later are signed by. */
export function registryKey(document: Document): PublicKey | undefined {
  const text = document.getElementById('manifest')?.dataset['key'];
  return text ? (JSON.parse(text) as PublicKey) : undefined;
}
