import * as v from 'valibot';
import { appName } from './appName';
import { shareOfVisitors } from './manifest';

export const publicKey = v.strictObject({ kid: v.string(), x: v.string(), y: v.string() });

/** What a member may do with an app. */
export const appRights = ['publish', 'canary', 'promote', 'rollback', 'switchOff'] as const;
export type AppRight = (typeof appRights)[number];

/** What a member may do with the site: change several apps at once, return, switch the service worker; change this policy. */
export const siteRights = ['compose', 'administer'] as const;
export type SiteRight = (typeof siteRights)[number];

const grant = v.strictObject({
  rights: v.array(v.picklist(appRights)),
  /** The largest share that its canaries may get, in hundredths of a percent; default: any. */
  canaryShare: v.optional(shareOfVisitors),
});
export type Grant = v.InferOutput<typeof grant>;

/** Names that the site itself uses for authors; no member may have them. */
const RESERVED = ['guardrail', 'registry', 'root', 'console', 'console-token'];

export const memberName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9.-]{0,39}$/, 'is not a name: lower-case letters, digits, dots and hyphens, 40 at most'),
  v.check((name) => !RESERVED.includes(name), 'is a name that the site itself uses'),
);

/** A team or a person, with what proves them and what they may do. */
const member = v.pipe(
  v.strictObject({
    kind: v.picklist(['team', 'person']),
    /** Public keys whose signatures on releases and requests are accepted. */
    keys: v.array(publicKey),
    /** Keys that were replaced: a release that they signed may still be gone back to, nothing new is accepted. */
    retiredKeys: v.optional(v.array(publicKey)),
    /** SHA-256 of a person's token for the console, hex. */
    tokenHash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'is not a SHA-256'))),
    /** By app; `*` stands for every app. */
    apps: v.record(v.union([v.literal('*'), appName]), grant),
    site: v.array(v.picklist(siteRights)),
  }),
  v.check(
    ({ site, keys }) => !site.includes('administer') || keys.length > 0,
    'a member who administers needs a key, which signs each policy',
  ),
  v.check(({ kind, tokenHash }) => kind === 'person' || tokenHash === undefined, 'a team has a key, not a token'),
);
export type Member = v.InferOutput<typeof member>;

const appRules = v.strictObject({
  /** What the files of one screen, or of the whole shell, may weigh: bytes as Brotli sends them. */
  budget: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** A release for more visitors than this share waits for the approval of a second person; hundredths of a percent. */
  approvalAbove: v.optional(shareOfVisitors),
});
export type AppRules = v.InferOutput<typeof appRules>;

/** Who may do what; signed by a root key, or by a key of a member who administered under the policy before. */
export const policy = v.strictObject({
  format: v.literal(1),
  /** Id of the registry that it is for. */
  registry: v.string(),
  /** Version of the root document whose keys may sign it; 0 before there is one. */
  root: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Sequence of the policy that it replaces; 0 for the first. A policy is accepted only right after that one. */
  base: v.pipe(v.number(), v.integer(), v.minValue(0)),
  members: v.record(memberName, member),
  apps: v.record(appName, appRules),
});
export type Policy = v.InferOutput<typeof policy>;

/** Who made a change, as far as it was proven. */
export const author = v.strictObject({
  /**
   * `root`, `team` and `person` signed the request, or the person logged in; `registry` had the registry's online key;
   * `token` had the site's `CONSOLE_TOKEN`, whoever that was.
   */
  kind: v.picklist(['root', 'registry', 'team', 'person', 'token', 'guardrail']),
  name: v.string(),
  /** Id of the key that signed the request. */
  key: v.optional(v.string()),
  /** The name that the author gave without a proof. */
  claimed: v.optional(v.string()),
});
export type Author = v.InferOutput<typeof author>;

/** An author with the rights that the author has. */
export interface Caller {
  readonly author: Author;
  /** Undefined for those who may change everything but the policy: holders of the online key and of the site's token. */
  readonly member?: Member;
}

/** The name by which an author is shown. */
export function shownName({ name, claimed }: Author): string {
  return claimed ?? name;
}

/** The members' keys that may publish an app; `retired` adds those that were replaced. */
export function publishersOf({ members }: Policy, app: string, { withRetired = false } = {}) {
  return Object.entries(members).flatMap(([name, { keys, retiredKeys = [], apps }]) => {
    const isPublisher = [apps[app], apps['*']].some((one) => one?.rights.includes('publish'));
    return isPublisher ? [...keys, ...(withRetired ? retiredKeys : [])].map((key) => ({ name, key })) : [];
  });
}

/** The member whose key this is; undefined when it is nobody's. */
export function memberOfKey({ members }: Policy, kid: string) {
  const found = Object.entries(members).find(([, { keys }]) => keys.some((key) => key.kid === kid));
  return found && { name: found[0], member: found[1], key: found[1].keys.find((key) => key.kid === kid) };
}
