import { localized } from '@parlour/platform/localized';
import type { RouteConfig } from '@parlour/platform/remoteConfig';
import { titleOf } from '@parlour/platform/route';
import { type Composition, findRoute } from '@parlour/release-contract/composition';
import { inlineManifest } from './inlineManifest';

/** Whether a screen begins with its title in a header of the brand's gradient; with a query, a bare screen may begin in another way. */
export function hasBrandHeader({ chrome, title }: RouteConfig, query = ''): boolean {
  return chrome === 'bare' && title !== undefined && query === '';
}

/**
 * Writes the screen's title into the document's frame, where the screen will show it. Titles are in the manifest at the document's end:
 * the boot script, which comes before, runs this when the document is parsed.
 */
export function frameTitle(document: Document, visited: Omit<Composition, 'manifest'>, address: string): void {
  const manifest = inlineManifest(document);
  const found = manifest && findRoute({ ...visited, manifest }, address);
  if (found === undefined) return;
  const { route, language } = found;
  const [, query] = address.split('?');
  if (hasBrandHeader(route, query)) document.documentElement.dataset['frame'] = 'brand';
  const title = localized(titleOf(route, new URLSearchParams(query)), language);
  for (const place of document.querySelectorAll('#frame > * > b')) place.textContent = title;
}
