import type { Check, Proposal } from '@parlour/release-contract/api';
import type { Author, Change, ReleaseName } from '@parlour/release-contract/change';
import type { Evidence } from './checks';
import type { HistoryRecord } from './history';
import type { Manifest } from '@parlour/release-contract/manifest';
import { fallbacksIn, nameOf, releasesIn, versionIn } from '@parlour/release-contract/names';
import { plan, type Plan, type PlanInput } from './plan';
import { type Published, type Registry, RegistryRefusal } from './registry';
import { usualBudget } from './teams';

const TRIES = 60;

/** A change that the gate refused, with all of its checks. */
export class GateRefusal extends RegistryRefusal {
  override readonly name = 'GateRefusal';
  constructor(readonly checks: readonly Check[]) {
    super(refusalsOf(checks).join('\n'));
  }
}

/** Somebody else changed what is live since the change was planned. */
export class Conflict extends RegistryRefusal {
  override readonly name = 'Conflict';
}

/** What a change would do, and whether it may; changes nothing. */
export async function propose(registry: Registry, change: Change, now = () => new Date()): Promise<Proposal> {
  const current = await registry.current();
  const { checks, difference, next } = await planned(registry, current, change, now);
  return { isAllowed: next !== undefined, expected: current?.sequence ?? 0, checks, difference, ...(next && { next }) };
}

/**
 * Applies a change, even when others change something meanwhile; with `expected` only while that manifest is live. Throws GateRefusal with the
 * reasons against it, or Conflict.
 */
export async function apply(
  registry: Registry,
  change: Change,
  { by, reason }: Author,
  { expected, now = () => new Date() }: { readonly expected?: number; readonly now?: () => Date } = {},
): Promise<HistoryRecord> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const current = await registry.current();
    if (expected !== undefined && expected !== (current?.sequence ?? 0)) {
      throw new Conflict(`manifest ${current?.sequence} is live by now, not ${expected}; look again before you change it`);
    }
    const { checks, next } = await planned(registry, current, change, now);
    if (next === undefined) throw new GateRefusal(checks);
    if (await registry.commit({ manifest: next, change, by, reason, at: next.publishedAt })) {
      const record = await registry.record(next.sequence);
      if (record !== undefined) return record;
    }
  }
  throw new Conflict(`others changed the manifest ${TRIES} times in a row; try again`);
}

function refusalsOf(checks: readonly Check[]): readonly string[] {
  return checks.filter(({ isMet }) => !isMet).flatMap(({ found }) => found);
}

async function planned(registry: Registry, current: Manifest | undefined, change: Change, now: () => Date): Promise<Plan> {
  const earlier = change.kind === 'return' ? (await registry.record(change.sequence))?.manifest : undefined;
  const { before, previousFallback } = await targetsOf(registry, current, change);
  const entering = [
    change.kind === 'promote' ? change.releases : [],
    earlier === undefined ? [] : releasesIn(earlier),
    before ?? [],
  ].flat();
  const fallbacks = [earlier === undefined ? [] : fallbacksIn(earlier), previousFallback ?? []].flat();
  const live = current === undefined ? [] : [...releasesIn(current), ...fallbacksIn(current)];
  const names = new Map([...live, ...entering, ...fallbacks].map((named) => [nameOf(named), named]));
  const isEntering = new Set([...entering, ...fallbacks].map(nameOf));
  const gathered = await Promise.all(
    [...names].map(async ([key, named]) => [key, await evidenceOf(registry, named, isEntering.has(key))] as const),
  );
  const evidence = new Map(gathered.flatMap(([key, found]) => (found === undefined ? [] : [[key, found] as const])));
  return plan({ current, evidence, earlier, before, previousFallback, at: now().toISOString() }, change);
}

/** Of a release that is live already only the descriptor is read: it has passed the gate before. */
async function evidenceOf(
  registry: Registry,
  { name, version }: ReleaseName,
  isEntering: boolean,
): Promise<Evidence | undefined> {
  if (!isEntering) {
    const descriptor = await registry.descriptor(name, version);
    return (
      descriptor && {
        descriptor,
        damage: [],
        signer: { isTrusted: true, text: 'live already' },
        budget: Number.POSITIVE_INFINITY,
      }
    );
  }
  const published = await registry.release(name, version);
  if (published === undefined) return undefined;
  const { descriptor } = published;
  const [team, damage, signer] = await Promise.all([
    registry.teams.of(name),
    registry.damagedFiles(descriptor),
    signerOf(registry, published),
  ]);
  return { descriptor, damage, signer, budget: team?.budget ?? usualBudget[descriptor.kind] };
}

async function signerOf(registry: Registry, { descriptor: { name, version }, key, isTrusted }: Published) {
  if (isTrusted) return { isTrusted, text: `${name} team, key ${key}` };
  const others = await registry.teams.all();
  const other = others.find(({ app, keys }) => app !== name && keys.some(({ kid }) => kid === key));
  const text = other
    ? `${name} ${version} is signed by the team of ${other.app}; ${name} belongs to another`
    : `${name} ${version} is not signed by its team (key ${key})`;
  return { isTrusted, text };
}

/** For a roll back: the release to go back to, and its fallback when it was live. */
async function targetsOf(
  registry: Registry,
  current: Manifest | undefined,
  change: Change,
): Promise<Pick<PlanInput, 'before' | 'previousFallback'>> {
  const version = change.kind === 'rollBack' && current ? versionIn(current, change.name) : undefined;
  if (change.kind !== 'rollBack' || version === undefined) return {};
  const before = await releaseBefore(registry, { name: change.name, version });
  const previousFallback = before && (await fallbackOf(registry, before));
  return { before, ...(previousFallback !== undefined && previousFallback.version !== version && { previousFallback }) };
}

/** The fallback of a release when it was live last. */
async function fallbackOf(registry: Registry, { name, version }: ReleaseName): Promise<ReleaseName | undefined> {
  for (const sequence of (await registry.history()).toReversed()) {
    const live = (await registry.record(sequence))?.manifest.remotes[name];
    if (live?.version === version) return live.fallback && { name, version: live.fallback.version };
  }
  return undefined;
}

/** What was live before a release first went live; rolling back twice goes two versions back. */
async function releaseBefore(registry: Registry, { name, version: live }: ReleaseName): Promise<ReleaseName | undefined> {
  let before: string | undefined;
  for (const sequence of await registry.history()) {
    const record = await registry.record(sequence);
    const version = record && versionIn(record.manifest, name);
    if (version === live) break;
    before = version ?? before;
  }
  return before === undefined ? undefined : { name, version: before };
}
