import { formats } from '@parlour/release-contract/formats';
import type { JobIdentity } from '@parlour/release-contract/identity';
import { type AppRules, type Member, memberOfKey, type Policy, policy, type SiteRules } from '@parlour/release-contract/policy';
import { isSigned, type PrivateKey, type PublicKey, publicPart, sign } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import { demandFormat } from '../storage/formats';
import { historyKey, type HistoryRecord } from '../registry/history';
import { legacyTeams } from './legacyTeams';
import { Conflict, RegistryRefusal, UnknownFormat } from '../registry/refusals';
import type { Store } from '../storage/store';
import { parseStored } from '../storage/parseStored';
import type { Trust } from './trust';

/** The differences between two policies, one line each. */
export function policyDifference(before: Policy, after: Policy): string[] {
  const names = [...new Set([...Object.keys(before.members), ...Object.keys(after.members)])].sort();
  const apps = [...new Set([...Object.keys(before.apps), ...Object.keys(after.apps)])].sort();
  const sites = [...new Set([...Object.keys(before.sites ?? {}), ...Object.keys(after.sites ?? {})])].sort();
  return [
    ...names.flatMap((name) => {
      const [was, is] = [before.members[name], after.members[name]].map((member) => member && memberText(member));
      if (was === is) return [];
      return [is === undefined ? `${name} is no member any more` : `${name} ${was === undefined ? 'is' : 'becomes'} ${is}`];
    }),
    ...apps.flatMap((app) => {
      const [was, is] = [before.apps[app], after.apps[app]].map(rulesText);
      return was === is ? [] : [`rules of ${app}: ${is}`];
    }),
    ...sites.flatMap((name) => {
      const [was, is] = [before.sites?.[name], after.sites?.[name]].map((site) => site && siteText(site));
      if (was === is) return [];
      return [is === undefined ? `there is no site ${name} any more` : `the site ${name}: ${is}`];
    }),
  ];
}

/** A site for people: `staging.example; backend https://api.staging.example; rules of wallet: budget 20 kB`. */
export function siteText({ hosts, backend, requires, freezes = [], dialect, apps = {} }: SiteRules): string {
  return [
    hosts.join(', ') || 'no host',
    ...(backend === undefined ? [] : [`backend ${backend}`]),
    ...(requires === undefined ? [] : [`requires ${requires.hours} h on ${requires.site}`]),
    ...(dialect === undefined ? [] : [`a dialect: ${JSON.stringify(dialect)}`]),
    ...freezes.map(({ from, until, reason }) => `frozen from ${from} until ${until} (${reason})`),
    ...Object.entries(apps).map(([app, rules]) => `rules of ${app}: ${rulesText(rules)}`),
  ].join('; ');
}

/** A member as text: `a team with the key abc; wallet: publish, canary up to 5 %`. */
export function memberText({
  kind,
  keys,
  retiredKeys = [],
  identities = [],
  retiredIdentities = [],
  holders = [],
  tokenHash,
  subject,
  claim,
  apps,
  site,
  sites = {},
}: Member): string {
  const keysText = (named: readonly PublicKey[]) => `key${named.length > 1 ? 's' : ''} ${named.map(({ kid }) => kid).join(', ')}`;
  const proofs = [
    ...(keys.length > 0 ? [`the ${keysText(keys)}`] : []),
    ...identities.map(identityText),
    ...(tokenHash === undefined ? [] : [`the token ${tokenHash.slice(0, 8)}`]),
    ...(subject === undefined ? [] : [`the log-in ${subject}`]),
    ...(claim === undefined ? [] : [`the name ${claim}`]),
  ];
  return [
    `a ${kind} with ${proofs.join(' and ') || 'no key'}`,
    ...(retiredKeys.length > 0 ? [`retired ${keysText(retiredKeys)}`] : []),
    ...retiredIdentities.map((one) => `retired ${identityText(one)}`),
    ...(holders.length > 0 ? [`held by ${holders.join(', ')}`] : []),
    ...rightsText({ apps, site }),
    ...Object.entries(sites).flatMap(([name, rights]) => rightsText(rights).map((text) => `on ${name}, ${text}`)),
  ].join('; ');
}

/** Jobs of a CI for people: `jobs (https://gitlab.com: project_path acme/wallet, ref main; only preview)`. */
function identityText({ issuer, audience, claims, rights }: JobIdentity): string {
  const named = Object.entries(claims).map((pair) => pair.join(' '));
  const limits = [
    ...(audience === undefined ? [] : [`for ${audience}`]),
    ...(rights === undefined ? [] : [`only ${rights.join(', ')}`]),
  ];
  return `jobs (${[`${issuer}: ${named.join(', ')}`, ...limits].join('; ')})`;
}

function rightsText({ apps, site }: Pick<Member, 'apps' | 'site'>): string[] {
  const grants = Object.entries(apps).map(([app, { rights, canaryShare }]) => {
    const named = rights.map((right) =>
      right === 'canary' && canaryShare !== undefined ? `canary up to ${canaryShare / 100} %` : right,
    );
    return `${app === '*' ? 'every app' : app}: ${named.join(', ') || 'nothing'}`;
  });
  return [...grants, ...(site.length > 0 ? [`site: ${site.join(', ')}`] : [])];
}

/** The rules of an app, for people. */
export function rulesText({ budget, approvalAbove, starter, origin, provenance }: AppRules = {}): string {
  const rules = [
    budget === undefined ? undefined : `budget ${budget / 1000} kB`,
    approvalAbove === undefined ? undefined : `a second person above ${approvalAbove / 100} %`,
    origin === undefined ? undefined : `calls ${origin}`,
    starter === undefined ? undefined : 'requested by somebody who is known',
    provenance === undefined ? undefined : 'with a proven provenance',
  ].filter((rule) => rule !== undefined);
  return rules.join(', ') || 'the usual ones';
}

/** A verified policy and its signer. */
export interface SignedPolicy {
  readonly policy: Policy;
  /** Undefined when a root key signed it. */
  readonly signer: string | undefined;
  readonly key: string;
}

/**
 * Verifies a signed policy. Returns a sentence when it is refused, and a Conflict when it does not follow the policy in force. A
 * policy is signed by a root key or by an administrator under the previous policy, and names the previous one, so that an old
 * policy cannot be replayed. `before` is not read when a root key signed. Throws an UnknownFormat for a policy of a later
 * version; `where` is its key in the store.
 */
export async function readPolicy(
  signed: Readonly<Record<string, unknown>>,
  {
    before,
    base,
    trust,
    where = 'the policy',
  }: {
    readonly before: Policy | (() => Promise<Policy>);
    readonly base: number;
    readonly trust: Trust;
    readonly where?: string;
  },
): Promise<SignedPolicy | string> {
  const policyBefore = async () => (typeof before === 'function' ? before() : before);
  const { signature, ...body } = signed;
  const parsed = v.safeParse(policy, body);
  if (!parsed.success) {
    if (await isSigned(signed, [...allRootKeys(trust), ...administratorKeys(await policyBefore())]))
      demandFormat('policy', body, where);
    const [issue] = parsed.issues;
    return `the policy is not valid: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(' ')}`;
  }
  const next = parsed.output;
  if (next.registry !== trust.registry) return `the policy is for the registry ${next.registry}, not for ${trust.registry}`;
  if (next.base !== base)
    throw new Conflict(`the policy replaces the one of entry ${next.base}, but that of entry ${base} is in force`);
  const key = v.parse(v.object({ key: v.string() }), signature).key;
  const root = trust.rootKeys(next.root);
  if (root.some(({ kid }) => kid === key)) {
    return (await isSigned(signed, root)) ? { policy: next, signer: undefined, key } : 'the signature of the policy is wrong';
  }
  const signer = memberOfKey(await policyBefore(), key);
  if (signer === undefined) return `the key ${key} is of nobody here`;
  if (!signer.member.site.includes('administer')) return `${signer.name} lacks the right "administer" for the site`;
  const isRight = await isSigned(signed, signer.member.keys.map(publicPart));
  return isRight ? { policy: next, signer: signer.name, key } : 'the signature of the policy is wrong';
}

function allRootKeys({ version, rootKeys }: Trust): readonly PublicKey[] {
  return Array.from({ length: version + 1 }, (_, number) => rootKeys(number)).flat();
}

function administratorKeys({ members }: Policy): readonly PublicKey[] {
  return Object.values(members).flatMap(({ site, keys }) => (site.includes('administer') ? keys : []));
}

/** Key of the initial policy; it is written once, outside the history, so that the first entry can be a manifest. */
const INITIAL = 'trust/policy.json';

/** Signs the initial policy; false when the registry has one already, which stays unchanged. */
export async function writeInitialPolicy(store: Store, trust: Trust, changed: Governed, secret: PrivateKey): Promise<boolean> {
  const { policy: signed } = await signPolicy(0, trust, changed, secret);
  return store.create(INITIAL, Buffer.from(JSON.stringify(signed, null, 1)));
}

/** What a policy says, without what it is for. */
export type Governed = Pick<Policy, 'members' | 'apps' | 'sites'>;

/** The change that replaces the policy of entry `base`, signed. */
export async function signPolicy(
  base: number,
  { registry, version }: Trust,
  { members, apps, sites }: Governed,
  secret: PrivateKey,
) {
  const parsed = v.safeParse(policy, {
    format: formats.policy.writes,
    registry,
    root: version,
    base,
    members,
    apps,
    ...(sites && { sites }),
  });
  if (parsed.success) return { kind: 'setPolicy' as const, policy: await sign(parsed.output, secret) };
  const [issue] = parsed.issues;
  throw new RegistryRefusal([v.getDotPath(issue), issue.message].filter(Boolean).join(' '));
}

/** A policy in which nobody has any right. */
export function nobody({ registry, version }: Trust): Policy {
  return { format: formats.policy.writes, registry, root: version, base: 0, members: {}, apps: {} };
}

/** The initial policy; throws when it is not as it was signed. */
export async function readInitialPolicy(store: Store, trust: Trust): Promise<Policy> {
  const before = nobody(trust);
  const bytes = await store.read(INITIAL);
  if (bytes === undefined) return { ...before, ...(await legacyTeams(store, trust)) };
  const read = await readPolicy(parseStored(bytes) ?? {}, { before, base: 0, trust, where: INITIAL });
  if (typeof read === 'string') throw new RegistryRefusal(`${INITIAL} in the store: ${read}`);
  return read.policy;
}

/** The store failed, which says nothing about its content. */
class NotRead extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The store shows the newest entry but not the one with its policy. */
class NotShown extends RegistryRefusal {
  constructor(sequence: number) {
    super(
      `the store does not show ${historyKey(sequence)}, which says who may do what; try again when it is well, or restore it from a backup`,
    );
  }
}

function notRead(cause: unknown): never {
  throw cause instanceof UnknownFormat ? cause : new NotRead(cause);
}

/** Reads the policies of a history; each is cached. */
export function createPolicies(
  store: Store,
  trust: () => Promise<Trust>,
  record: (sequence: number) => Promise<HistoryRecord | undefined>,
) {
  const known = new Map<number, Policy>();
  const readable: Store = {
    ...store,
    read: (key) => store.read(key).catch(notRead),
    list: (...below) => store.list(...below).catch(notRead),
  };

  const demand = async (sequence: number, trusted: Trust): Promise<Policy> => {
    const cached = known.get(sequence);
    if (cached !== undefined) return cached;
    if (sequence === 0) {
      const initial = await readInitialPolicy(readable, trusted);
      // Not cached, because teams from before policies may change until there is one.
      if ((await readable.read(INITIAL)) !== undefined) known.set(0, initial);
      return initial;
    }
    const change = (await record(sequence).catch(notRead))?.change;
    if (change === undefined && (await readable.read(historyKey(sequence))) === undefined) throw new NotShown(sequence);
    if (change?.kind !== 'setPolicy') throw new Error(`entry ${sequence} of the history holds no policy`);
    demandFormat('policy', change.policy, historyKey(sequence));
    const base = Number(change.policy['base']);
    if (!(base < sequence)) throw new Error(`the policy of entry ${sequence} follows none`);
    const read = await readPolicy(change.policy, { before: () => policyAt(base), base, trust: trusted });
    if (typeof read === 'string') throw new Error(`entry ${sequence} of the history: ${read}`);
    known.set(sequence, read.policy);
    return read.policy;
  };

  /**
   * The policy that an entry made valid; entry 0 stands for the initial one. With a damaged policy nobody has any right. Throws
   * an UnknownFormat for a policy of a later version. Also throws when the store cannot be read or does not show the entry: a
   * policy without rules would let a release go live that has to wait for a second person, and editing a policy without members
   * would remove all of them.
   */
  const policyAt = async (sequence: number): Promise<Policy> => {
    const trusted = await trust();
    return demand(sequence, trusted).catch((error: unknown) => {
      if (error instanceof UnknownFormat || error instanceof NotRead || error instanceof NotShown) throw error;
      return nobody(trusted);
    });
  };
  return policyAt;
}
