import type { Check, Proposal } from '@parlour/release-contract/api';
import { type Change, isImmediate, type RequestedChange } from '@parlour/release-contract/change';
import { type Caller, shownName } from '@parlour/release-contract/policy';
import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import { callerOn } from '@parlour/release-contract/sitePolicy';
import { appsToApprove, hasAnyRight, lacking, lackingBefore, requirementsOf } from '@parlour/release-contract/rights';
import {
  demandApprover,
  demandKnownStarter,
  demandOther,
  demandRequest,
  isSameAuthor,
  requestOf,
  sameRequest,
} from './approvals';
import type { HistoryRecord } from './history';
import { planChange } from '../gate/planChange';
import { policyDifference, readPolicy } from '../trust/policies';
import { Conflict, Forbidden, forbiddenBy, GateRefusal } from './refusals';
import type { Head, Registry } from './registry';
import { recordedChecks } from './recordedChecks';
import { plannedStages } from './schedules';

const TRIES = 60;

/** Who requests a change, and why. */
interface Request {
  readonly caller: Caller;
  readonly reason: string;
}

/** The holder of the registry's online key, who may change everything but the policy; the name is not proven. */
export function registryCaller(claimed?: string): Caller {
  return { author: { kind: 'registry', name: 'registry', ...(claimed !== undefined && { claimed }) } };
}

/**
 * Previews a change: its effect, whether it is allowed, and whether it would wait for a second person. Nothing is changed. A
 * caller without the necessary right learns only that, and no release is read. The exception is a change of the shell, which each
 * team may preview for its effect on the team's own apps.
 */
export async function propose(registry: Registry, change: Change, anywhere: Caller, now = () => new Date()): Promise<Proposal> {
  const caller = callerOn(anywhere, registry.site);
  const head = await registry.head();
  const { manifest, policy } = head;
  const expected = manifest?.sequence ?? 0;
  const before = lackingBefore(caller, change, manifest);
  if (before.length > 0 && !(isOfShell(change) && hasAnyRight(caller)))
    return { isAllowed: false, expected, checks: [rightsCheck(before)], difference: [] };
  const { checks, difference, next } = await planChange(registry, head, change, now);
  const waiting = appsToApprove(policy, change, manifest);
  const lacks = next === undefined ? before : lacking(caller, requirementsOf(change, manifest, next));
  const missing = lacks.length > 0 || next === undefined ? lacks : forbiddenBy(() => demandKnownStarter(policy, waiting, caller));
  const rights = missing.length === 0 ? [] : [rightsCheck(missing)];
  return {
    isAllowed: next !== undefined && missing.length === 0,
    expected,
    checks: [...checks, ...rights],
    difference,
    ...(next && { next }),
    ...(waiting.length > 0 && { needsApprovalFor: waiting }),
    ...(change.kind === 'schedule' && { stages: plannedStages(change, now().getTime()) }),
  };
}

/**
 * Applies a change, and retries when others change something meanwhile; with `expected` only while that manifest is live. A
 * promotion that needs a second person becomes a request, which is an entry of the history that changes nothing live. Throws
 * Forbidden, GateRefusal with the reasons against it, or Conflict.
 */
export async function apply(
  registry: Registry,
  change: RequestedChange,
  { caller, reason }: Request,
  { expected, now = () => new Date() }: { readonly expected?: number; readonly now?: () => Date } = {},
): Promise<HistoryRecord> {
  // A policy is about all sites.
  if (change.kind === 'setPolicy' && registry.site !== DEFAULT_SITE)
    return apply(registry.on(DEFAULT_SITE), change, { caller, reason }, { now });
  for (let tried = 0; tried < TRIES; tried += 1) {
    const head = await registry.head();
    const live = head.manifest?.sequence ?? 0;
    if (expected !== undefined && expected !== live) {
      throw new Conflict(`manifest ${live} is live by now, not ${expected}; look again before you change it`);
    }
    const outcome = await outcomeOf(registry, head, change, callerOn(caller, registry.site), now);
    const at = now().toISOString();
    const { author } = caller;
    const { from, ...entry } = outcome;
    const record = await registry.commit(head, { ...entry, author, by: shownName(author), reason, at });
    if (record === undefined) continue;
    // The change is made; without this line the history of the other site only says less.
    if (from !== undefined) await noteOn(registry.on(from), record, registry.site).catch(() => undefined);
    return record;
  }
  throw new Conflict(`others changed the manifest ${TRIES} times in a row; try again`);
}

/** Says in the history of the site that releases were taken from where they went. */
async function noteOn(
  from: Registry,
  { sequence, by, author, reason, at, difference }: HistoryRecord,
  to: string,
): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const head = await from.head();
    const noted = await from.commit(head, {
      manifest: head.manifest,
      change: { kind: 'promotedTo', site: to, entry: sequence },
      difference: difference.map((line) => `${to}: ${line}`),
      by,
      author,
      reason,
      at,
    });
    if (noted !== undefined) return;
  }
}

/** What an entry says, and the other site that its releases are taken from. */
type Outcome = Pick<HistoryRecord, 'manifest' | 'change' | 'difference' | 'checks'> & { readonly from?: string | undefined };

function takenFrom(change: Change): Pick<Outcome, 'from'> {
  if (change.kind === 'schedule') return isImmediate(change) ? { from: change.from } : {};
  return change.kind === 'promote' ? { from: change.from } : {};
}

/** The result of a requested change; throws when it is not allowed. */
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
      // Policies that an earlier root key signed stay valid where they are, but that key signs no new ones.
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
      demandOther(policy, request, caller);
      const { next, difference, checks } = await planChange(registry, head, request.change.change, now);
      if (next === undefined) throw new GateRefusal(checks);
      const asked = request.change.change;
      const made = asked.kind === 'schedule' ? { ...change, schedule: asked } : change;
      return { manifest: next, change: made, difference: [...difference], checks: recordedChecks(checks), ...takenFrom(asked) };
    }
    default: {
      demandRights(lackingBefore(caller, change, manifest));
      const { checks, next, difference } = await planChange(registry, head, change, now);
      if (next === undefined) throw new GateRefusal(checks);
      demandRights(lacking(caller, requirementsOf(change, manifest, next)));
      const approved = appsToApprove(policy, change, manifest);
      const found = { checks: recordedChecks(checks) };
      if (approved.length === 0) return { manifest: next, change, difference: [...difference], ...found, ...takenFrom(change) };
      demandKnownStarter(policy, approved, caller);
      const waiting = await sameRequest(registry, head, change, caller.author, now);
      if (waiting !== undefined) throw new GateRefusal([stateCheck(`request ${waiting.sequence} for it waits already`)]);
      return {
        manifest,
        change: await requestOf(registry, change, now),
        difference: difference.map((line) => `requested: ${line}`),
        ...found,
      };
    }
  }
}

function demandRights(missing: readonly string[]): void {
  if (missing.length > 0) throw new Forbidden(missing.join('\n'));
}

function isOfShell(change: Change): boolean {
  return (change.kind === 'promote' || change.kind === 'schedule') && change.releases.every(({ name }) => name === 'shell');
}

function rightsCheck(found: readonly string[]): Check {
  return { name: 'rights', isMet: false, found };
}

function stateCheck(found: string): Check {
  return { name: 'state', isMet: false, found: [found] };
}
