import { isNextRoot, type PageKey, type RootKeys } from '@parlour/release-contract/rootChain';
import type { PublicKey } from '@parlour/release-contract/signature';

/** The online keys whose manifests a page accepts: the key in its document, or the keys by which the root key has replaced it. */
export interface TrustedKeys {
  readonly keys: readonly PublicKey[];
  readonly registry: string | undefined;
  /** Version of the root document that contained them. */
  readonly version: number;
}

export function keysOfDocument({ registry, version = 0, ...key }: PageKey): TrustedKeys {
  return { keys: [key], registry, version };
}

/**
 * Verifies the registry's chain of root documents from the first one on and returns the online keys of the last one; undefined
 * when the chain is invalid or not newer than what the page knows. Only root keys sign these documents, so a stolen online key
 * cannot name a successor.
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
