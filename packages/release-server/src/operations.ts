import { isDeepStrictEqual } from 'node:util';
import type { Check, Proposal } from '@parlour/release-contract/api';
import type { Change, ReleaseName, RequestedChange } from '@parlour/release-contract/change';
import { type Caller, memberOfKey, publishersOf, shownName } from '@parlour/release-contract/policy';
import { appsToApprove, lacking, requirementsOf } from '@parlour/release-contract/rights';
import { demandApprover, demandRequest, isSameAuthor, requestOf, sameRequest } from './approvals';
import type { Evidence } from './checks';
import type { Descriptor } from './descriptor';
import type { HistoryRecord } from './history';
import type { Manifest } from '@parlour/release-contract/manifest';
import { fallbacksIn, nameOf, releasesIn, versionIn } from '@parlour/release-contract/names';
import { plan, type Plan, type PlanInput } from './plan';
import { policyDifference, readPolicy } from './policies';
import { packagesIn } from './sbom';
import { Conflict, Forbidden, GateRefusal } from './refusals';
import type { Head, Registry } from './registry';
import type { Published } from './releases';
import { createJudge } from './sandbox/verdict';
import { usualBudget } from './usualBudget';

const TRIES = 60;
const judge = createJudge();

/** Who requests a change, and why. */
interface Request {
  readonly caller: Caller;
  readonly reason: string;
}

/** The holder of the registry's online key, who may change everything but the policy; the name is not proven. */
export function registryCaller(claimed?: string): Caller {
  return { author: { kind: 'registry', name: 'registry', ...(claimed !== undefined && { claimed }) } };
}

/** What a change would do, whether it may, and whether it would wait for a second person; changes nothing. */
export async function propose(registry: Registry, change: Change, caller: Caller, now = () => new Date()): Promise<Proposal> {
  const head = await registry.head();
  const { manifest, policy } = head;
  const { checks, difference, next } = await planned(registry, head, change, now);
  const missing = next === undefined ? [] : lacking(caller, requirementsOf(change, manifest, next));
  const rights: Check[] = missing.length === 0 ? [] : [{ name: 'rights', isMet: false, found: missing }];
  const waiting = appsToApprove(policy, change, manifest);
  return {
    isAllowed: next !== undefined && missing.length === 0,
    expected: manifest?.sequence ?? 0,
    checks: [...checks, ...rights],
    difference,
    ...(next && { next }),
    ...(waiting.length > 0 && { needsApprovalFor: waiting }),
  };
}

/**
 * Applies a change, even when others change something meanwhile; with `expected` only while that manifest is live. A promotion that
 * needs a second person becomes a request, an entry of the history that changes nothing live. Throws Forbidden, GateRefusal with
 * the reasons against it, or Conflict.
 */
export async function apply(
  registry: Registry,
  change: RequestedChange,
  { caller, reason }: Request,
  { expected, now = () => new Date() }: { readonly expected?: number; readonly now?: () => Date } = {},
): Promise<HistoryRecord> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const head = await registry.head();
    const live = head.manifest?.sequence ?? 0;
    if (expected !== undefined && expected !== live) {
      throw new Conflict(`manifest ${live} is live by now, not ${expected}; look again before you change it`);
    }
    const outcome = await outcomeOf(registry, head, change, caller, now);
    const at = now().toISOString();
    const { author } = caller;
    const record = await registry.commit(head, { ...outcome, author, by: shownName(author), reason, at });
    if (record !== undefined) return record;
  }
  throw new Conflict(`others changed the manifest ${TRIES} times in a row; try again`);
}

type Outcome = Pick<HistoryRecord, 'manifest' | 'change' | 'difference'>;

/** What a requested change does to what is in force; throws when it may not be done. */
async function outcomeOf(
  registry: Registry,
  head: Head,
  change: RequestedChange,
  caller: Caller,
  now: () => Date,
): Promise<Outcome> {
  const { manifest, policy } = head;
  switch (change.kind) {
    case 'setPolicy': {
      const trust = await registry.trust();
      const read = await readPolicy(change.policy, { before: policy, base: head.policyAt, trust });
      if (typeof read === 'string') throw new Forbidden(read);
      // What an earlier root key signed stays valid where it stands; it signs nothing more.
      if (read.policy.root !== trust.version)
        throw new Forbidden(`the policy names the root document ${read.policy.root}, but ${trust.version} is in force`);
      const difference = policyDifference(policy, read.policy);
      if (difference.length === 0) throw new GateRefusal([stateCheck('nothing would change')]);
      return { manifest, change, difference };
    }
    case 'decline': {
      const request = await demandRequest(registry, head, change.request, now);
      const isOwn = isSameAuthor(request.author, caller.author);
      if (!isOwn) demandApprover(caller, request);
      return { manifest, change, difference: [`${isOwn ? 'withdrawn' : 'declined'}: ${request.difference.join(', ')}`] };
    }
    case 'approve': {
      const request = await demandRequest(registry, head, change.request, now);
      demandApprover(caller, request);
      if (isSameAuthor(request.author, caller.author))
        throw new Forbidden(`${caller.author.name} made this request; another person has to approve it`);
      const { next, difference, checks } = await planned(registry, head, request.change.change, now);
      if (next === undefined) throw new GateRefusal(checks);
      return { manifest: next, change, difference: [...difference] };
    }
    default: {
      const { checks, next, difference } = await planned(registry, head, change, now);
      // Rights are judged by what would be live, so a change that the gate refuses has no rights to judge.
      if (next === undefined) {
        demandRights(caller, change, manifest, manifest ?? { shell: { version: '' }, remotes: {} });
        throw new GateRefusal(checks);
      }
      demandRights(caller, change, manifest, next);
      if (appsToApprove(policy, change, manifest).length === 0) return { manifest: next, change, difference: [...difference] };
      const waiting = await sameRequest(registry, head, change, caller.author, now);
      if (waiting !== undefined) throw new GateRefusal([stateCheck(`request ${waiting.sequence} for it waits already`)]);
      return {
        manifest,
        change: await requestOf(registry, change, now),
        difference: difference.map((line) => `requested: ${line}`),
      };
    }
  }
}

function demandRights(
  caller: Caller,
  change: Change,
  before: Manifest | undefined,
  after: Pick<Manifest, 'shell' | 'remotes'>,
): void {
  const missing = lacking(caller, requirementsOf(change, before, after));
  if (missing.length > 0) throw new Forbidden(missing.join('\n'));
}

function stateCheck(found: string): Check {
  return { name: 'state', isMet: false, found: [found] };
}

async function planned(
  registry: Registry,
  { manifest: current, sequence }: Head,
  change: Change,
  now: () => Date,
): Promise<Plan> {
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
  const found = new Map(gathered.flatMap(([key, one]) => (one === undefined ? [] : [[key, one] as const])));
  const evidence = change.kind === 'promote' ? await withVerdicts(registry, found, isEntering) : found;
  const standings = await registry.standings(change.kind === 'promote' ? fallbackCandidates(current, change) : []);
  return plan(
    { current, sequence: sequence + 1, evidence, standings, earlier, before, previousFallback, at: now().toISOString() },
    change,
  );
}

/** The releases among which the fallbacks of promoted ones are chosen. */
function fallbackCandidates(
  current: Manifest | undefined,
  { releases }: Extract<Change, { kind: 'promote' }>,
): readonly string[] {
  return releases.flatMap(({ name }) => {
    const { version, fallback } = current?.remotes[name] ?? {};
    return [version, fallback?.version].flatMap((one) => (one === undefined ? [] : [nameOf({ name, version: one })]));
  });
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
  const [{ policy }, damage, signer, sbom] = await Promise.all([
    registry.head(),
    registry.damagedFiles(descriptor),
    signerOf(registry, published),
    registry.sbom(name, version),
  ]);
  return {
    descriptor,
    damage,
    signer,
    packages: packagesIn(sbom),
    budget: policy.apps[name]?.budget ?? usualBudget[descriptor.kind],
  };
}

/** Runs the remotes that enter, as they would run beside the shell that is live then; not one whose code is not its team's. */
async function withVerdicts(
  registry: Registry,
  evidence: ReadonlyMap<string, Evidence>,
  isEntering: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Evidence>> {
  const shells = [...evidence].filter(([, { descriptor }]) => descriptor.kind === 'shell');
  const [, shell] = shells.find(([key]) => isEntering.has(key)) ?? shells[0] ?? [];
  const judged = [...evidence].map(async ([key, one]) => {
    const { descriptor, damage, signer } = one;
    const isSound = damage.length === 0 && signer.isTrusted;
    if (shell === undefined || descriptor.kind === 'shell' || !isEntering.has(key) || !isSound) return [key, one] as const;
    const names = Object.keys(descriptor.shares).filter((name) => name in shell.descriptor.shares);
    const shares = Object.fromEntries(names.map((name) => [name, shell.descriptor.shares[name] ?? '']));
    const verdict = await judge(descriptor, shares, (path) => registry.file(descriptor, path));
    // It may have run for seconds, in which gc may have removed the files.
    return [key, { ...one, verdict, damage: await registry.damagedFiles(descriptor) }] as const;
  });
  return new Map(await Promise.all(judged));
}

/** A release whose key was replaced since may be gone back to: it was live, and passed the gate then. */
async function signerOf(registry: Registry, { descriptor, key, isTrusted }: Published) {
  const { name, version } = descriptor;
  if (isTrusted === true) return { isTrusted, text: `${name} team, key ${key}` };
  if (isTrusted === 'retired' && (await wasLive(registry, descriptor))) {
    return { isTrusted: true, text: `${name} team, key ${key}, which was replaced since` };
  }
  const { policy } = await registry.head();
  const other = memberOfKey(policy, key);
  const isAnothers = other !== undefined && !publishersOf(policy, name).some((publisher) => publisher.name === other.name);
  const text = isAnothers
    ? `${name} ${version} is signed by the ${other.member.kind === 'team' ? 'team of ' : ''}${other.name}; ${name} belongs to another`
    : `${name} ${version} is not signed by its team (key ${key})`;
  return { isTrusted: false, text };
}

/** Whether a release was live with the files that it has now. */
async function wasLive(registry: Registry, descriptor: Descriptor): Promise<boolean> {
  const { name, version } = descriptor;
  const { stable, canary = 0 } = (await registry.index()).releases.get(nameOf(descriptor)) ?? {};
  const manifest = (await registry.record(Math.max(stable?.last ?? 0, canary)))?.manifest;
  if (descriptor.kind === 'shell') return manifest?.shell.version === version;
  const { entry, modules, imports } = descriptor;
  const remote = manifest?.remotes[name];
  const live = [remote, remote?.canary].find((one) => one?.version === version);
  return live !== undefined && isDeepStrictEqual([live.entry, live.modules, live.imports], [entry, modules, imports]);
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
  const { stable } = (await registry.index()).releases.get(nameOf({ name, version })) ?? {};
  const live = stable && (await registry.record(stable.last))?.manifest?.remotes[name];
  return live?.fallback && { name, version: live.fallback.version };
}

/** What was live before a release first went live; rolling back twice goes two versions back. */
async function releaseBefore(registry: Registry, release: ReleaseName): Promise<ReleaseName | undefined> {
  const before = (await registry.index()).releases.get(nameOf(release))?.stable?.before;
  return before === undefined ? undefined : { name: release.name, version: before };
}
