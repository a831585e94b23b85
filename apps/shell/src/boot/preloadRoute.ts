import type { Manifest } from '@parlour/releases/manifest';
import { preload } from '../remotes/preload';
import { findRoute } from '../remotes/resolve';

/** Starts to fetch the files of the screen in the address; the manifest is used as it was served, the shell checks it later. */
export function preloadRoute(document: Document, hash: string): void {
  const text = document.getElementById('manifest')?.textContent;
  const found = text ? findRoute(JSON.parse(text) as Manifest, hash.slice(1)) : undefined;
  if (found !== undefined) preload(found);
}
