import type { Session } from '../platform';

export type StorageArea = 'sessionStorage' | 'localStorage';

declare global {
  /**
   * Values that a storage refused, by area; they last as long as the page. Global, because the boot script is a bundle of its
   * own.
   */
  var parlourMemory: Record<StorageArea, Map<string, string>> | undefined;
}

/**
 * Keys with this prefix are deleted from the tab's storage when the member's session ends. Earlier releases used the same prefix.
 */
export const MEMBER_PREFIX = 'parlour.kept.';

/** Returns the session storage key for data of the tab's member; undefined while no member is known. */
export function memberKey(session: Session, what: string): string | undefined {
  return session.role === 'member' && session.user !== undefined ? `${MEMBER_PREFIX}${session.user.username} ${what}` : undefined;
}

/** Keys with this prefix stay in local storage when a session ends (decision 3). */
export const DEVICE_PREFIX = 'parlour.device.';

function memory(where: StorageArea): Map<string, string> {
  globalThis.parlourMemory ??= { sessionStorage: new Map(), localStorage: new Map() };
  return globalThis.parlourMemory[where];
}

/** Uses a storage; returns undefined where it is missing, null, blocked or full. */
function attempt<Result>(where: StorageArea, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(window[where]);
  } catch {
    return undefined;
  }
}

/** Returns a stored text; undefined when the key is missing. */
export function readStored(key: string, where: StorageArea = 'sessionStorage'): string | undefined {
  return memory(where).get(key) ?? attempt(where, (storage) => storage.getItem(key)) ?? undefined;
}

/** Returns stored JSON; undefined when it is missing or damaged. */
export function readStoredJson(key: string, where?: StorageArea): unknown {
  return parseStored(readStored(key, where));
}

/** Parses a stored text as JSON; undefined when it is missing or damaged. */
export function parseStored(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The keys in a storage. */
export function storedKeys(where: StorageArea): readonly string[] {
  return [...new Set([...(attempt(where, (storage) => Object.keys(storage)) ?? []), ...memory(where).keys()])];
}

/**
 * Returns a storage as an object of texts, or an object in memory where the storage is missing. Remotes of earlier versions use
 * it; `storedKeys` replaces it.
 */
export function storageOrMemory(where: StorageArea): Record<string, string> {
  return attempt<Record<string, string>>(where, (storage) => storage) ?? {};
}

/** Stores a text. Returns false when the storage is missing, blocked or full: then the text is only in the page's memory. */
export function store(key: string, value: string, where: StorageArea = 'sessionStorage'): boolean {
  const isStored = attempt(where, (storage) => {
    storage.setItem(key, value);
    return storage.getItem(key) === value;
  });
  if (isStored) memory(where).delete(key);
  else memory(where).set(key, value);
  return isStored ?? false;
}

/** Removes a key from a storage. */
export function removeStored(key: string, where: StorageArea = 'sessionStorage'): void {
  memory(where).delete(key);
  attempt(where, (storage) => storage.removeItem(key));
}

/** Empties a storage, except for what the device keeps after a session. */
export function clearStorage(where: StorageArea): void {
  for (const key of storedKeys(where)) if (!key.startsWith(DEVICE_PREFIX)) removeStored(key, where);
}
