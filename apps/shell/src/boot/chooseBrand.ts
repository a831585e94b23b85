import type { Composition } from '@parlour/release-contract/composition';
import { brandIn, type PageBrand } from '../device/brand';

/** Switches on the styles of the brand that this visitor gets, among those in the document, and returns the brand. */
export function chooseBrand(document: Document, composition: Composition): PageBrand | undefined {
  const brand = brandIn(composition);
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-brand]'))
    style.media = style.dataset['brand'] === brand?.base ? 'all' : 'not all';
  return brand;
}
