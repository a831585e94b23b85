import { type Composition, releaseOf } from '@parlour/release-contract/composition';

/**
 * Adds marks to the browser's performance timeline for the manifest that the page now uses, `manifest:12`, and for its releases,
 * `wallet:1.5.0`.
 */
export function markReleases(composition: Composition, shell: string): void {
  const { sequence, remotes: live } = composition.manifest;
  const remotes = Object.keys(live).flatMap((remote) => {
    const version = releaseOf(composition, remote)?.release.version;
    return version === undefined ? [] : [`${remote}:${version}`];
  });
  performance.mark('parlour.releases', { detail: [`manifest:${sequence}`, `shell:${shell}`, ...remotes] });
}
