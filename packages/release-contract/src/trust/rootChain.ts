import { idOf, isSigned, type PublicKey } from './signature';

/** The largest number of an entry: file names of entries have eight digits, which no site exhausts. */
export const MOST_ENTRIES = 99_999_999;

/** An online key. A retired one is not valid for entries after its last one. */
export interface OnlineKey extends PublicKey {
  readonly lastSequence?: number | undefined;
}

/** The keys of a registry according to one of its root documents, each of which the previous one signed. */
export interface RootKeys {
  readonly version: number;
  readonly root: readonly PublicKey[];
  readonly online: readonly OnlineKey[];
}

/** The online key in a page's document. */
export interface PageKey extends PublicKey {
  /** Id of the registry, which is that of its first root key; registries from before root documents have none. */
  readonly registry?: string;
  /** Version of the root document in force when the page was sent. */
  readonly version?: number;
}

/**
 * Whether a root document follows the one before it: it has the next version, a root key of that one signed it, and each key has
 * the id of its own bytes. The first is signed by its own first root key, after which the registry is called. Never throws.
 */
export async function isNextRoot(next: unknown, before: RootKeys | undefined): Promise<boolean> {
  try {
    const { version, root, online } = next as RootKeys;
    if (version !== (before?.version ?? 0) + 1) return false;
    if (!(await isSigned(next, before?.root ?? root.slice(0, 1)))) return false;
    const ids = await Promise.all([...root, ...online].map(idOf));
    return [...root, ...online].every(({ kid }, index) => kid === ids[index]);
  } catch {
    return false;
  }
}
