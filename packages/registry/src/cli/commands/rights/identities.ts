import { jobIdentity, type JobIdentity } from '@parlour/release-contract/identity';
import type { Policy } from '@parlour/release-contract/policy';
import { ANY_HOST } from '@parlour/release-contract/policy';
import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
import * as v from 'valibot';
import { RegistryRefusal } from '../../../registry/refusals';
import { wordsOf } from './memberChanges';

/** Services whose claims are known; their own servers are named with --issuer. */
const GITHUB = 'https://token.actions.githubusercontent.com';
const GITLAB = 'https://gitlab.com';

export const identityArgs = {
  github: {
    type: 'string',
    description:
      'Repository on GitHub whose jobs release the app by their identity, without a key: acme/wallet; "none" takes all identities away',
  },
  gitlab: { type: 'string', description: 'The same for a project on GitLab: acme/teams/wallet' },
  issuer: { type: 'string', description: `Issuer of the identities; default: ${GITHUB} or ${GITLAB}` },
  claim: { type: 'string', description: 'More that a token has to say: "sub=…", several with commas between' },
  branch: {
    type: 'string',
    description: 'The branch that releases: main; "release-*" for all that begin so; a protected one on GitLab',
  },
  tag: { type: 'string', description: 'Tags that release: "v*"' },
  environment: { type: 'string', description: 'The environment that releases, where the service asks who may: production' },
  workflow: { type: 'string', description: 'On GitHub, the file of the workflow that releases: release.yml' },
  previews: {
    type: 'boolean',
    description: 'Other branches and pull requests of the repository may publish previews, and nothing else',
    default: false,
  },
  audience: {
    type: 'string',
    description: 'Address of the site for which tokens are, https://play.example; default: that of its host in the policy',
  },
  also: { type: 'boolean', description: 'Adds identities to those before; default: they replace them', default: false },
} as const;

export interface IdentityArgs {
  readonly github?: string | undefined;
  readonly gitlab?: string | undefined;
  readonly issuer?: string | undefined;
  readonly claim?: string | undefined;
  readonly branch?: string | undefined;
  readonly tag?: string | undefined;
  readonly environment?: string | undefined;
  readonly workflow?: string | undefined;
  readonly previews: boolean;
  readonly audience?: string | undefined;
}

/** The identities that a command names; undefined when it is about none, and empty when it takes all away. */
export function identitiesOf(args: IdentityArgs, policy: Policy): readonly JobIdentity[] | undefined {
  if (args.github === 'none') return [];
  const { github, gitlab } = args;
  const issuer = args.issuer ?? (github !== undefined ? GITHUB : gitlab !== undefined ? GITLAB : undefined);
  if (issuer === undefined) {
    demandNothing(args);
    return undefined;
  }
  if (github !== undefined && gitlab !== undefined)
    throw new RegistryRefusal('name --github or --gitlab; the other one is added with --also');
  const repository = repositoryOf(args);
  const audience = audienceOf(args, policy);
  const common = { issuer, ...(audience !== undefined && { audience }) };
  const place = placeOf(args);
  if (repository !== undefined && Object.keys(place).length === 0)
    throw new RegistryRefusal('name what releases, with --branch, --tag or --environment: otherwise each branch could');
  const releasing = { ...common, claims: { ...repository, ...place, ...claimsOf(args.claim) } };
  return [releasing, ...(args.previews ? previewing(args, repository, common) : [])].map(parse);
}

/** Jobs of the whole repository, and those of proposed changes, for which the services have claims of their own. */
function previewing({ github }: IdentityArgs, repository: Claims | undefined, common: Pick<JobIdentity, 'issuer' | 'audience'>) {
  if (repository === undefined)
    throw new RegistryRefusal('--previews is for --github and --gitlab; name other claims with --claim and --also');
  const proposal = github !== undefined ? { event_name: 'pull_request' } : { pipeline_source: 'merge_request_event' };
  const rights = ['preview' as const];
  return [
    { ...common, claims: repository, rights },
    { ...common, claims: { ...repository, ...proposal }, rights },
  ];
}

type Claims = Readonly<Record<string, string>>;

function repositoryOf({ github, gitlab }: IdentityArgs): Claims | undefined {
  if (github !== undefined) {
    if (!/^[\w.-]+\/[\w.-]+$/.test(github)) throw new RegistryRefusal(`--github ${github} is not a repository like acme/wallet`);
    return { repository: github };
  }
  if (gitlab === undefined) return undefined;
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(gitlab))
    throw new RegistryRefusal(`--gitlab ${gitlab} is not a project like acme/teams/wallet`);
  return { project_path: gitlab };
}

function placeOf({ github, gitlab, branch, tag, environment, workflow }: IdentityArgs): Claims {
  if (branch !== undefined && tag !== undefined)
    throw new RegistryRefusal('name --branch or --tag; the other one is added with --also');
  if (workflow !== undefined && github === undefined)
    throw new RegistryRefusal('--workflow is a file in a repository of --github');
  const name = branch ?? tag;
  if (name !== undefined && /^(?:refs\/|\*$)/.test(name))
    throw new RegistryRefusal(`--${branch === undefined ? 'tag' : 'branch'} ${name} is not a name like main, or release-*`);
  const kind = branch === undefined ? 'tag' : 'branch';
  const ref: Claims =
    name === undefined
      ? {}
      : gitlab === undefined
        ? { ref: `refs/${kind === 'tag' ? 'tags' : 'heads'}/${name}` }
        : // Of a merge request, or of somebody who may not push there, the service says that the ref is not protected.
          { ref_type: kind, ref: name, ref_protected: 'true' };
  return {
    ...ref,
    ...(environment !== undefined && { environment }),
    ...(workflow !== undefined && { workflow_ref: `${github}/.github/workflows/${workflow}@*` }),
  };
}

function claimsOf(text: string | undefined): Claims {
  return Object.fromEntries(
    wordsOf(text ?? '').map((pair) => {
      const [, claim, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (claim === undefined || value === undefined) throw new RegistryRefusal(`--claim ${pair} is not like sub=…`);
      return [claim, value];
    }),
  );
}

/** Undefined where the hosts in the policy say it. */
function audienceOf({ audience }: IdentityArgs, { members, sites = {} }: Policy): string | undefined {
  if (audience !== undefined) return audience;
  if ((sites[DEFAULT_SITE]?.hosts ?? []).some((host) => host !== ANY_HOST)) return undefined;
  const known = Object.values(members).flatMap(({ identities = [] }) => identities.flatMap((one) => one.audience ?? []));
  if (known[0] !== undefined) return known[0];
  throw new RegistryRefusal('name the address of the site, for which tokens are issued: --audience https://play.example');
}

function demandNothing(args: IdentityArgs): void {
  const named = (['claim', 'branch', 'tag', 'environment', 'workflow', 'audience'] as const).find(
    (name) => args[name] !== undefined,
  );
  const option = named ?? (args.previews ? 'previews' : undefined);
  if (option !== undefined)
    throw new RegistryRefusal(`--${option} is about jobs of a CI: name them with --github, --gitlab or --issuer`);
}

function parse(identity: object): JobIdentity {
  const parsed = v.safeParse(jobIdentity, identity);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RegistryRefusal([v.getDotPath(issue), issue.message].filter(Boolean).join(' '));
}
