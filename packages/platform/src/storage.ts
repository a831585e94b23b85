import type { Session } from './platform';

export type StorageArea = 'sessionStorage' | 'localStorage';

/** Keys with this prefix, the name of earlier releases, are deleted from the tab's storage when the member's session ends. */
export const MEMBER_PREFIX = 'parlour.kept.';

/** Storage key of this tab for data of its member; undefined while no member is known. */
export function memberKey(session: Session, what: string): string | undefined {
  return session.role === 'member' && session.user !== undefined ? `${MEMBER_PREFIX}${session.user.username} ${what}` : undefined;
}

/** Reads a storage; undefined when the key is missing or storage is blocked. */
export function readStored(key: string, where: StorageArea = 'sessionStorage'): string | undefined {
  try {
    return window[where].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Reads JSON from a storage; undefined when it is missing or damaged, or storage is blocked. */
export function readStoredJson(key: string, where?: StorageArea): unknown {
  return parseStored(readStored(key, where));
}

/** A stored text as JSON; undefined when it is missing or damaged. */
export function parseStored(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** A storage as an object of texts, where it is blocked one in memory; to write to it throws when the storage is full. */
export function storageOrMemory(where: StorageArea): Record<string, string> {
  try {
    return window[where];
  } catch {
    return {};
  }
}

/** Writes to a storage; false when it is blocked or full, the page then uses memory only. */
export function store(key: string, value: string, where: StorageArea = 'sessionStorage'): boolean {
  try {
    window[where].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a key from a storage. */
export function removeStored(key: string, where: StorageArea = 'sessionStorage'): void {
  try {
    window[where].removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Empties a storage. */
export function clearStorage(where: StorageArea): void {
  try {
    window[where].clear();
  } catch {
    // Blocked storage holds nothing.
  }
}
