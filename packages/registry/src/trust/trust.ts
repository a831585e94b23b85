import { formats } from '@parlour/release-contract/formats';
import { publicKey } from '@parlour/release-contract/publicKey';
import { isNextRoot } from '@parlour/release-contract/rootChain';
import { isSigned, type PrivateKey, type PublicKey, publicPart, sign } from '@parlour/release-contract/signature';
import type { Signed } from '@parlour/release-contract/manifest';
import * as v from 'valibot';
import { demandFormat, readSigned } from '../storage/formats';
import type { Store } from '../storage/store';
import { parseStored } from '../storage/parseStored';

const onlineKey = v.strictObject({
  ...publicKey.entries,
  /** A retired key: entries up to this number stay valid, later ones are refused. */
  lastSequence: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/**
 * The keys of a registry, in the roles "root" and "online" of The Update Framework. The root keys stay offline and sign root
 * documents and policies. The online keys are those of the gateways and sign what is live.
 */
const rootDocument = v.strictObject({
  format: v.literal(formats.root.writes),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  root: v.pipe(v.array(publicKey), v.minLength(1)),
  online: v.pipe(v.array(onlineKey), v.minLength(1)),
  at: v.string(),
});
export type RootDocument = v.InferOutput<typeof rootDocument>;

/** The keys that a registry trusts. */
export interface Trust {
  /** Id of the registry, which never changes: the id of its first root key. */
  readonly registry: string;
  /** Version of the newest root document; 0 for a registry from before root documents, with one key for everything. */
  readonly version: number;
  /** The root keys in a version of the root document. */
  rootKeys(version: number): readonly PublicKey[];
  readonly online: RootDocument['online'];
}

const FOLDER = 'trust';

export function rootKey(version: number): string {
  return `${FOLDER}/${String(version).padStart(8, '0')}.json`;
}

/** Without root documents the one key of the registry is both root and online. */
export function trustOfOneKey(key: PublicKey): Trust {
  const keys = [publicPart(key)];
  return { registry: key.kid, version: 0, rootKeys: () => keys, online: keys };
}

/** The root documents of a store, each signed by a root key of the previous one; throws when the chain is broken. */
export async function readRootDocuments(store: Store): Promise<readonly Signed<RootDocument>[]> {
  const documents: Signed<RootDocument>[] = [];
  for (let version = 1; ; version += 1) {
    const bytes = await store.read(rootKey(version));
    if (bytes === undefined) break;
    const signed = parseStored(bytes);
    const before = documents.at(-1);
    // The key fields of a later format are unknown. Its signature by the previous key shows that it is a root document, since
    // that key also signs policies.
    const isRoot = signed?.['version'] === version && (before === undefined || (await isSigned(signed, before.root)));
    if (isRoot) demandFormat('root', signed, rootKey(version));
    if (signed === undefined || !(await isNextRoot(signed, before))) {
      throw new Error(
        `${rootKey(version)} in the store is not signed by the root key before it, or names a key under the id of another; look who wrote it`,
      );
    }
    const { signature: _signature, ...body } = signed;
    readSigned('root', rootDocument, body, rootKey(version));
    // The signed form, because others verify it again.
    documents.push(signed as Signed<RootDocument>);
  }
  return documents;
}

/**
 * Reads the trusted keys from the root documents of a store; undefined when there are none. Throws when their chain is broken, or
 * when it is not that of the expected registry, since somebody with write access to the store could begin another chain.
 */
export async function readTrust(store: Store, expected?: string): Promise<Trust | undefined> {
  const documents = await readRootDocuments(store);
  const [first] = documents;
  const newest = documents.at(-1);
  if (first === undefined || newest === undefined) return undefined;
  const registry = first.root[0]?.kid ?? '';
  if (expected !== undefined && expected !== registry)
    throw new Error(`the store belongs to the registry ${registry}, not to ${expected}`);
  return { registry, version: newest.version, rootKeys: (version) => documents[version - 1]?.root ?? [], online: newest.online };
}

/** Whether an online key may still sign new entries. */
export function isInForce({ online }: Trust, { kid }: Pick<PublicKey, 'kid'>): boolean {
  return online.some((key) => key.kid === kid && key.lastSequence === undefined);
}

/** Signs the next root document and stores it; false when somebody else wrote that version first. */
export async function writeRoot(
  store: Store,
  document: Pick<RootDocument, 'root' | 'online' | 'version'>,
  secret: PrivateKey,
): Promise<boolean> {
  const { version, root, online } = document;
  const body = v.parse(rootDocument, { format: formats.root.writes, version, root, online, at: new Date().toISOString() });
  return store.create(rootKey(version), Buffer.from(JSON.stringify(await sign(body, secret), null, 1)));
}
