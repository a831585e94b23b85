import type { ReleaseName } from '../change';
import type { SignedCertificate } from './certificate';
import { isJobOf, type JobIdentity } from './identity';
import { runOf } from './jobSource';
import type { Caller, CallerGrant, CallerRights, JobRight, Member, Policy } from './policy';
import { mayPublish } from './rights';

/** A job as a caller, with those rights of its team that its identities have; undefined when none of them is its any more. */
export function callerOfJob({ members }: Pick<Policy, 'members'>, signed: SignedCertificate): Caller | undefined {
  const { member, key, subject } = signed;
  const team = Object.hasOwn(members, member) ? members[member] : undefined;
  const own = (team?.identities ?? []).filter((identity) => isJobOf(identity, signed));
  if (team === undefined || own.length === 0) return undefined;
  const run = runOf(signed);
  return {
    author: { kind: 'team', name: member, key: key.kid, job: { subject, ...(run && { run }) } },
    rights: [rightsOfJob(team, own)],
    certificate: signed,
  };
}

/** Whether a job may publish a release by the policy: now, only in the past (`retired`), or never. */
export function jobTrust(policy: Pick<Policy, 'members'>, signed: SignedCertificate, release: ReleaseName): boolean | 'retired' {
  const isPublisher = (members: Policy['members']) => {
    const caller = callerOfJob({ members }, signed);
    return caller !== undefined && mayPublish(caller, release);
  };
  if (isPublisher(policy.members)) return true;
  const team = Object.hasOwn(policy.members, signed.member) ? policy.members[signed.member] : undefined;
  const { retiredIdentities } = team ?? {};
  if (team === undefined || retiredIdentities === undefined) return false;
  return isPublisher({ [signed.member]: { ...team, identities: retiredIdentities } }) && 'retired';
}

const PREVIEW: readonly JobRight[] = ['preview'];

/** The rights of a team, without those that none of the job's identities has; who administers signs with a key. */
function rightsOfJob({ apps, site, sites }: Member, identities: readonly JobIdentity[]): CallerRights {
  if (identities.some(({ rights }) => rights === undefined))
    return { apps, site: site.filter((right) => right !== 'administer'), ...(sites && { sites }) };
  const named = new Set<JobRight>(identities.flatMap(({ rights = [] }) => rights));
  const narrowed = (own: Member['apps']) =>
    Object.fromEntries(
      Object.entries(own).map(([app, { rights, ...limit }]): [string, CallerGrant] => {
        const mayPreview = named.has('preview') && rights.includes('publish');
        return [app, { ...limit, rights: [...rights.filter((right) => named.has(right)), ...(mayPreview ? PREVIEW : [])] }];
      }),
    );
  const elsewhere = Object.entries(sites ?? {}).map(([name, own]) => [name, { apps: narrowed(own.apps), site: [] }] as const);
  return { apps: narrowed(apps), site: [], sites: Object.fromEntries(elsewhere) };
}
