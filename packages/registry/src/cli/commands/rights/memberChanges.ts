import { isDeepStrictEqual } from 'node:util';
import type { JobIdentity } from '@parlour/release-contract/identity';
import { EVERYONE } from '@parlour/release-contract/manifest';
import {
  type AppRight,
  appRights,
  type Grant,
  type Member,
  type Rights,
  type SiteRight,
  siteRights,
} from '@parlour/release-contract/policy';
import { RegistryRefusal } from '../../../registry/refusals';
import { appOf, shareOf } from '../../format';

/** The options of a command about a member's rights, as text; undefined where an option is not given. */
export interface NamedRights {
  readonly apps?: string | undefined;
  readonly rights?: string | undefined;
  readonly 'canary-up-to'?: string | undefined;
  readonly site?: string | undefined;
  /** Another site than the default one, on which the rights hold. */
  readonly on?: string | undefined;
}

type Proofs = Pick<Member, 'tokenHash' | 'subject' | 'claim'>;

/** The team of an app after a command: given keys replace the earlier ones, and everything that is not given stays. */
export function teamAfter(
  before: Member | undefined,
  app: string,
  named: Pick<NamedRights, 'rights' | 'canary-up-to' | 'on'> & {
    readonly keys: Member['keys'];
    /** Undefined: as before; none: they are taken away. */
    readonly identities?: readonly JobIdentity[] | undefined;
    readonly also?: boolean;
    readonly retire: boolean;
    readonly 'held-by'?: string | undefined;
  },
): Member {
  demandKind(app, before, 'team');
  const keys = named.keys.length > 0 ? named.keys : (before?.keys ?? []);
  const jobs = jobsAfter(before, named);
  if (keys.length === 0 && jobs.identities === undefined)
    throw new RegistryRefusal(`name the file of a public key of ${app}, or the jobs that release it, with --github or --gitlab`);
  const isNamed = ({ kid }: Member['keys'][number]) => keys.some((key) => key.kid === kid);
  const replaced = (before?.keys ?? []).filter((key) => !isNamed(key));
  const retired = (before?.retiredKeys ?? []).filter((key) => !isNamed(key));
  const stillGood = named.retire || replaced.length === 0 ? [...replaced, ...retired] : [];
  const own = rightsOn(before, named.on)?.apps[app] ?? { rights: [...rightsThere(named.on)] };
  const { apps = {}, site = [] } = rightsOn(before, named.on) ?? {};
  return {
    kind: 'team',
    keys,
    ...(stillGood.length > 0 && { retiredKeys: stillGood }),
    ...jobs,
    ...holdersAfter(before?.holders, named['held-by']),
    ...withRights(before, named.on, { apps: { ...apps, [app]: grantAfter(own, named) }, site }),
  };
}

/** The identities of a team: given ones replace the earlier ones, which are retired like keys. */
function jobsAfter(
  before: Member | undefined,
  {
    identities: named,
    also = false,
    retire,
  }: { identities?: readonly JobIdentity[] | undefined; also?: boolean; retire: boolean },
): Pick<Member, 'identities' | 'retiredIdentities'> {
  const { identities: was = [], retiredIdentities: retiredBefore = [] } = before ?? {};
  const given = named === undefined ? was : [...(also ? was : []), ...named];
  const identities = given.filter((one, index) => given.findIndex((other) => isDeepStrictEqual(one, other)) === index);
  const isNamed = (one: JobIdentity) => identities.some((other) => isDeepStrictEqual(one, other));
  const replaced = was.filter((one) => !isNamed(one));
  const retired = retiredBefore.filter((one) => !isNamed(one));
  const stillGood = retire || replaced.length === 0 ? [...replaced, ...retired] : [];
  return {
    ...(identities.length > 0 && { identities }),
    ...(stillGood.length > 0 && { retiredIdentities: stillGood }),
  };
}

/** The rights that one can have on a site: publishing is for all sites. */
function rightsThere(on: string | undefined): readonly AppRight[] {
  return on === undefined ? appRights : appRights.filter((right) => right !== 'publish');
}

/** A member's own rights on a site, the default one without a name; undefined for a new member. */
function rightsOn(before: Member | undefined, on: string | undefined): Pick<Member, 'apps' | 'site'> | undefined {
  if (on === undefined) return before;
  return before?.sites !== undefined && Object.hasOwn(before.sites, on) ? before.sites[on] : undefined;
}

/** The rights of a member with those on one site replaced. */
function withRights(before: Member | undefined, on: string | undefined, rights: Pick<Member, 'apps' | 'site'>): Rights {
  const { apps = {}, site = [], sites } = before ?? {};
  if (on === undefined) return { apps: rights.apps, site: rights.site, ...(sites && { sites }) };
  // The policy's schema refuses rights that no site has.
  return { apps, site, sites: { ...sites, [on]: rights as NonNullable<Member['sites']>[string] } };
}

function holdersAfter(before: Member['holders'], named: string | undefined): Pick<Member, 'holders'> {
  const holders = named === undefined ? before : named === 'nobody' ? undefined : [...wordsOf(named)];
  return holders === undefined ? {} : { holders };
}

/** A person or a group after a command: everything that is not given stays. */
export function memberAfter(
  before: Member | undefined,
  name: string,
  { kind, keys = [], proofs, ...named }: NamedRights & { kind: 'person' | 'group'; keys?: Member['keys']; proofs: Proofs },
): Member {
  demandKind(name, before, kind);
  const { kind: _kind, apps: _apps, site: _site, sites: _sites, keys: keysBefore = [], ...proofsBefore } = before ?? {};
  return {
    ...proofsBefore,
    ...proofs,
    kind,
    keys: keys.length > 0 ? keys : keysBefore,
    ...withRights(before, named.on, rightsAfter(rightsOn(before, named.on), named)),
  };
}

function rightsAfter(before: Pick<Member, 'apps' | 'site'> | undefined, named: NamedRights): Pick<Member, 'apps' | 'site'> {
  const known = named.on === undefined ? siteRights : (['compose'] as const);
  const site = named.site === undefined ? (before?.site ?? []) : listOf<SiteRight>('--site', named.site, known);
  const isAboutApps = [named.apps, named.rights, named['canary-up-to']].some((text) => text !== undefined);
  if (before !== undefined && !isAboutApps) return { apps: before.apps, site };
  // One person needs one name, even with different rights for different apps: two names would count as two people.
  const isMore = named.apps?.startsWith('+') ?? false;
  const apps =
    named.apps === undefined
      ? Object.keys(before?.apps ?? { '*': undefined })
      : wordsOf(named.apps.slice(isMore ? 1 : 0)).map((app) => (app === '*' ? app : appOf(app)));
  if (apps.length === 0 && named.apps === undefined)
    throw new RegistryRefusal('these rights would be for no app: name some with --apps');
  const grants = apps.map((app): [string, Grant] => [app, grantAfter(grantBefore(before, app, named), named)]);
  return { apps: { ...(isMore && before?.apps), ...Object.fromEntries(grants) }, site };
}

/** The grants of a member for an app; rights for another app start with those that the member has for each app. */
function grantBefore(before: Pick<Member, 'apps'> | undefined, app: string, { rights }: NamedRights): Grant {
  const own = before?.apps[app] ?? before?.apps['*'];
  if (own !== undefined) return own;
  const [first = { rights: [] }, ...others] = Object.values(before?.apps ?? {});
  const isOne = others.every((other) => isDeepStrictEqual(other, first));
  if (isOne) return first;
  if (rights === undefined) throw new RegistryRefusal(`the rights before differ by app: name those for ${app} with --rights`);
  return { rights: [] };
}

function grantAfter(before: Grant, named: Pick<NamedRights, 'rights' | 'canary-up-to' | 'on'>): Grant {
  const share = named['canary-up-to'] === undefined ? before.canaryShare : shareOf(named['canary-up-to']);
  return {
    rights: named.rights === undefined ? before.rights : listOf('--rights', named.rights, rightsThere(named.on)),
    ...(share !== undefined && share < EVERYONE && { canaryShare: share }),
  };
}

/** A mistyped command must not turn a team into a person, or the reverse. */
function demandKind(name: string, before: Member | undefined, kind: Member['kind']): void {
  if (before === undefined || before.kind === kind) return;
  throw new RegistryRefusal(`${name} is a ${before.kind} here, not a ${kind}; dismiss ${name} first, or take another name`);
}

/** The items of a comma-separated list. */
export function wordsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function listOf<Word extends string>(option: string, text: string, known: readonly Word[]): Word[] {
  return wordsOf(text).map((word) => {
    const found = known.find((one) => one === word);
    if (found === undefined) throw new RegistryRefusal(`${option} knows no "${word}"; there are ${known.join(', ')}`);
    return found;
  });
}
