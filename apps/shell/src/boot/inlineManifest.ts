import { type Manifest, parseManifest } from '@parlour/releases/manifest';

/** The manifest that the document carries; throws when the document was served without one. */
export function inlineManifest(document: Document): Manifest {
  return parseManifest(JSON.parse(document.getElementById('manifest')?.textContent ?? 'null'));
}
