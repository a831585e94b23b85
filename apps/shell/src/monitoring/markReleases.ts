import { type Composition, releaseOf } from '@parlour/release-contract/composition';

/** Marks in the browser's performance timeline which releases the page uses from now on, such as `wallet:1.5.0`. */
export function markReleases(composition: Composition, shell: string): void {
  const remotes = Object.keys(composition.manifest.remotes).flatMap((remote) => {
    const version = releaseOf(composition, remote)?.release.version;
    return version === undefined ? [] : [`${remote}:${version}`];
  });
  performance.mark('parlour.releases', { detail: [`shell:${shell}`, ...remotes] });
}
