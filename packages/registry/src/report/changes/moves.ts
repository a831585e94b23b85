import { isDeepStrictEqual } from 'node:util';
import type { ReleaseName } from '@parlour/release-contract/change';
import type { LiveRemote, Manifest } from '@parlour/release-contract/manifest';
import { fallbacksIn, nameOf, NO_RELEASE, releasesIn } from '@parlour/release-contract/names';
import { audienceText } from '../../registry/history';

/** What a change did to an app: which visitors got another release of it, or what was switched off or on. */
export interface Move {
  readonly app: string;
  /** What they had and what they get; undefined for nothing. Of a switch, both are what is live. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly audience: string;
  /** The paths that were switched; undefined for another release. */
  readonly switched?: readonly string[] | undefined;
}

/** The moves between two manifests of a site, app by app. */
export function movesBetween(before: Manifest | undefined, after: Manifest | undefined): readonly Move[] {
  const apps = [...new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(after?.remotes ?? {})])];
  return [...shellMoves(before, after), ...apps.flatMap((app) => remoteMoves(app, before?.remotes[app], after?.remotes[app]))];
}

type Between = Readonly<Record<'before' | 'after', Manifest | undefined>>;

/** The releases that the moves of some changes are between, each once. */
export function movedReleases(changes: readonly Between[]): readonly ReleaseName[] {
  const moves = changes.flatMap(({ before, after }) => movesBetween(before, after));
  return distinct(
    moves.flatMap(({ app, from, to }) =>
      [from, to].flatMap((version) => (version === undefined ? [] : [{ name: app, version }])),
    ),
  );
}

/** The releases that were live before or after some changes, or stood by as fallbacks, each once. */
export function liveReleases(changes: readonly Between[]): readonly ReleaseName[] {
  const manifests = changes.flatMap(({ before, after }) => [before, after].filter((one) => one !== undefined));
  return distinct(manifests.flatMap((manifest) => [...releasesIn(manifest), ...fallbacksIn(manifest)]));
}

function distinct(names: readonly ReleaseName[]): readonly ReleaseName[] {
  return [...new Map(names.map((named) => [nameOf(named), named])).values()];
}

function shellMoves(before: Manifest | undefined, after: Manifest | undefined): readonly Move[] {
  const [from, to] = [before?.shell.version, after?.shell.version];
  const named = { app: 'shell', from, to, audience: 'everyone' };
  const isWorkerSwitched = before !== undefined && before.shell.worker !== after?.shell.worker;
  return [...(from === to ? [] : [named]), ...(isWorkerSwitched ? [{ ...named, from: to, switched: [] }] : [])];
}

function remoteMoves(app: string, before: LiveRemote | undefined, after: LiveRemote | undefined): readonly Move[] {
  const moves: Move[] = [];
  const [was, is] = [stableOf(before), stableOf(after)];
  const [tried, tries] = [before?.canary, after?.canary];
  if (was !== is) {
    const audience = tries === undefined ? 'everyone' : `everyone but ${audienceText(tries)}`;
    moves.push({ app, from: was, to: is, audience });
  }
  const [had, has] = [tried, tries].map((canary) => canary && [canary.version, audienceText(canary)]);
  if (!isDeepStrictEqual(had, has)) {
    if (tries !== undefined) moves.push({ app, from: is, to: tries.version, audience: audienceText(tries) });
    // A canary that reached everyone was taken from nobody.
    else if (tried !== undefined && tried.version !== is)
      moves.push({ app, from: tried.version, to: is, audience: audienceText(tried) });
  }
  if (before !== undefined && after !== undefined && !isDeepStrictEqual(before.off, after.off))
    moves.push({ app, from: is, to: is, audience: 'everyone', switched: switchedPaths(before, after) });
  return moves;
}

function stableOf(remote: LiveRemote | undefined): string | undefined {
  return remote?.version === NO_RELEASE ? undefined : remote?.version;
}

function switchedPaths(before: LiveRemote, after: LiveRemote): readonly string[] {
  const [was, is] = [before, after].map(({ off, routes }) => (off === 'all' ? routes.map(({ path }) => path) : (off ?? [])));
  const all = [...new Set([...(was ?? []), ...(is ?? [])])];
  return all.filter((path) => was?.includes(path) !== is?.includes(path)).sort();
}
