import { localized } from '@parlour/platform/localized';
import type { LocalizedText, RouteConfig } from '@parlour/platform/remoteConfig';
import { titleOf } from '@parlour/platform/route';
import type { Composition } from '@parlour/release-contract/composition';
import { findRoute } from '@parlour/release-contract/findRoute';
import { inlineManifest } from './inlineManifest';

/**
 * The title in the gradient header that a bare screen starts with; undefined when the screen has no such header. A query can make
 * a bare screen start differently, so then the title is only known if the route's titles name that query. An empty title stands
 * for the lower header without a title.
 */
export function brandTitle({ chrome, title }: RouteConfig, query = ''): LocalizedText | undefined {
  if (chrome !== 'bare' || title === undefined) return undefined;
  const values = new URLSearchParams(query);
  if (typeof title === 'string' || typeof title.titles !== 'object') return query === '' ? titleOf({ title }, values) : undefined;
  return Object.hasOwn(title.titles, values.get(title.query) ?? '') ? '' : title.otherwise;
}

/**
 * Writes the screen's title into the document's frame, at the position where the screen will show it. The titles are in the
 * manifest at the end of the document, so the boot script calls this once the document is parsed.
 */
export function frameTitle(document: Document, visited: Omit<Composition, 'manifest'>, address: string): void {
  const manifest = inlineManifest(document);
  const found = manifest && findRoute({ ...visited, manifest }, address);
  if (found === undefined) return;
  const { route, language } = found;
  const [, query] = address.split('?');
  const titleInGradient = brandTitle(route, query);
  if (titleInGradient !== undefined) document.documentElement.dataset['frame'] = titleInGradient === '' ? 'brand-low' : 'brand';
  const title = localized(titleInGradient ?? titleOf(route, new URLSearchParams(query)), language);
  for (const place of document.querySelectorAll('#frame > * > b')) place.textContent = title;
}
