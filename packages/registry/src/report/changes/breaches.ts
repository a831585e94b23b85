import type { Change } from '@parlour/release-contract/change';
import type { Author, Caller, Policy } from '@parlour/release-contract/policy';
import { appsToApprove, lacking, requirementsOf } from '@parlour/release-contract/rights';
import { callerOn, policyOn } from '@parlour/release-contract/sitePolicy';
import { demandApprover, demandOther, type RequestRecord } from '../../registry/approvals';
import { forbiddenBy } from '../../registry/refusals';
import type { Answers } from '../evidence/requestAnswers';
import type { PeriodEntry } from '../evidence/readHistory';

/**
 * What an entry did against the rules that were in force, a sentence each. A gateway refuses all of it; whoever has the online key could
 * write it all the same.
 */
export function breachesOf({ record, site, before, after, policies }: PeriodEntry, answers: Answers): readonly string[] {
  const policy = policyOn(policies.before, site);
  const { change, author, at } = record;
  switch (change.kind) {
    case 'approve': {
      const request = answers.request(change.request);
      if (request === undefined) return [`it approves entry ${change.request}, which is no request`];
      const late = request.change.until < at ? [`request ${request.sequence} expired ${request.change.until}`] : [];
      return [...late, ...approvalBreaches(policy, site, request, author)];
    }
    case 'stage': {
      const { schedule, releases, to } = change;
      const begun = answers.schedule(schedule);
      if (begun === undefined) return [`it carries out entry ${schedule}, which is no schedule`];
      return begun.request === undefined ? unapproved(policy, { kind: 'promote', releases, to }, before) : [];
    }
    case 'request':
      return lacks(policy, site, author, change.change, before, after);
    case 'setPolicy':
    case 'decline':
    case 'promotedTo':
      return [];
    default:
      return [...unapproved(policy, change, before), ...lacks(policy, site, author, change, before, after)];
  }
}

function unapproved(policy: Policy, change: Change, before: PeriodEntry['before']): readonly string[] {
  return appsToApprove(policy, change, before).map((app) => `the rules of ${app} demand a second person, and none approved it`);
}

function approvalBreaches(policy: Policy, site: string, request: RequestRecord, author: Author | undefined): readonly string[] {
  if (author === undefined) return ['it is not known who approved it'];
  const caller = callerIn(policy, author);
  const demands = [
    () => demandOther(policy, request, { author }),
    () => (caller === undefined ? undefined : demandApprover(callerOn(caller, site), request)),
  ];
  return demands.flatMap(forbiddenBy);
}

function lacks(
  policy: Policy,
  site: string,
  author: Author | undefined,
  change: Change,
  before: PeriodEntry['before'],
  after: PeriodEntry['after'],
): readonly string[] {
  if (author === undefined || isExempt(author, change)) return [];
  if (author.kind === 'guardrail') return ['the guardrail only stops canaries'];
  const caller = callerIn(policy, author);
  if (caller === undefined) return [];
  const unchanged = { shell: { version: '' }, remotes: {} };
  return lacking(callerOn(caller, site), requirementsOf(change, before, after ?? before ?? unchanged));
}

/** Gateways themselves, and holders of the online key or the token of the site, who may change everything but the policy. */
function isExempt({ kind }: Author, change: Change): boolean {
  return kind === 'registry' || kind === 'token' || kind === 'root' || (kind === 'guardrail' && change.kind === 'stop');
}

/** An author with the rights that a policy gives; undefined for people whose groups only their provider knew. */
function callerIn({ members }: Policy, author: Author): Caller | undefined {
  if (author.kind === 'person' && author.subject !== undefined) return undefined;
  const { [author.name]: member } = members;
  return { author, rights: member === undefined ? [] : [member] };
}
