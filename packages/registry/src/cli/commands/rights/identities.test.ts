import type { JobIdentity } from '@parlour/release-contract/identity';
import type { Policy } from '@parlour/release-contract/policy';
import { identitiesOf, type IdentityArgs } from './identities';

const policy = (changes: Partial<Policy> = {}): Policy => ({
  format: 1,
  registry: 'r',
  root: 1,
  base: 0,
  members: {},
  apps: {},
  ...changes,
});
const named = (args: Partial<IdentityArgs>, known = policy({ sites: { default: { hosts: ['play.example'] } } })) =>
  identitiesOf({ previews: false, ...args }, known);

const GITHUB = 'https://token.actions.githubusercontent.com';

it.each<[string, Partial<IdentityArgs>, readonly JobIdentity[] | undefined]>([
  [
    'a branch on GitHub',
    { github: 'acme/wallet', branch: 'main' },
    [{ issuer: GITHUB, claims: { repository: 'acme/wallet', ref: 'refs/heads/main' } }],
  ],
  [
    'tags, an environment and a workflow',
    { github: 'acme/wallet', tag: 'v*', environment: 'production', workflow: 'release.yml' },
    [
      {
        issuer: GITHUB,
        claims: {
          repository: 'acme/wallet',
          ref: 'refs/tags/v*',
          environment: 'production',
          workflow_ref: 'acme/wallet/.github/workflows/release.yml@*',
        },
      },
    ],
  ],
  [
    'a branch on a GitLab of one’s own, and previews',
    { gitlab: 'acme/teams/wallet', issuer: 'https://gitlab.example', branch: 'main', previews: true },
    [
      {
        issuer: 'https://gitlab.example',
        claims: { project_path: 'acme/teams/wallet', ref_type: 'branch', ref: 'main', ref_protected: 'true' },
      },
      { issuer: 'https://gitlab.example', claims: { project_path: 'acme/teams/wallet' }, rights: ['preview'] },
      {
        issuer: 'https://gitlab.example',
        claims: { project_path: 'acme/teams/wallet', pipeline_source: 'merge_request_event' },
        rights: ['preview'],
      },
    ],
  ],
  [
    'any issuer by its claims',
    { issuer: 'https://ci.example', claim: 'sub=wallet-release,realm=live', audience: 'https://play.example' },
    [{ issuer: 'https://ci.example', audience: 'https://play.example', claims: { sub: 'wallet-release', realm: 'live' } }],
  ],
  ['none any more', { github: 'none' }, []],
  ['nothing about jobs', {}, undefined],
])('a command names %s', (_what, args, identities) => {
  expect(named(args)).toEqual(identities);
});

it.each<[string, Partial<IdentityArgs>, string]>([
  ['no branch', { github: 'acme/wallet' }, 'name what releases, with --branch, --tag or --environment'],
  ['an owner alone', { github: 'acme', branch: 'main' }, '--github acme is not a repository like acme/wallet'],
  ['every repository of an owner', { github: 'acme/*', branch: 'main' }, '--github acme/* is not a repository'],
  ['a branch with its path', { github: 'acme/wallet', branch: 'refs/heads/main' }, '--branch refs/heads/main is not a name'],
  ['every branch', { github: 'acme/wallet', branch: '*' }, '--branch * is not a name like main'],
  ['a branch and a tag', { github: 'acme/wallet', branch: 'main', tag: 'v1' }, 'name --branch or --tag'],
  ['two services', { github: 'a/b', gitlab: 'a/b', branch: 'main' }, 'name --github or --gitlab'],
  ['a branch of nothing', { branch: 'main' }, '--branch is about jobs of a CI'],
  ['previews of nothing', { previews: true }, '--previews is about jobs of a CI'],
  ['no repository', { issuer: 'https://ci.example', claim: 'realm=live' }, 'claims name the repository, with one of repository'],
  ['the subjects of every repository', { issuer: 'https://ci.example', claim: 'sub=repo:*' }, 'claims name the repository'],
  ['every subject', { issuer: 'https://ci.example', claim: 'sub=*' }, 'claims name the repository'],
  ['a claim without a value', { issuer: 'https://ci.example', claim: 'sub' }, '--claim sub is not like sub=…'],
  ['a star within', { github: 'acme/wallet', branch: 'rel*se' }, 'the claim ref is compared as a whole'],
  ['a star for an environment', { github: 'acme/wallet', environment: 'prod*' }, 'the claim environment is compared as a whole'],
  ['an issuer without TLS', { github: 'acme/wallet', branch: 'main', issuer: 'http://ci.example' }, 'is not an issuer like'],
  [
    'an audience that is no address',
    { github: 'acme/wallet', branch: 'main', audience: 'parlour' },
    'is not the address of a site like',
  ],
])('a command with %s is refused, by what is wrong', (_what, args, message) => {
  expect(() => named(args)).toThrow(message);
});

it('where no site has a host, the address that tokens are for is named once', () => {
  const nowhere = policy({ sites: { default: { hosts: ['*'] } } });
  expect(() => named({ github: 'acme/wallet', branch: 'main' }, nowhere)).toThrow('--audience https://play.example');
  const first = named({ github: 'acme/wallet', branch: 'main', audience: 'https://play.example' }, nowhere) ?? [];
  const wallet = { kind: 'team' as const, keys: [], identities: [...first], apps: {}, site: [] };
  expect(named({ github: 'acme/records', branch: 'main' }, policy({ members: { wallet } }))).toMatchObject([
    { audience: 'https://play.example' },
  ]);
});
