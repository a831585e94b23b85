import { execFileSync } from 'node:child_process';
import type { Provenance } from '../publishing/describedBuild';

/** From which commit, when, and where: the variables are those of GitHub Actions and GitLab CI. */
export function provenance(): Provenance {
  const { env } = process;
  const builtAt = new Date().toISOString();
  const github = env['GITHUB_REPOSITORY'] && `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${env['GITHUB_REPOSITORY']}`;
  const repository = github ?? env['CI_PROJECT_URL'];
  const run = github && env['GITHUB_RUN_ID'] ? `${github}/actions/runs/${env['GITHUB_RUN_ID']}` : env['CI_PIPELINE_URL'];
  const source = repository || run ? { ...(repository && { repository }), ...(run && { run }) } : undefined;
  const revision = env['GITHUB_SHA'] ?? env['CI_COMMIT_SHA'] ?? headOfGit() ?? 'unknown';
  return { builtAt, revision, ...(source && { source }) };
}

function headOfGit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** The merge request that a CI runs for; the variables are those of GitHub Actions and GitLab CI. */
export function mergeRequest(env = process.env): { readonly title?: string; readonly address?: string } {
  const { GITHUB_REPOSITORY: github, GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REF: ref = '' } = env;
  const pull = /^refs\/pull\/(\d+)\//.exec(ref)?.[1];
  if (github && pull) return { title: `${github} #${pull}`, address: `${server}/${github}/pull/${pull}` };
  const { CI_MERGE_REQUEST_IID: iid, CI_MERGE_REQUEST_TITLE: title, CI_MERGE_REQUEST_PROJECT_URL: project } = env;
  if (iid && project)
    return { title: `${title ?? 'merge request'} (!${iid})`.slice(0, 120), address: `${project}/-/merge_requests/${iid}` };
  return {};
}
