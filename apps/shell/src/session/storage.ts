/** Reads session storage; undefined when the key is missing or storage is blocked. */
export function kept(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes to storage; a blocked or full one is ignored, the page then lives from memory. */
export function keep(key: string, value: string, where: 'sessionStorage' | 'localStorage' = 'sessionStorage'): void {
  try {
    window[where].setItem(key, value);
  } catch {
    // The session goes on in memory.
  }
}

/** Removes a key of session storage. */
export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Clears both storages and the token's cookie (spec section 4: all storage is cleared). */
export function clearAll(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      window[name].clear();
    } catch {
      // Blocked storage holds nothing.
    }
  }
  document.cookie = 'api_token=; Max-Age=0; Path=/; SameSite=Strict';
}
