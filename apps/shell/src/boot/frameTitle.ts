import { localized } from '@parlour/platform/localized';
import type { RouteConfig } from '@parlour/platform/remoteConfig';
import { titleOf } from '@parlour/platform/route';
import { type Composition, findRoute } from '@parlour/release-contract/composition';
import { inlineManifest } from './inlineManifest';

/**
 * Whether a screen begins with its title in a header of the brand's gradient. With a query, a bare screen may begin in another way,
 * unless its titles say which query makes it another screen.
 */
export function hasBrandHeader({ chrome, title }: RouteConfig, query = ''): boolean {
  if (chrome !== 'bare' || title === undefined) return false;
  if (typeof title === 'string' || typeof title.titles !== 'object') return query === '';
  return !((new URLSearchParams(query).get(title.query) ?? '') in title.titles);
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
