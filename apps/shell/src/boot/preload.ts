import { filesOf, type FoundRoute } from '@parlour/release-contract/findRoute';
import { mapImports } from './mapImports';

/** Starts to fetch the files of a screen, at most once each. */
export function preload(found: FoundRoute): void {
  mapImports([found]);
  const rel = found.release.imports ? 'modulepreload' : 'preload';
  for (const { url, integrity } of filesOf(found)) {
    if (document.querySelector(`link[href="${url}"]`) !== null) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel, as: 'script', href: url, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}

/** Removes the preload links of a release, so that its files can be requested again. */
export function removePreloads(base: string): void {
  for (const link of document.querySelectorAll(`link[href^="${base}"]`)) link.remove();
}
