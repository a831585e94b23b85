import * as v from 'valibot';
import type { ProvenJob } from './identity';

/** Where a job of a CI service ran and what it checked out, by the claims of its token. */
export const jobSource = v.object({
  /** Address of the repository. */
  repository: v.exactOptional(v.string()),
  /** The branch or tag: `refs/heads/main`. */
  ref: v.exactOptional(v.string()),
  revision: v.exactOptional(v.string()),
  /** The path of the workflow in the repository. */
  workflow: v.exactOptional(v.string()),
  /** Address of the run. */
  run: v.exactOptional(v.string()),
  environment: v.exactOptional(v.string()),
});
export type JobSource = Readonly<v.InferOutput<typeof jobSource>>;

const GITHUB = 'https://token.actions.githubusercontent.com';

/** Reads the claims of GitHub Actions or GitLab CI; of other issuers only those of the same names are known. */
export function sourceOf({ issuer, claims }: Pick<ProvenJob, 'issuer' | 'claims'>): JobSource {
  const { sha, environment } = claims;
  const ref = refOf(claims);
  const workflow = workflowOf(claims);
  const repository = repositoryOf(issuer, claims);
  const run = repository && runIn(repository, claims);
  return {
    ...(repository && { repository }),
    ...(ref && { ref }),
    ...(sha && { revision: sha }),
    ...(workflow && { workflow }),
    ...(run && { run }),
    ...(environment && { environment }),
  };
}

/** Address of the run of a job, where the claims say it. */
export function runOf(job: Pick<ProvenJob, 'issuer' | 'claims'>): string | undefined {
  return sourceOf(job).run;
}

/** GitHub's own servers have their issuer below their address; GitLab's is its address. */
function repositoryOf(issuer: string, { repository, project_path: project }: ProvenJob['claims']): string | undefined {
  const server = issuer === GITHUB ? 'https://github.com' : new URL(issuer).origin;
  const path = repository ?? project;
  return path && `${server}/${path}`;
}

function refOf({ ref, ref_type: kind, ref_path: whole }: ProvenJob['claims']): string | undefined {
  if (whole !== undefined || ref === undefined || ref.startsWith('refs/')) return whole ?? ref;
  return `refs/${kind === 'tag' ? 'tags' : 'heads'}/${ref}`;
}

/** `acme/wallet/.github/workflows/release.yml@refs/heads/main`, `gitlab.com/acme/wallet//.gitlab-ci.yml@refs/heads/main` */
function workflowOf({ workflow_ref: github, ci_config_ref_uri: gitlab }: ProvenJob['claims']): string | undefined {
  return /^[^/]+\/[^/]+\/(.+)@/.exec(github ?? '')?.[1] ?? /\/\/(.+)@/.exec(gitlab ?? '')?.[1];
}

function runIn(repository: string, { run_id: run, run_attempt: attempt, job_id: job }: ProvenJob['claims']): string | undefined {
  if (run !== undefined) return `${repository}/actions/runs/${run}${attempt === undefined ? '' : `/attempts/${attempt}`}`;
  return job && `${repository}/-/jobs/${job}`;
}
