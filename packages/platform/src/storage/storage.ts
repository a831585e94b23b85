import type { Session } from '../platform';

export type StorageArea = 'sessionStorage' | 'localStorage';

declare global {
  /** What a storage refused, by area: it lasts as long as the page. Global, since the boot script is a file of its own. */
  var parlourMemory: Record<StorageArea, Map<string, string>> | undefined;
}

/** Keys with this prefix, the name of earlier releases, are deleted from the tab's storage when the member's session ends. */
export const MEMBER_PREFIX = 'parlour.kept.';

/** Storage key of this tab for data of its member; undefined while no member is known. */
export function memberKey(session: Session, what: string): string | undefined {
  return session.role === 'member' && session.user !== undefined ? `${MEMBER_PREFIX}${session.user.username} ${what}` : undefined;
}

/** Local storage keeps the keys with this prefix when a session ends (decision 3). */
export const DEVICE_PREFIX = 'parlour.device.';

function memory(where: StorageArea): Map<string, string> {
  globalThis.parlourMemory ??= { sessionStorage: new Map(), localStorage: new Map() };
  return globalThis.parlourMemory[where];
}

/** Uses a storage; undefined where it is missing, null, blocked or full. */
function attempt<Result>(where: StorageArea, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(window[where]);
  } catch {
    return undefined;
  }
}

/** Reads a storage; undefined when the key is missing. */
export function readStored(key: string, where: StorageArea = 'sessionStorage'): string | undefined {
  return memory(where).get(key) ?? attempt(where, (storage) => storage.getItem(key)) ?? undefined;
}

/** Reads JSON from a storage; undefined when it is missing or damaged. */
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

/** The keys in a storage. */
export function storedKeys(where: StorageArea): readonly string[] {
  return [...new Set([...(attempt(where, (storage) => Object.keys(storage)) ?? []), ...memory(where).keys()])];
}

/** A storage as an object of texts, where there is none one in memory. Remotes of earlier versions use it; `storedKeys` replaces it. */
export function storageOrMemory(where: StorageArea): Record<string, string> {
  return attempt<Record<string, string>>(where, (storage) => storage) ?? {};
}

/** Writes to a storage; false when it is missing, blocked or full: then the page alone remembers it. */
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
