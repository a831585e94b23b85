import { dialect } from '@parlour/dialect';
import { otherOrigin } from '@parlour/platform/remoteConfig';
import * as v from 'valibot';
import { appName } from '../appName';
import { formats } from '../formats';
import { shareOfVisitors } from '../manifest/manifest';
import { DEFAULT_SITE, siteName } from '../siteName';
import type { SignedCertificate } from './certificate';
import { jobIdentity } from './identity';
import { publicKey } from './publicKey';

/** What a member may do with an app. */
export const appRights = ['publish', 'canary', 'promote', 'rollback', 'switchOff'] as const;
export type AppRight = (typeof appRights)[number];
/** Jobs may have one right more: to publish previews alone. */
export type JobRight = AppRight | 'preview';

/** What a member may do with the site: change several apps at once, return, switch the service worker; change this policy. */
export const siteRights = ['compose', 'administer'] as const;
export type SiteRight = (typeof siteRights)[number];

const grant = v.strictObject({
  rights: v.array(v.picklist(appRights)),
  /** The largest share that its canaries may get, in hundredths of a percent; default: any. */
  canaryShare: v.optional(shareOfVisitors),
});
export type Grant = v.InferOutput<typeof grant>;

/** A grant for one site beside the default one. Publishing is left out: a release is published for all sites. */
const siteGrant = v.strictObject({
  ...grant.entries,
  rights: v.array(v.picklist(appRights.filter((right) => right !== 'publish'))),
});

/** Names that the site itself uses for authors; no member may have them. */
const RESERVED = ['guardrail', 'registry', 'root', 'console', 'console-token'];

export const memberName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9.-]{0,39}$/, 'is not a name: lower-case letters, digits, dots and hyphens, 40 at most'),
  v.check((name) => !RESERVED.includes(name), 'is a name that the site itself uses'),
);

/** A team, a person, or a group at the OpenID provider, with credentials and rights. */
const member = v.pipe(
  v.strictObject({
    kind: v.picklist(['team', 'person', 'group']),
    /** Public keys whose signatures on releases and requests are accepted. */
    keys: v.array(publicKey),
    /** Replaced keys: releases that they signed may be restored, but nothing new is accepted. */
    retiredKeys: v.optional(v.array(publicKey)),
    /**
     * The people who can use a team's keys, for example by starting its CI: names of members, or subjects of people who log in.
     * None of them may approve the team's requests. Earlier versions refuse a policy with this field.
     */
    holders: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(300))), v.minLength(1))),
    /**
     * Jobs of CI services that are a team's, by the identity tokens that their service gives them. Earlier versions refuse a policy
     * with this field, or the next one.
     */
    identities: v.optional(v.pipe(v.array(jobIdentity), v.minLength(1))),
    /** Replaced identities: releases of their jobs may be restored, but nothing new is accepted. */
    retiredIdentities: v.optional(v.pipe(v.array(jobIdentity), v.minLength(1))),
    /** SHA-256 of a person's token for the console, hex. */
    tokenHash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is not a SHA-256'))),
    /** The subject of a person at the OpenID provider; see `subjectOf`. */
    subject: v.optional(
      v.pipe(v.string(), v.regex(/^https?:\/\/[^\s|]+\|\S+$/, 'is not an issuer and its subject: https://issuer|subject')),
    ),
    /** How the OpenID provider names a group; whoever logs in with that name has the rights of the group. */
    claim: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
    /** By app; `*` stands for every app. */
    apps: v.record(v.union([v.literal('*'), appName]), grant),
    site: v.array(v.picklist(siteRights)),
    /** The rights on the other sites; `apps` and `site` are those on the default one. Earlier versions refuse a policy with it. */
    sites: v.optional(
      v.record(
        siteName,
        v.strictObject({
          apps: v.record(v.union([v.literal('*'), appName]), siteGrant),
          site: v.array(v.literal('compose')),
        }),
      ),
    ),
  }),
  v.check(
    ({ site, keys }) => !site.includes('administer') || keys.length > 0,
    'a member who administers needs a key, which signs each policy',
  ),
  v.check(({ kind, tokenHash }) => kind !== 'team' || tokenHash === undefined, 'a team has a key, not a token'),
  v.check(({ kind, holders }) => kind === 'team' || holders === undefined, 'only the keys of a team have holders'),
  v.check(
    ({ kind, identities, retiredIdentities }) => kind === 'team' || (identities ?? retiredIdentities) === undefined,
    'only a team has jobs of a CI with identities; a person logs in',
  ),
  v.check(({ kind, subject }) => kind === 'person' || subject === undefined, 'only a person has a subject'),
  v.check(({ kind, claim }) => (kind === 'group') === (claim !== undefined), 'a group, and nobody else, has a claim'),
  v.check(
    ({ kind, keys, retiredKeys, tokenHash }) =>
      kind !== 'group' || (keys.length === 0 && retiredKeys === undefined && tokenHash === undefined),
    'a group has neither key nor token; its people log in',
  ),
);
export type Member = v.InferOutput<typeof member>;

const appRules = v.strictObject({
  /** Budgets of one screen, and of the whole shell, in bytes as Brotli sends them. */
  budget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** A release for more visitors than this share waits for the approval of a second person; hundredths of a percent. */
  approvalAbove: v.optional(shareOfVisitors),
  /**
   * Such a release may only be requested by somebody known: a person, or a team whose holders are named. Earlier versions refuse
   * a policy with this field.
   */
  starter: v.optional(v.literal('named')),
  /** The one other origin that its screens may call. Earlier versions refuse a policy with this field. */
  origin: v.optional(otherOrigin),
  /** A release goes live only if its provenance is proven by a job's identity. Earlier versions refuse a policy with this field. */
  provenance: v.optional(v.literal('proven')),
});
export type AppRules = v.InferOutput<typeof appRules>;

/** Every host that no site names. */
export const ANY_HOST = '*';

/** A host as browsers send it: in lower case, with a port unless it is that of the scheme; or `*`. */
const host = v.pipe(
  v.string(),
  v.regex(
    /^(?:\*|(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?::\d{1,5})?)$/,
    'is not a host like staging.example or localhost:8081, in lower case',
  ),
);

const time = v.pipe(v.string(), v.isoTimestamp('is not a time like 2026-12-24T00:00:00Z'));

/** A time in which only what takes something back works: rolling back, stopping and switching off. */
const freeze = v.pipe(
  v.strictObject({ from: time, until: time, reason: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) }),
  v.check(({ from, until }) => Date.parse(from) < Date.parse(until), 'a freeze ends after it begins'),
);
export type Freeze = v.InferOutput<typeof freeze>;

/** A site: by which hosts it is reached, and what differs there. */
export const siteRules = v.strictObject({
  hosts: v.array(host),
  /** Where its `/api` is; default: the gateway's `API_ORIGIN`. */
  backend: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'is not an origin like https://api.example')),
  ),
  /** A release goes live only after it was live for everyone on another site for so many hours. */
  requires: v.optional(
    v.strictObject({
      site: siteName,
      hours: v.pipe(
        v.number(),
        v.minValue(0.1, 'is less than six minutes'),
        v.maxValue(720, 'is more than 720, which are 30 days'),
      ),
    }),
  ),
  freezes: v.optional(v.array(freeze)),
  /** How the answers of its backend differ from the forms that the site reads. */
  dialect: v.optional(dialect),
  /** Rules of apps that differ from those of the default site. */
  apps: v.optional(v.record(appName, appRules)),
});
export type SiteRules = v.InferOutput<typeof siteRules>;

/** The members and their rights, signed by a root key, or by the key of an administrator under the previous policy. */
export const policy = v.pipe(
  v.strictObject({
    format: v.literal(formats.policy.writes),
    /** Id of the registry that it is for. */
    registry: v.string(),
    /** Version of the root document whose keys may sign it; 0 before there is one. */
    root: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Sequence of the policy that it replaces; 0 for the first. A policy is accepted only right after that one. */
    base: v.pipe(v.number(), v.integer(), v.minValue(0)),
    members: v.record(memberName, member),
    apps: v.record(appName, appRules),
    /** The sites by name. Earlier versions refuse a policy with this field. */
    sites: v.optional(v.record(siteName, siteRules)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of siteFaults(dataset.value)) addIssue({ message });
  }),
);
export type Policy = v.InferOutput<typeof policy>;

/** What is wrong with the sites of a policy, a sentence each. */
function siteFaults({
  members,
  sites = {},
}: {
  readonly members: Readonly<Record<string, Member>>;
  readonly sites?: Readonly<Record<string, SiteRules>> | undefined;
}): readonly string[] {
  const named = Object.entries(sites);
  const hosts = named.flatMap(([name, { hosts: own }]) => own.map((one) => ({ name, host: one })));
  const twice = hosts.flatMap(({ name, host: one }, index) => {
    const first = hosts.findIndex((other) => other.host === one);
    return first === index ? [] : [`${one} is a host of ${hosts[first]?.name} and of ${name}; a host is of one site`];
  });
  const unreachable = [DEFAULT_SITE, ...Object.keys(sites)].filter((name) => (sites[name]?.hosts ?? []).length === 0);
  const unnamed =
    hosts.length === 0 || unreachable.length === 0
      ? []
      : [`${unreachable[0]} has no host, and nobody could reach it: once one site has hosts, each needs its own`];
  const unknown = Object.entries(members).flatMap(([who, { sites: own = {} }]) =>
    Object.keys(own).flatMap((name) => {
      if (name === DEFAULT_SITE) return [`the rights of ${who} on ${DEFAULT_SITE} are its apps and site`];
      return sites[name] === undefined ? [`${who} has rights on the site ${name}, which does not exist`] : [];
    }),
  );
  const main = sites[DEFAULT_SITE];
  const rules = [
    ...(main?.apps === undefined ? [] : [`the rules of apps on ${DEFAULT_SITE} are those of the policy`]),
    ...(main?.backend === undefined ? [] : [`the backend of ${DEFAULT_SITE} is that of the gateways, API_ORIGIN`]),
  ];
  return [...twice, ...unnamed, ...unknown, ...rules, ...requiresFaults(sites)];
}

/** Sites that require each other would never get a new release. */
function requiresFaults(sites: Readonly<Record<string, SiteRules>>): readonly string[] {
  return Object.entries(sites).flatMap(([name, { requires }]) => {
    if (requires === undefined) return [];
    if (requires.site !== DEFAULT_SITE && sites[requires.site] === undefined)
      return [`${name} requires the site ${requires.site}, which does not exist`];
    const chain = [name];
    for (let next: string | undefined = requires.site; next !== undefined; next = sites[next]?.requires?.site) {
      if (next === name) return [`${[...chain, name].join(' requires ')}: nothing new could go live on any of them`];
      if (chain.includes(next)) break;
      chain.push(next);
    }
    return [];
  });
}

/** The author of a change, as far as proven. */
export const author = v.strictObject({
  /**
   * `root`, `team` and `person` signed the request, or the person logged in; `registry` had the registry's online key; `token`
   * had the site's `CONSOLE_TOKEN`, whose holder is unknown.
   */
  kind: v.picklist(['root', 'registry', 'team', 'person', 'token', 'guardrail']),
  name: v.string(),
  /** Id of the key that signed the request. */
  key: v.optional(v.string()),
  /** The subject of a person who logged in at the OpenID provider, which outlives a change of name; see `subjectOf`. */
  subject: v.optional(v.string()),
  /** The job of a CI that a team's request came from: its subject at the issuer, and the address of the run. */
  job: v.optional(v.object({ subject: v.string(), run: v.optional(v.string()) })),
  /** The name that the author gave without a proof. */
  claimed: v.optional(v.string()),
});
export type Author = v.InferOutput<typeof author>;

/** The rights of a member. */
export type Rights = Pick<Member, 'apps' | 'site' | 'sites'>;

/** The rights that a caller has: those of a member, or fewer. Of the callers only jobs may have the right `preview`. */
export interface CallerRights {
  readonly apps: Readonly<Record<string, CallerGrant>>;
  readonly site: readonly SiteRight[];
  readonly sites?: Readonly<Record<string, Pick<CallerRights, 'apps' | 'site'>>> | undefined;
}
export type CallerGrant = Pick<Grant, 'canaryShare'> & { readonly rights: readonly JobRight[] };

/** An author with the rights that the author has. */
export interface Caller {
  readonly author: Author;
  /**
   * The author's own rights and those of groups, which add up. Undefined for holders of the online key or the site's token, who
   * may change everything but the policy.
   */
  readonly rights?: readonly CallerRights[];
  /** Of a job: the certificate of the key that signed the request. */
  readonly certificate?: SignedCertificate;
}

/** A person whom an OpenID provider proved at a log-in. */
export interface ProvenPerson {
  readonly issuer: string;
  /** The provider's identifier of the person, which it never assigns to anybody else. */
  readonly sub: string;
  /** The name at the provider, which may change. */
  readonly name: string;
  readonly groups: readonly string[];
}

/** An issuer and its subject in one text, as members and authors have it: `https://login.example|248289761001`. */
export function subjectOf({ issuer, sub }: Pick<ProvenPerson, 'issuer' | 'sub'>): string {
  return `${issuer}|${sub}`;
}

/**
 * A person who logged in, with the rights of their groups and of their own membership; undefined when the policy knows neither. A
 * person who is no member is shown with the host of the provider, which no member's name can contain.
 */
export function callerOfPerson({ members }: Policy, person: ProvenPerson): Caller | undefined {
  const subject = subjectOf(person);
  const own = Object.entries(members).find((entry) => entry[1].subject === subject);
  const groups = Object.values(members).filter(({ claim }) => claim !== undefined && person.groups.includes(claim));
  const rights = [...(own ? [own[1]] : []), ...groups];
  const name = own?.[0] ?? `${person.name} (${new URL(person.issuer).host})`;
  return rights.length === 0 ? undefined : { author: { kind: 'person', name, subject }, rights };
}

/** The name by which an author is shown. */
export function shownName({ name, claimed }: Author): string {
  return claimed ?? name;
}

/** The names of those who may publish an app, with a key or as jobs of a team. */
export function publisherNames({ members }: Policy, app: string): readonly string[] {
  return Object.entries(members).flatMap(([name, { keys, identities, apps }]) => {
    const isPublisher = [apps[app], apps['*']].some((one) => one?.rights.includes('publish'));
    return isPublisher && (keys.length > 0 || identities !== undefined) ? [name] : [];
  });
}

/** The members' keys that may publish an app; `retired` adds those that were replaced. */
export function publishersOf({ members }: Policy, app: string, { withRetired = false } = {}) {
  return Object.entries(members).flatMap(([name, { keys, retiredKeys = [], apps }]) => {
    const isPublisher = [apps[app], apps['*']].some((one) => one?.rights.includes('publish'));
    return isPublisher ? [...keys, ...(withRetired ? retiredKeys : [])].map((key) => ({ name, key })) : [];
  });
}

/** The member with this key, also as an author; undefined when nobody has it. */
export function memberOfKey({ members }: Policy, kid: string) {
  const entry = Object.entries(members).find(([, { keys }]) => keys.some((key) => key.kid === kid));
  if (entry === undefined) return undefined;
  const [name, owner] = entry;
  const signer: Author = { kind: owner.kind === 'team' ? 'team' : 'person', name, key: kid };
  return { name, member: owner, author: signer, key: owner.keys.find((key) => key.kid === kid) };
}
