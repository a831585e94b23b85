import { createHash } from 'node:crypto';
import { isScreen } from '@parlour/platform/route';
import type { Check } from '@parlour/release-contract/api';
import type { Audience, Change, ReleaseName } from '@parlour/release-contract/change';
import { gonePaths } from '@parlour/release-contract/composition';
import { formats } from '@parlour/release-contract/formats';
import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import { type Evidence, gate, incompatibilities } from './checks';
import { COMMAND } from '../registry/commandName';
import { liveReleaseOf, type RemoteDescriptor } from '../publishing/descriptor';
import { differenceOf } from '../registry/history';
import { deadLinks, waitsFor } from './pathChecks';
import { nameOf, NO_RELEASE, releasesIn } from '@parlour/release-contract/names';
import type { Standing } from '../canary/releaseUsage';
import { EVERYONE, type LiveRemote, type Manifest, type Ring, type FallbackRelease } from '@parlour/release-contract/manifest';

/** The input of a decision; gathered beforehand, so that the decision is a pure function. */
export interface PlanInput {
  readonly current: Manifest | undefined;
  /** The site that it is for; default: the default one. */
  readonly site?: string;
  /** Sequence of the manifest to be; default: the one after the live manifest's. */
  readonly sequence?: number;
  /** Each release that is live or named by the change, by `name@version`. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** For a return: the manifest to restore. */
  readonly earlier?: Manifest | undefined;
  /** For a roll back: the release that was live before the present one. */
  readonly before?: ReleaseName | undefined;
  /** The fallback of that release. */
  readonly previousFallback?: ReleaseName | undefined;
  /** The results of releases in players' pages, by `name@version`; default: nothing is known. */
  readonly standings?: ReadonlyMap<string, Standing>;
  readonly at: string;
}

/** A change of which the plan is a manifest; what schedules do is planned stage by stage. */
export type ComposedChange = Exclude<Change, { kind: 'schedule' | 'cancel' }>;

export interface Plan {
  readonly checks: readonly Check[];
  readonly difference: readonly string[];
  /** The next manifest; undefined when a check failed. */
  readonly next: Manifest | undefined;
}

type Composed = Pick<Manifest, 'shell' | 'remotes'>;
type Composing = { readonly composed: Composed; readonly entering: readonly ReleaseName[] } | { readonly refusal: string };

/** Decides whether a change may go live. A pure function: it returns the next manifest, or the reasons against it. */
export function plan(situation: PlanInput, change: ComposedChange): Plan {
  const { current, site = DEFAULT_SITE, sequence = (current?.sequence ?? 0) + 1, evidence, at } = situation;
  const composing = compose(situation, change);
  if ('refusal' in composing) return refused(composing.refusal);
  const { composed, entering } = composing;
  const stamped = stamp(sequence, withOwnersFirst(situation, withSoundFallbacks(situation, composed)));
  const next = { ...stamped, publishedAt: at, ...(site !== DEFAULT_SITE && { site }) };
  const difference = [...differenceOf(current, next), ...deadLinksOf(situation, next)];
  if (difference.length === 0) return refused('nothing would change');
  // A change that only removes something must not be blocked by the state of other releases.
  const checks = entering.length === 0 ? [] : gate({ current, next, evidence, entering, isPromotion: change.kind === 'promote' });
  return { checks, difference, next: checks.every(({ isMet }) => isMet) ? next : undefined };
}

/** Names the releases that still link to removed paths. A change that takes something back is not refused for that. */
function deadLinksOf({ current, evidence }: PlanInput, next: Manifest): string[] {
  const releases = releasesIn(next).flatMap((named) => evidence.get(nameOf(named))?.descriptor ?? []);
  return deadLinks(gonePaths(current, next), releases);
}

export function refused(reason: string): Plan {
  return { checks: [{ name: 'state', isMet: false, found: [reason] }], difference: [], next: undefined };
}

function compose(situation: PlanInput, change: ComposedChange): Composing {
  const { current } = situation;
  if (change.kind === 'promote') return composePromotion(situation, change);
  if (current === undefined) return { refusal: 'nothing is live yet' };
  if (change.kind === 'return') {
    const { earlier } = situation;
    if (earlier === undefined) return { refusal: `there is no manifest ${change.sequence}` };
    return { composed: earlier, entering: releasesIn(earlier) };
  }
  if (change.kind === 'switchWorker') return composeWorker(current, change.to);
  const { name } = change;
  if (name === 'shell' && change.kind === 'rollBack') {
    const { before } = situation;
    if (before === undefined) {
      return { refusal: `shell ${current.shell.version} is the first version that was ever live; release a mended one` };
    }
    return { composed: { ...current, shell: { ...current.shell, version: before.version } }, entering: [before] };
  }
  const remote = current.remotes[name];
  if (remote === undefined)
    return {
      refusal:
        name === 'shell' ? `the shell cannot be ${change.kind === 'remove' ? 'removed' : 'switched off'}` : `${name} is not live`,
    };
  const withRemote = (next: LiveRemote) => ({ shell: current.shell, remotes: { ...current.remotes, [name]: next } });
  const { canary, off, ...stable } = remote;
  const switches = off === undefined ? {} : { off };
  const withoutCanary = () => (remote.version === NO_RELEASE ? without(current, name) : withRemote({ ...stable, ...switches }));
  switch (change.kind) {
    case 'stop':
      return canary === undefined
        ? { refusal: `${name} has no canary to take back` }
        : { composed: withoutCanary(), entering: [] };
    case 'rollBack': {
      if (canary !== undefined) return { composed: withoutCanary(), entering: [] };
      const { before } = situation;
      if (before === undefined) {
        return {
          refusal: `${name} ${remote.version} is the first version that was ever live; switch it off with: ${COMMAND} off ${name} --reason …`,
        };
      }
      const release = remoteOf(situation, before);
      if (release === undefined) return { refusal: `${nameOf(before)} is not published any more` };
      const { previousFallback } = situation;
      const fallback = previousFallback && remoteOf(situation, previousFallback);
      return {
        composed: withRemote({ ...liveReleaseOf(release), ...asFallback(fallback), salt: remote.salt, ...switches }),
        entering: [before],
      };
    }
    case 'switchOff': {
      const paths = change.paths ?? [];
      const unknown = paths.filter((path) => !pathsOf(remote).includes(path));
      if (unknown.length > 0) return { refusal: `${name} has no ${unknown.join(', ')}` };
      const all = change.paths === undefined || off === 'all';
      const held = canary === undefined ? {} : { canary };
      return {
        composed: withRemote({ ...stable, ...held, off: all ? 'all' : [...new Set([...(off ?? []), ...paths])].toSorted() }),
        entering: [],
      };
    }
    case 'remove':
      return { composed: without(current, name), entering: [] };
    case 'switchOn':
      return off === undefined
        ? { refusal: `${name} is not switched off` }
        : { composed: withRemote({ ...stable, ...(canary === undefined ? {} : { canary }) }), entering: [] };
  }
}

function without({ shell, remotes: live }: Manifest, name: string): Composed {
  const { [name]: _removed, ...remotes } = live;
  return { shell, remotes };
}

function composePromotion(situation: PlanInput, { releases, to }: Extract<Change, { kind: 'promote' }>): Composing {
  const { current, evidence } = situation;
  const [twice] = releases.filter(({ name }, index) => releases.findIndex((other) => other.name === name) !== index);
  if (twice !== undefined) {
    const named = releases.filter(({ name }) => name === twice.name).map(nameOf);
    return { refusal: `${twice.name} is named twice: ${named.join(', ')}` };
  }
  const unknown = releases.filter((named) => !evidence.has(nameOf(named)));
  if (unknown.length > 0) return { refusal: `${unknown.map(nameOf).join(', ')} is not published` };
  const isForAll = to.kind === 'share' && to.share === EVERYONE;
  const shellName = releases.find(({ name }) => name === 'shell');
  if (shellName !== undefined && !isForAll) return { refusal: 'the shell goes to everyone at once: it is the document itself' };
  const version = shellName?.version ?? current?.shell.version;
  if (version === undefined) return { refusal: 'no shell is live and none is in the change' };
  const remotes = { ...current?.remotes };
  // Releases in one change are made for each other, so the same visitors get them. If one of them has a canary already, its
  // visitors get all of them.
  const together =
    releases.map(({ name }) => remotes[name]).find((remote) => remote?.canary !== undefined) ?? remotes[releases[0]?.name ?? ''];
  const salt = together?.salt ?? releases[0]?.name ?? '';
  for (const named of releases) {
    const release = remoteOf(situation, named);
    if (release === undefined) continue;
    const remote = remotes[named.name];
    const { off } = remote ?? {};
    const switches = off === undefined ? {} : { off };
    if (isForAll) {
      // A site has one brand: another one takes its place in the same change.
      if (release.brand !== undefined)
        for (const [other, { brand }] of Object.entries(remotes))
          if (brand !== undefined && other !== named.name && !releases.some(({ name }) => name === other)) delete remotes[other];
      // This canary has reached everyone, so the next one is for other visitors.
      const next = remote?.canary === undefined ? (remote?.salt ?? named.name) : `${named.name}-${current?.sequence ?? 0}`;
      const fallback = fallbackFor(situation, named, remote);
      remotes[named.name] = { ...liveReleaseOf(release), ...asFallback(fallback), salt: next, ...switches };
    } else if (remote === undefined) {
      remotes[named.name] = firstCanary(release, to, salt);
    } else if (remote.version === named.version) {
      return { refusal: `${nameOf(named)} is what everyone has already; nothing to try` };
    } else {
      const canary = { ...liveReleaseOf(release), ...audienceOf(remote, named, to) };
      remotes[named.name] = { ...remote, ...(remote.canary === undefined && { salt }), canary };
    }
  }
  return { composed: { shell: { ...current?.shell, version }, remotes }, entering: releases };
}

/** A first release as a canary: all other visitors get nothing of the remote. */
function firstCanary(release: RemoteDescriptor, to: Audience, salt: string): LiveRemote {
  const { name, version } = release;
  const { nav: _nav, brand: _brand, ...live } = liveReleaseOf(release);
  const nothing: LiveRemote = { ...live, version: NO_RELEASE, modules: {}, routes: [], salt };
  return { ...nothing, canary: { ...liveReleaseOf(release), ...audienceOf(nothing, { name, version }, to) } };
}

function composeWorker({ shell: { version, worker }, remotes }: Manifest, to: 'off' | 'on'): Composing {
  if ((worker ?? 'on') === to) return { refusal: `the service worker is ${to} already` };
  return { composed: { shell: to === 'off' ? { version, worker: to } : { version }, remotes }, entering: [] };
}

/** The audience of a canary: a ring includes the rings before it, and visitors who have this version keep it. */
function audienceOf({ canary }: LiveRemote, { version }: ReleaseName, to: Audience): { share: number; rings: Ring[] } {
  const share = canary?.version === version ? canary.share : 0;
  if (to.kind === 'ring') return { share, rings: to.ring === 'staff' ? ['staff'] : ['staff', 'agents'] };
  return { share: to.share, rings: to.share === 0 ? [] : ['staff', 'agents'] };
}

function remoteOf({ evidence }: PlanInput, named: ReleaseName): RemoteDescriptor | undefined {
  const descriptor = evidence.get(nameOf(named))?.descriptor;
  return descriptor?.kind === 'remote' ? descriptor : undefined;
}

/**
 * The release that a page shows when a new one fails: the previous release or that one's own fallback, whichever had the better
 * result in players' pages. A good release therefore remains the fallback after any number of bad ones; without results it is the
 * previous release.
 */
function fallbackFor(
  { standings }: PlanInput,
  { name, version }: ReleaseName,
  remote: LiveRemote | undefined,
): FallbackRelease | undefined {
  if (remote === undefined) return undefined;
  const candidates = [remote, remote.fallback].filter(
    (one) => one !== undefined && one.version !== version && one.version !== NO_RELEASE,
  );
  const rankOf = (one: FallbackRelease | undefined) =>
    ranks[(one && standings?.get(nameOf({ name, version: one.version }))) ?? 'unknown'];
  return candidates.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}

const ranks: Readonly<Record<Standing, number>> = { good: 0, unknown: 1, bad: 2 };

/** A fallback release has texts in the default language only: translations would enlarge every document. */
function asFallback(release: FallbackRelease | undefined): Pick<LiveRemote, 'fallback'> {
  if (release === undefined) return {};
  const { version, container, entry, imports } = release;
  const modules = Object.fromEntries(Object.entries(release.modules).filter(([name]) => isScreen(name)));
  return { fallback: { version, container, entry, modules, ...(imports && { imports }) } };
}

/**
 * The composition without fallback releases that cannot be used: their files are gone, or they are incompatible with the shell.
 */
function withSoundFallbacks({ evidence }: PlanInput, { shell, remotes }: Composed): Composed {
  const host = evidence.get(nameOf({ name: 'shell', version: shell.version }))?.descriptor;
  const isSound = (name: string, { version }: FallbackRelease) => {
    const known = evidence.get(nameOf({ name, version }));
    if (host === undefined || known?.descriptor.kind !== 'remote') return false;
    return known.damage.length === 0 && known.signer.isTrusted && incompatibilities(host, known.descriptor).length === 0;
  };
  const checked = Object.entries(remotes).map(([name, remote]): [string, LiveRemote] => {
    const { fallback, ...own } = remote;
    return [name, fallback === undefined || isSound(name, fallback) ? remote : own];
  });
  return { shell, remotes: Object.fromEntries(checked) };
}

/** Moves the remotes that wait for paths of others to the end, since a page shows the first remote that has a path. */
function withOwnersFirst(situation: PlanInput, { shell, remotes }: Composed): Composed {
  const waits = ([name, { version, canary }]: readonly [string, LiveRemote]) =>
    [version, canary?.version].some((one) => {
      const release = one === undefined ? undefined : remoteOf(situation, { name, version: one });
      return release !== undefined && waitsFor(release).length > 0;
    });
  const ordered = Object.entries(remotes).toSorted((one, other) => Number(waits(one)) - Number(waits(other)));
  return { shell, remotes: Object.fromEntries(ordered) };
}

/** The paths of a remote and its canary. */
export function pathsOf({ routes, canary }: LiveRemote): string[] {
  return [...new Set([...routes, ...(canary?.routes ?? [])].map(({ path }) => path))];
}

function stamp(sequence: number, { shell, remotes }: Composed) {
  const composed = { shell, remotes };
  return { format: formats.manifest.writes, sequence, composition: compositionOf(composed), ...composed };
}

function compositionOf({ shell, remotes }: Composed): string {
  const parts = Object.entries(remotes).map(([name, { version, canary, off }]) =>
    [name, version, canary?.version, canary?.share, canary?.rings, off].flat().join(' '),
  );
  const text = [`shell ${shell.version}${shell.worker === 'off' ? ' worker off' : ''}`, ...parts.sort()].join('\n');
  return `c-${createHash('sha256').update(text).digest('hex').slice(0, 6)}`;
}
