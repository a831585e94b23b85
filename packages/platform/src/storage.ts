import type { Session } from './contract';

export type Place = 'sessionStorage' | 'localStorage';

/** What begins with this in the storage of a tab goes with the member's session, however that ends. */
export const MEMBER_PREFIX = 'parlour.kept.';

/** Where this tab keeps something of its member; undefined while nobody's name is known. */
export function memberKey(session: Session, what: string): string | undefined {
  return session.role === 'member' && session.user !== undefined ? `${MEMBER_PREFIX}${session.user.username} ${what}` : undefined;
}

/** Reads a storage; undefined when the key is missing or storage is blocked. */
export function kept(key: string, where: Place = 'sessionStorage'): string | undefined {
  try {
    return window[where].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads JSON from a storage; undefined when it is missing or damaged, or storage is blocked. */
export function keptJson(key: string, where?: Place): unknown {
  try {
    return JSON.parse(kept(key, where) ?? '');
  } catch {
    return undefined;
  }
}

/** Writes to a storage; false when it is blocked or full, the page then lives from memory. */
export function keep(key: string, value: string, where: Place = 'sessionStorage'): boolean {
  try {
    window[where].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a key from a storage. */
export function forget(key: string, where: Place = 'sessionStorage'): void {
  try {
    window[where].removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Empties a storage. */
export function clear(where: Place): void {
  try {
    window[where].clear();
  } catch {
    // Blocked storage holds nothing.
  }
}
