import { isSlow, savesData } from '../device/connection';
import { loadedReleases } from '../remotes/loadScreen';
import type { Composition } from '@parlour/release-contract/composition';
import { filesOf, findRoute, type FoundRoute, type RemoteFile } from '@parlour/release-contract/findRoute';

/**
 * The files of remotes that the worker should cache: of every screen that this visitor may open, in the site's current language.
 * On metered or slow connections only of the releases that were loaded.
 */
export function filesToPrecache(composition: Composition): readonly RemoteFile[] {
  const routes = isMetered() ? [...loadedReleases.values()] : allRoutes(composition);
  const files = routes.flatMap(filesOf);
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

function allRoutes(composition: Composition): readonly FoundRoute[] {
  const paths = Object.values(composition.manifest.remotes).flatMap(({ routes }) => routes.map(({ path }) => path));
  return paths.flatMap((path) => findRoute(composition, path) ?? []).filter(({ isDisabled }) => !isDisabled);
}

function isMetered(): boolean {
  const network: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const isCellular = typeof network === 'object' && network !== null && 'type' in network && network.type === 'cellular';
  return isCellular || savesData() || isSlow();
}
