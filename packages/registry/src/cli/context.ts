import { userInfo } from 'node:os';
import path from 'node:path';
import type { Check } from '@parlour/release-contract/api';
import { type Author, memberOfKey, type Policy } from '@parlour/release-contract/policy';
import { COMMAND } from '../registry/commandName';
import { settleOnlineKey } from '../registry/initRegistry';
import { keyFile, readKey, settleNextKey } from '../trust/keys';
import { apply } from '../registry/operations';
import { type Governed, policyDifference, signPolicy } from '../trust/policies';
import { Forbidden, RegistryRefusal } from '../registry/refusals';
import { openRegistry, type Registry } from '../registry/registry';
import { openStore, readBucket } from '../storage/openStore';
import type { Store } from '../storage/store';
import { readTrust, type Trust } from '../trust/trust';
import { packageHere } from './builder';

const { env } = process;
/** The folder of local data. */
export const dataDir = path.resolve(env['DATA_DIR'] ?? '.parlour');

/** The folder of private keys: one file for each app that is published from this machine, and the registry's keys. */
export const keysFolder = path.resolve(env['RELEASES_KEYS'] ?? path.join(dataDir, 'keys'));

/**
 * Opens the local store. Refused in a team's repository, which names a site: the store would be empty, and a change to it would
 * look like a change to the site.
 */
export async function openStoreHere(): Promise<Store> {
  const site = packageHere()?.parlour?.site;
  if (site !== undefined && env['DATA_DIR'] === undefined && env['RELEASES_S3_BUCKET'] === undefined) {
    throw new RegistryRefusal(
      `this command works on the store of a site, and this folder belongs to ${site}: its operations run it, where DATA_DIR or RELEASES_S3_BUCKET names the store`,
    );
  }
  return openStore(env);
}

/**
 * Opens the registry in the store of this machine as one of its sites, the default one without a name; with its online key, if that
 * is among the keys here.
 */
export async function openContext(site?: string): Promise<{ readonly registry: Registry; readonly store: Store }> {
  const store = await openStoreHere();
  const file = keyFile(keysFolder, 'registry');
  await settleOnlineKey(store, file);
  const key = await readKey(file);
  if (key === undefined && (await readTrust(store)) === undefined) throw new RegistryRefusal(noRegistry());
  const registry = await openRegistry(store, key, key?.registry ?? env['RELEASES_REGISTRY'], site);
  // Says which sites there are, before anything is read of one that there is none of.
  if (site !== undefined) await registry.head();
  return { store, registry };
}

/** Completes a `rotate root` that was killed: replaces the key file if the new root key is already in force. */
export async function settleRootKey(trust: Trust, file: string): Promise<void> {
  await settleNextKey(file, async (kid) => trust.rootKeys(trust.version).some((root) => root.kid === kid));
}

function noRegistry(): string {
  const bucket = readBucket(env);
  const place = bucket === undefined ? path.join(dataDir, 'registry') : `the bucket ${bucket.name}/${bucket.prefix}`;
  return `there is no registry in ${place}. Where there is a store, DATA_DIR or RELEASES_S3_BUCKET names it; a team names its site, with --site or parlour.site in package.json. Operations make a registry with: ${COMMAND} init`;
}

/** Signs another policy, with the root key or the key of an administrator, and makes it valid; returns the difference. */
export async function changePolicy(
  edit: (policy: Policy) => Governed,
  { key: file, by, reason }: { readonly key?: string | undefined; readonly by: string; readonly reason: string },
): Promise<readonly string[]> {
  const { registry } = await openContext();
  const trust = await registry.trust();
  const named = file ?? keyFile(keysFolder, trust.version === 0 ? 'registry' : 'root');
  await settleRootKey(trust, named);
  const key = await readKey(named);
  if (key === undefined) {
    throw new RegistryRefusal(
      `there is no key at ${named}; the root key, or that of a member who administers, signs who may do what`,
    );
  }
  const head = await registry.head();
  const isRoot = trust.rootKeys(trust.version).some(({ kid }) => kid === key.kid);
  const member = memberOfKey(head.policy, key.kid);
  if (!isRoot && member === undefined) throw new Forbidden(`the key ${key.kid} is of nobody here`);
  const root: Author = { kind: 'root', name: 'root', key: key.kid, claimed: by };
  const author = isRoot || member === undefined ? root : member.author;
  const { sites } = head.policy;
  const edited = { ...(sites && { sites }), ...edit(head.policy) };
  // A policy is read without entries of this name, so the command would say that it was done.
  const granted = [edited.sites, ...Object.values(edited.members).map((one) => one.sites)];
  if (granted.some((one) => one !== undefined && Object.hasOwn(one, 'constructor')))
    throw new RegistryRefusal('constructor cannot be the name of a site: each object has a property of that name');
  const before = doubledProofs(head.policy.members);
  const doubled = doubledProofs(edited.members).find((text) => !before.includes(text));
  if (doubled !== undefined) throw new RegistryRefusal(doubled);
  if (policyDifference(head.policy, { ...head.policy, ...edited }).length === 0) return ['nothing differs from what is in force'];
  const change = await signPolicy(head.policyAt, trust, edited, key);
  const { difference } = await apply(registry, change, {
    caller: { author, ...(member && { rights: [member.member] }) },
    reason,
  });
  return difference;
}

/**
 * Keys and jobs that belong to two members, a sentence each. Such a key would count only for the first member, and the other would
 * lack its rights; such a job would count for none.
 */
function doubledProofs(members: Policy['members']): readonly string[] {
  const owners = new Map<string, string>();
  const ownerOf = (proof: string, name: string) => {
    const owner = owners.get(proof) ?? name;
    owners.set(proof, owner);
    return owner === name ? undefined : owner;
  };
  return Object.entries(members).flatMap(([name, { keys, identities = [] }]) => [
    ...keys.flatMap(({ kid }) => {
      const owner = ownerOf(kid, name);
      return owner ? [`the key ${kid} is that of ${owner} and of ${name}: each of them needs a key of its own`] : [];
    }),
    ...identities.flatMap(({ issuer, claims }) => {
      const text = Object.entries(claims).toSorted().join(' ').replaceAll(',', ' ');
      const owner = ownerOf(`${issuer} ${text}`, name);
      return owner ? [`the jobs of ${text} are those of ${owner} and of ${name}: name a claim that tells them apart`] : [];
    }),
  ]);
}

export const authorArgs = {
  reason: { type: 'string', description: 'Why, for the history', required: true },
  by: { type: 'string', description: 'Who, for the history', default: userName() },
} as const;

export const policyArgs = {
  key: { type: 'string', description: 'File of the key that signs this; default: the root key in RELEASES_KEYS' },
  reason: { type: 'string', description: 'Why, for the history' },
  by: authorArgs.by,
} as const;

export const jsonArgs = {
  json: { type: 'boolean', description: 'Prints the result as one line of JSON', default: false },
} as const;

/** Prints a result as JSON, for programs. */
export function printJson(result: unknown): void {
  print(JSON.stringify(result));
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Prints the gate's checks, refusals first. */
export function printChecks(checks: readonly Check[]): void {
  for (const { name, isMet, found } of checks.toSorted((one, other) => Number(one.isMet) - Number(other.isMet))) {
    for (const text of found) print(`  ${isMet ? '✓' : '✗'} ${name.padEnd(17)}${text}`);
  }
}

export function printError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
}

function userName(): string {
  try {
    return env['RELEASE_BY'] ?? userInfo().username;
  } catch {
    return 'unknown';
  }
}
