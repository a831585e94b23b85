import { isNextRoot, type PageKey, type RootKeys } from '@parlour/release-contract/rootChain';
import type { PublicKey } from '@parlour/release-contract/signature';

/** The online keys whose manifests a page takes: that of its document, or those that replaced it by the word of the root key. */
export interface TrustedKeys {
  readonly keys: readonly PublicKey[];
  readonly registry: string | undefined;
  /** Version of the root document that named them. */
  readonly version: number;
}

export function keysOfDocument({ registry, version = 0, ...key }: PageKey): TrustedKeys {
  return { keys: [key], registry, version };
}

/**
 * The online keys in force by the root documents of the page's registry, from the first on; undefined unless they are newer than
 * those that the page knows. An online key has no say in it, so one that was stolen names no successor.
 */
export async function keysAfter(documents: unknown, { registry, version }: TrustedKeys): Promise<TrustedKeys | undefined> {
  if (!Array.isArray(documents) || documents.length <= version) return undefined;
  let newest: RootKeys | undefined;
  for (const document of documents as readonly RootKeys[]) {
    if (!(await isNextRoot(document, newest))) return undefined;
    if (newest === undefined && document.root[0]?.kid !== registry) return undefined;
    newest = document;
  }
  const keys = newest?.online.filter(({ lastSequence }) => lastSequence === undefined);
  return keys && { keys, registry, version: documents.length };
}
