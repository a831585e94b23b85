import { createHash } from 'node:crypto';
import { satisfies } from 'semver';
import type { Descriptor, RemoteDescriptor } from './descriptor';
import type { LiveRemote, Manifest } from './manifest';

/** What somebody wants to be live. */
export interface Wish {
  /** Releases that go live together. */
  readonly releases: readonly Descriptor[];
  readonly at: string;
}

export type Plan =
  | { readonly isAllowed: true; readonly next: Manifest }
  | { readonly isAllowed: false; readonly refusals: readonly string[] };

/**
 * When may a version go live? Pure: the manifest that is live (none at first), the shell that is live and a wish give the next
 * manifest, or the reasons against it in words for people.
 */
export function plan(current: Manifest | undefined, liveShell: Descriptor | undefined, wish: Wish): Plan {
  const shell = wish.releases.find(({ kind }) => kind === 'shell') ?? liveShell;
  const wished = wish.releases.filter((release) => release.kind === 'remote');
  if (shell === undefined) return { isAllowed: false, refusals: ['no shell is live and none is in the wish'] };
  const remotes = { ...current?.remotes, ...Object.fromEntries(wished.map((remote) => [remote.name, live(remote)])) };
  const refusals = [...contractRefusals(remotes, shell), ...pathRefusals(remotes)];
  if (refusals.length > 0) return { isAllowed: false, refusals };
  const composed = { shell: { version: shell.version }, remotes };
  return { isAllowed: true, next: { ...stamp(current, composed), publishedAt: wish.at } };
}

/** The manifest that brings an earlier composition back as the newest one. */
export function planReturn(current: Manifest, earlier: Manifest, wish: Pick<Wish, 'at'>): Manifest {
  return { ...stamp(current, { shell: earlier.shell, remotes: earlier.remotes }), publishedAt: wish.at };
}

type Composed = Pick<Manifest, 'shell' | 'remotes'>;

function stamp(
  current: Manifest | undefined,
  composed: Composed,
): Composed & Pick<Manifest, 'format' | 'sequence' | 'composition'> {
  return { format: 1, sequence: (current?.sequence ?? 0) + 1, composition: compositionOf(composed), ...composed };
}

function compositionOf({ shell, remotes }: Composed): string {
  const versions = Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`);
  const text = [`shell@${shell.version}`, ...versions.sort()].join(' ');
  return `c-${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
}

function live({ name, version, contract, container, entry, modules, outage, routes }: RemoteDescriptor): LiveRemote {
  return { version, contract, container, entry, modules, outage, routes, salt: name };
}

function contractRefusals(remotes: Manifest['remotes'], shell: Descriptor): string[] {
  return Object.entries(remotes)
    .filter(([, { contract }]) => !satisfies(shell.contract, contract, { includePrerelease: true }))
    .map(
      ([name, { version, contract }]) =>
        `${name} ${version} needs the platform contract ${contract}, but the shell ${shell.version} keeps ${shell.contract}`,
    );
}

function pathRefusals(remotes: Manifest['remotes']): string[] {
  const owners = new Map<string, string>();
  const refusals: string[] = [];
  for (const [name, { routes }] of Object.entries(remotes)) {
    for (const { path } of routes) {
      const owner = owners.get(path);
      if (owner === undefined) owners.set(path, name);
      else refusals.push(`${path} belongs to ${owner === name ? `${name} twice` : `${owner} and ${name}`}`);
    }
  }
  return refusals;
}
