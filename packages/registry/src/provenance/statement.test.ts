import { githubClaims, githubIdentity } from '../testing/testJob';
import { statementOf } from './statement';

const job = { format: 1, registry: 'r', member: 'wallet', key: { kid: 'k', x: 'x', y: 'y' }, from: '', until: '' } as const;
const github = { ...job, issuer: githubIdentity.issuer, subject: 'repo:acme/wallet:ref:refs/heads/main', claims: githubClaims };
const gitlab = {
  ...job,
  issuer: 'https://gitlab.example',
  subject: 'project_path:acme/teams/wallet:ref_type:branch:ref:main',
  claims: {
    project_path: 'acme/teams/wallet',
    project_id: '74',
    ref: 'main',
    ref_type: 'branch',
    ref_protected: 'true',
    sha: githubClaims.sha,
    pipeline_source: 'push',
    job_id: '302',
    ci_config_ref_uri: 'gitlab.example/acme/teams/wallet//.gitlab-ci.yml@refs/heads/main',
  },
};
const release = { name: 'wallet', version: '1.5.0' };

it('of a job on GitHub says repository, commit, workflow and run, as its token does', () => {
  expect(statementOf(release, 'ab', github)).toEqual({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'wallet@1.5.0', digest: { sha256: 'ab' } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:parlour:buildtype:ci-job:v1',
        externalParameters: {
          workflow: {
            ref: 'refs/heads/main',
            repository: 'https://github.com/acme/wallet',
            path: '.github/workflows/release.yml',
          },
        },
        internalParameters: {
          job: {
            subject: github.subject,
            event_name: 'push',
            repository_id: '74',
            repository_owner_id: '65',
            runner_environment: 'github-hosted',
          },
        },
        resolvedDependencies: [
          { uri: 'git+https://github.com/acme/wallet@refs/heads/main', digest: { gitCommit: githubClaims.sha } },
        ],
      },
      runDetails: {
        builder: { id: githubIdentity.issuer },
        metadata: { invocationId: 'https://github.com/acme/wallet/actions/runs/4711/attempts/1' },
      },
    },
  });
});

it('of a job on a GitLab says the same by the names that it has there', () => {
  expect(statementOf(release, 'ab', gitlab).predicate).toEqual({
    buildDefinition: {
      buildType: 'urn:parlour:buildtype:ci-job:v1',
      externalParameters: {
        workflow: { ref: 'refs/heads/main', repository: 'https://gitlab.example/acme/teams/wallet', path: '.gitlab-ci.yml' },
      },
      internalParameters: { job: { subject: gitlab.subject, project_id: '74', pipeline_source: 'push', ref_protected: 'true' } },
      resolvedDependencies: [
        { uri: 'git+https://gitlab.example/acme/teams/wallet@refs/heads/main', digest: { gitCommit: githubClaims.sha } },
      ],
    },
    runDetails: {
      builder: { id: 'https://gitlab.example' },
      metadata: { invocationId: 'https://gitlab.example/acme/teams/wallet/-/jobs/302' },
    },
  });
});

it('of any other issuer says what its claims say, and nothing else', () => {
  const other = { ...job, issuer: 'https://ci.example', subject: 'wallet', claims: { ref: 'refs/tags/v1' } };
  expect(statementOf(release, 'ab', other).predicate).toMatchObject({
    buildDefinition: {
      externalParameters: { workflow: { ref: 'refs/tags/v1' } },
      internalParameters: { job: { subject: 'wallet' } },
    },
    runDetails: { builder: { id: 'https://ci.example' } },
  });
});
