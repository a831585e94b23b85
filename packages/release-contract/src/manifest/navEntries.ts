import type { NavEntry } from '@parlour/platform/remoteConfig';
import { type Composition, releaseOf } from './composition';
import { findRoute, isOpen, pathOf, routeAt } from './findRoute';

/**
 * The live remotes' entries in the shell's navigation, by the `order` that each `remote.config.ts` gives them; without entries
 * whose path is unavailable. While a path moves, only the remote that owns it has an entry for it.
 */
export function navEntriesOf(composition: Composition): readonly NavEntry[] {
  return Object.keys(composition.manifest.remotes)
    .flatMap((remote) => {
      const { nav = [], routes = [] } = releaseOf(composition, remote)?.release ?? {};
      const waits = (to: string) => routeAt(routes, pathOf(to)) !== undefined && findRoute(composition, to)?.remote !== remote;
      return nav.filter(({ to }) => isOpen(composition, to) && !waits(to));
    })
    .sort((one, other) => one.order - other.order);
}
