import { type Composition, releaseOf } from '@parlour/release-contract/composition';

/** Marks in the browser's performance timeline which manifest the page has from now on, `manifest:12`, and which releases, `wallet:1.5.0`. */
export function markReleases(composition: Composition, shell: string): void {
  const { sequence, remotes: live } = composition.manifest;
  const remotes = Object.keys(live).flatMap((remote) => {
    const version = releaseOf(composition, remote)?.release.version;
    return version === undefined ? [] : [`${remote}:${version}`];
  });
  performance.mark('parlour.releases', { detail: [`manifest:${sequence}`, `shell:${shell}`, ...remotes] });
}
