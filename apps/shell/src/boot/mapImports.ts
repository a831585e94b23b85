import type { Override } from '@parlour/release-contract/composition';
import type { FallbackRelease } from '@parlour/release-contract/manifest';

/** A release and where its files are. */
type Placed = Pick<Override, 'base'> & { readonly release: FallbackRelease };

/**
 * Adds an import map with the hashes of all scripts of releases that are ES modules, because an imported module has no tag that
 * could carry its hash. Each release is added once; releases that are not ES modules are ignored.
 */
export function mapImports(releases: readonly Placed[]): void {
  const maps = [...document.querySelectorAll('script[type=importmap]')].map(({ textContent }) => textContent).join('');
  const hashes = releases.flatMap(({ base, release: { entry, modules, imports } }) =>
    imports === undefined || maps.includes(`"${base}`)
      ? []
      : [entry, ...Object.values(modules).flat(), ...imports].map(({ path, integrity }) => [base + path, integrity]),
  );
  if (hashes.length === 0) return;
  const map = document.createElement('script');
  map.type = 'importmap';
  map.nonce = document.querySelector<HTMLElement>('[nonce]')?.nonce ?? '';
  map.textContent = JSON.stringify({ integrity: Object.fromEntries(hashes) });
  document.head.append(map);
}
