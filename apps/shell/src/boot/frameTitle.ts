import { localized } from '@parlour/platform/localized';
import type { LocalizedText, RouteConfig } from '@parlour/platform/remoteConfig';
import { titleOf } from '@parlour/platform/route';
import { type Composition, findRoute } from '@parlour/release-contract/composition';
import { inlineManifest } from './inlineManifest';

/**
 * The title in the header of the brand's gradient that a bare screen begins with; undefined when it has no such header. With a query, a
 * bare screen may begin in another way, unless its titles say which query makes it another screen: that one has a lower header without
 * a title.
 */
export function brandTitle({ chrome, title }: RouteConfig, query = ''): LocalizedText | undefined {
  if (chrome !== 'bare' || title === undefined) return undefined;
  const values = new URLSearchParams(query);
  if (typeof title === 'string' || typeof title.titles !== 'object') return query === '' ? titleOf({ title }, values) : undefined;
  return Object.hasOwn(title.titles, values.get(title.query) ?? '') ? '' : title.otherwise;
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
  const ofBrand = brandTitle(route, query);
  if (ofBrand !== undefined) document.documentElement.dataset['frame'] = ofBrand === '' ? 'brand-low' : 'brand';
  const title = localized(ofBrand ?? titleOf(route, new URLSearchParams(query)), language);
  for (const place of document.querySelectorAll('#frame > * > b')) place.textContent = title;
}
