import type { BrandLook } from '@parlour/release-contract/brandLook';
import { baseOf, releaseOf, type Composition } from '@parlour/release-contract/composition';

/** The brand that a page shows, and where its files are: `/assets/koi/1.0.0/`. */
export interface PageBrand extends BrandLook {
  readonly name: string;
  readonly version: string;
  readonly base: string;
}

declare global {
  /** The brand of this page, as the boot script chose it; it stays until the page is loaded again. */
  var parlourBrand: PageBrand | undefined;
}

/** The brand that a visitor gets; undefined when the site has none, or it is switched off. */
export function brandIn(composition: Composition): PageBrand | undefined {
  for (const [name, { off }] of Object.entries(composition.manifest.remotes)) {
    const { brand, version } = releaseOf(composition, name)?.release ?? {};
    if (brand && version && off !== 'all') return { ...brand, name, version, base: baseOf(name, { version }) };
  }
  return undefined;
}
