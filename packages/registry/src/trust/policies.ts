import { formats } from '@parlour/release-contract/formats';
import { type AppRules, type Member, memberOfKey, type Policy, policy } from '@parlour/release-contract/policy';
import { isSigned, type PrivateKey, type PublicKey, publicPart, sign } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import { demandFormat } from '../storage/formats';
import { historyKey, type HistoryRecord } from '../registry/history';
import { legacyTeams } from './legacyTeams';
import { Conflict, RegistryRefusal, UnknownFormat } from '../registry/refusals';
import type { Store } from '../storage/store';
import { parseStored } from '../storage/parseStored';
import type { Trust } from './trust';

/** What differs between two policies, a line each. */
export function policyDifference(before: Policy, after: Policy): string[] {
  const names = [...new Set([...Object.keys(before.members), ...Object.keys(after.members)])].sort();
  const apps = [...new Set([...Object.keys(before.apps), ...Object.keys(after.apps)])].sort();
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
  ];
}

/** A member as text: `a team with the key abc; wallet: publish, canary up to 5 %`. */
export function memberText({
  kind,
  keys,
  retiredKeys = [],
  holders = [],
  tokenHash,
  subject,
  claim,
  apps,
  site,
}: Member): string {
  const keysText = (named: readonly PublicKey[]) => `key${named.length > 1 ? 's' : ''} ${named.map(({ kid }) => kid).join(', ')}`;
  const proofs = [
    ...(keys.length > 0 ? [`the ${keysText(keys)}`] : []),
    ...(tokenHash === undefined ? [] : [`the token ${tokenHash.slice(0, 8)}`]),
    ...(subject === undefined ? [] : [`the log-in ${subject}`]),
    ...(claim === undefined ? [] : [`the name ${claim}`]),
  ];
  const grants = Object.entries(apps).map(([app, { rights, canaryShare }]) => {
    const named = rights.map((right) =>
      right === 'canary' && canaryShare !== undefined ? `canary up to ${canaryShare / 100} %` : right,
    );
    return `${app === '*' ? 'every app' : app}: ${named.join(', ') || 'nothing'}`;
  });
  return [
    `a ${kind} with ${proofs.join(' and ') || 'no key'}`,
    ...(retiredKeys.length > 0 ? [`retired ${keysText(retiredKeys)}`] : []),
    ...(holders.length > 0 ? [`held by ${holders.join(', ')}`] : []),
    ...grants,
    ...(site.length > 0 ? [`site: ${site.join(', ')}`] : []),
  ].join('; ');
}

/** The rules of an app, for people. */
export function rulesText({ budget, approvalAbove, starter, origin }: AppRules = {}): string {
  const rules = [
    budget === undefined ? undefined : `budget ${budget / 1000} kB`,
    approvalAbove === undefined ? undefined : `a second person above ${approvalAbove / 100} %`,
    origin === undefined ? undefined : `calls ${origin}`,
    starter === undefined ? undefined : 'requested by somebody who is known',
  ].filter((rule) => rule !== undefined);
  return rules.join(', ') || 'the usual ones';
}

/** A signed policy: who signed it, and what it says. */
export interface SignedPolicy {
  readonly policy: Policy;
  /** Undefined when a root key signed it. */
  readonly signer: string | undefined;
  readonly key: string;
}

/**
 * Reads a signed policy that follows another one; otherwise a sentence that says why it is refused, and a Conflict when it follows
 * another than the one in force. A policy is signed by a root key or by a member who administers under the one before, and names the
 * one before, so that an old one cannot be replayed. `before` is not asked for where a root key signed. Throws an UnknownFormat when it
 * is of a later version; `where` is its key in the store.
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

/** Where the policy is that a registry begins with; written once, so that the first entry of the history can be a manifest. */
const INITIAL = 'trust/policy.json';

/** Signs the policy that a registry begins with; false when it has one already, which nothing changes. */
export async function writeInitialPolicy(
  store: Store,
  trust: Trust,
  changed: Pick<Policy, 'members' | 'apps'>,
  secret: PrivateKey,
): Promise<boolean> {
  const { policy: signed } = await signPolicy(0, trust, changed, secret);
  return store.create(INITIAL, Buffer.from(JSON.stringify(signed, null, 1)));
}

/** A change that replaces the policy of the entry `base`, signed. */
export async function signPolicy(
  base: number,
  { registry, version }: Trust,
  { members, apps }: Pick<Policy, 'members' | 'apps'>,
  secret: PrivateKey,
) {
  const parsed = v.safeParse(policy, { format: formats.policy.writes, registry, root: version, base, members, apps });
  if (parsed.success) return { kind: 'setPolicy' as const, policy: await sign(parsed.output, secret) };
  const [issue] = parsed.issues;
  throw new RegistryRefusal([v.getDotPath(issue), issue.message].filter(Boolean).join(' '));
}

/** A policy by which nobody may do anything. */
export function nobody({ registry, version }: Trust): Policy {
  return { format: formats.policy.writes, registry, root: version, base: 0, members: {}, apps: {} };
}

/** The policy that a registry begins with; throws when it is not as it was signed. */
export async function readInitialPolicy(store: Store, trust: Trust): Promise<Policy> {
  const before = nobody(trust);
  const bytes = await store.read(INITIAL);
  if (bytes === undefined) return { ...before, ...(await legacyTeams(store, trust)) };
  const read = await readPolicy(parseStored(bytes) ?? {}, { before, base: 0, trust, where: INITIAL });
  if (typeof read === 'string') throw new RegistryRefusal(`${INITIAL} in the store: ${read}`);
  return read.policy;
}

/** The store could not be read, which says nothing of what is in it. */
class NotRead extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The store has the newest entry, and not the one with the policy. */
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

/** The policies of a history; each is read once. */
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
      // Teams of a registry from before there were policies may change until there is one.
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
   * The policy that an entry made valid; that of entry 0 is the initial one. By a damaged policy nobody may do anything; throws an
   * UnknownFormat for one of a later version. Throws, too, where the store could not be read, or does not show the entry: a policy without rules would let a release
   * go live that has to wait for a second person, and one that is edited would lose all members.
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
