import type { Manifest } from '@parlour/release-contract/manifest';
import { type Descriptor, label, type RemoteDescriptor } from '../publishing/descriptor';

interface PathScene {
  readonly current: Manifest | undefined;
  readonly shell: Descriptor;
  /** The releases of each remote in the next composition: for everyone, and as a canary. */
  readonly parts: readonly RemoteDescriptor[];
}

/**
 * Conflicts of paths, a sentence each: paths that several remotes have, that one of them has twice, or that nobody has any more
 * while another app links to them.
 */
export function pathFaults(scene: PathScene): string[] {
  const { parts } = scene;
  const owners = new Map<string, Set<string>>();
  const doubled: string[] = [];
  for (const part of parts) {
    const paths = pathsIn(part);
    for (const path of paths) owners.set(path, (owners.get(path) ?? new Set()).add(part.name));
    const twice = new Set(paths.filter((path, index) => paths.indexOf(path) !== index));
    doubled.push(...[...twice].map((path) => `${label(part)} has ${path} twice`));
  }
  const shared = [...owners].filter(([path, names]) => names.size > 1 && !isHandedOver(parts, path, [...names]));
  return [
    ...shared.map(
      ([path, names]) => `${path} belongs to ${[...names].join(' and ')}; a remote that takes it over names it in its links too`,
    ),
    ...doubled,
    ...vanished(scene, owners),
  ];
}

/** Whether all remotes but the first, whose screen a page shows, wait for the path. */
function isHandedOver(parts: readonly RemoteDescriptor[], path: string, [owner, ...successors]: readonly string[]): boolean {
  const waits = (name: string | undefined) =>
    parts.every((part) => part.name !== name || !pathsIn(part).includes(path) || waitsFor(part).includes(path));
  return !waits(owner) && successors.every(waits);
}

/** The paths of a release that are among its own links: it takes them over as soon as the remote that has them gives them up. */
export function waitsFor({ routes, links }: RemoteDescriptor): string[] {
  return routes.flatMap(({ path }) => (links.includes(path) ? [path] : []));
}

/** Paths that would be removed although another app still links to them. */
function vanished({ current, shell, parts }: PathScene, owners: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return Object.entries(current?.remotes ?? {}).flatMap(([name, { routes }]) => {
    const successors = parts.filter((part) => part.name === name);
    const lost = routes.flatMap(({ path }) => {
      // Checked for the stable release: if only a canary of the other remote had the path, all other visitors would lack it.
      const hasAlways = (owner: string) => parts.every((part) => part.name !== owner || pathsIn(part).includes(path));
      if ([...(owners.get(path) ?? [])].some((owner) => owner !== name && hasAlways(owner))) return [];
      const without = successors.filter((part) => !pathsIn(part).includes(path)).map(label);
      return successors.length === 0 ? [{ path, from: name }] : without.map((from) => ({ path, from }));
    });
    return lost.flatMap(({ path, from }) => {
      const users = [...parts, shell].filter((part) => part.name !== name && part.links.includes(path));
      return users.length === 0 ? [] : [`${path} is gone from ${from}, and ${users.map(label).join(', ')} still links to it`];
    });
  });
}

/** The releases that link to paths that nobody has any more, a line for each path. */
export function deadLinks(gone: readonly string[], releases: readonly Descriptor[]): string[] {
  return gone.flatMap((path) => {
    const users = releases.filter(({ links }) => links.includes(path)).map(label);
    return users.length === 0 ? [] : [`still linked from ${users.join(', ')}: ${path}`];
  });
}

function pathsIn({ routes }: RemoteDescriptor): string[] {
  return routes.map(({ path }) => path);
}
