// Stands in the one application for the choice of releases: a path has one screen.
import { remotes } from 'parlour-built-in';

export const pathOf = (address) => address.split('?', 1)[0] || '/';

export const moduleOf = ({ screen }) => screen.slice(screen.lastIndexOf('/') + 1);

export function findRoute(_composition, address) {
  const path = pathOf(address);
  for (const [remote, release] of Object.entries(remotes)) {
    const route = release.routes.find((candidate) => candidate.path === path);
    if (route) return { remote, release, base: '', route, module: moduleOf(route), language: 'default', isDisabled: false };
  }
  return undefined;
}

/** Every screen is of the one application. */
export const findRouteWithin = (composition, address) => findRoute(composition, address);

export const pathsOf = () => Object.values(remotes).flatMap(({ routes }) => routes.map(({ path }) => path));

export const releasesOf = () => remotes;

export const isOpen = (composition, address) => findRoute(composition, address) !== undefined;

export const navEntriesOf = () =>
  Object.values(remotes)
    .flatMap(({ nav = [] }) => nav)
    .toSorted((one, other) => one.order - other.order);
