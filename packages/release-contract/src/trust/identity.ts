import * as v from 'valibot';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** An issuer as it spells itself in its tokens: `https:`, or on this machine. */
export const issuerAddress = v.pipe(
  v.string(),
  v.check((text) => {
    if (!/^https?:\/\/[^\s?#@|]+$/.test(text) || !URL.canParse(text)) return false;
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || LOOPBACK.includes(hostname);
  }, 'is not an issuer like https://gitlab.example'),
);

/** The address of a site, which tokens are issued for. */
export const siteAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, 'is not the address of a site like https://play.example'),
);

/** The claims of an identity token that say which job it is of, as texts. */
export type JobClaims = Readonly<Record<string, string>>;

/** Claims of which one has to be named, because each job of a service has a token of its issuer. */
const NAMING_REPOSITORY = ['repository', 'repository_id', 'project_path', 'project_id', 'sub'];
/** Claims whose value may end in `*`, which stands for the rest. */
const WITH_PREFIX = ['ref', 'ref_path', 'sub', 'workflow_ref', 'job_workflow_ref'];

const claims = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,60}$/, 'is not the name of a claim')),
    v.pipe(v.string(), v.minLength(1, 'is empty'), v.maxLength(300, 'is longer than 300 characters')),
  ),
  v.check(
    (named) => NAMING_REPOSITORY.some((claim) => named[claim] !== undefined && !named[claim].endsWith('*')),
    `name the repository, with one of ${NAMING_REPOSITORY.join(', ')} as a whole: the issuer has tokens for every job of its service`,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [claim, value] of Object.entries(dataset.value)) {
      const isPrefix = value.endsWith('*') && WITH_PREFIX.includes(claim);
      if (value.slice(0, isPrefix ? -1 : undefined).includes('*'))
        addIssue({ message: `the claim ${claim} is compared as a whole; only ${WITH_PREFIX.join(', ')} may end in *` });
    }
  }),
);

/** Rights that jobs of an identity may have: `preview` is publishing of previews alone, which never go live. */
export const jobRights = ['preview', 'publish', 'canary', 'promote', 'rollback', 'switchOff'] as const;

/** Jobs of a CI service that are a team's: whose issuer says that these claims are true. */
export const jobIdentity = v.strictObject({
  issuer: issuerAddress,
  /** The address of the site for which their tokens are, beside those of the hosts in the policy. */
  audience: v.optional(siteAddress),
  claims,
  /** Of the team's rights, those that these jobs have; default: all. */
  rights: v.optional(v.pipe(v.array(v.picklist(jobRights)), v.minLength(1, 'name a right, or leave it out for all'))),
});
export type JobIdentity = v.InferOutput<typeof jobIdentity>;

/** What the token of a job says, after its signature was verified. */
export interface ProvenJob {
  readonly issuer: string;
  /** Its `sub`. */
  readonly subject: string;
  readonly claims: JobClaims;
}

/** Claims of GitHub and GitLab for jobs that may run for a pull or merge request, whose code nobody has agreed to. */
const PROPOSED: readonly (readonly [claim: string, isProposal: RegExp])[] = [
  ['event_name', /^pull_request/],
  // A child pipeline does not say whether its parent runs for a merge request.
  ['pipeline_source', /merge_request_event$|pull_request_event$|^parent_pipeline$/],
];

/** Whether a job is one of an identity. */
export function isJobOf(identity: JobIdentity, job: ProvenJob): boolean {
  return mismatch(identity, job) === undefined;
}

/** Whether a job is of the repository that an identity names, in whatever branch and for whatever reason it runs. */
export function isOfRepository({ issuer, claims: named }: JobIdentity, job: ProvenJob): boolean {
  const naming = Object.entries(named).filter(([claim]) => NAMING_REPOSITORY.includes(claim));
  return issuer === job.issuer && naming.every((claim) => claimMismatch(claim, job) === undefined);
}

/** Why a job is not one of an identity, a sentence; undefined when it is. */
export function mismatch({ issuer, claims: named }: JobIdentity, job: ProvenJob): string | undefined {
  if (issuer !== job.issuer) return `its issuer is ${job.issuer}, not ${issuer}`;
  for (const claim of Object.entries(named)) {
    const fault = claimMismatch(claim, job);
    if (fault !== undefined) return fault;
  }
  const proposal = PROPOSED.find(([claim, isProposal]) => named[claim] === undefined && isProposal.test(job.claims[claim] ?? ''));
  return proposal && `its ${proposal[0]} is ${job.claims[proposal[0]]}: it runs what nobody has agreed to`;
}

function claimMismatch([claim, wanted]: readonly [string, string], { subject, claims: proven }: ProvenJob): string | undefined {
  const value = claim === 'sub' ? subject : proven[claim];
  if (value === undefined) return `it has no claim ${claim}`;
  const isPrefix = wanted.endsWith('*');
  const isIt = isPrefix ? value.startsWith(wanted.slice(0, -1)) : textOf(claim, value) === textOf(claim, wanted);
  return isIt ? undefined : `its ${claim} is ${value}, not ${wanted}`;
}

/** The services have no two repositories whose names differ in their case alone. */
function textOf(claim: string, value: string): string {
  return claim === 'repository' || claim === 'project_path' ? value.toLowerCase() : value;
}
