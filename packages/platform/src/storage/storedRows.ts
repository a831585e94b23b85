import type { Store, Session } from '../platform';
import { DEVICE_PREFIX, removeStored, store, readStored, readStoredJson } from './storage';

export interface StoredRows<Row> extends Store<readonly Row[]> {
  /** Stores these rows instead; where storage refuses them they last as long as the page. */
  set(rows: readonly Row[]): void;
}

/**
 * Returns the local storage key for data that this device keeps about a member, or about its visitors; undefined while the member
 * is not known.
 */
export function deviceKey(session: Session, what: string): string | undefined {
  if (session.role === 'visitor') return DEVICE_PREFIX + what;
  return session.user && `${DEVICE_PREFIX + hashOf(session.user.username)}.${what}`;
}

/** A hash of the member's name, so that somebody who finds the phone cannot read it. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return hash;
}

/**
 * Returns a list that is stored on this device for all tabs: until the session ends, or permanently under a `deviceKey`.
 * `parseRow` returns undefined for an invalid row.
 */
export function createStoredRows<Row>(key: string, parseRow: (row: unknown) => readonly Row[]): StoredRows<Row> {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let rows: readonly Row[] = [];
  return {
    read: () => {
      const now = readStored(key, 'localStorage');
      if (now !== text) {
        text = now;
        const stored = readStoredJson(key, 'localStorage');
        rows = Array.isArray(stored) ? stored.flatMap(parseRow) : [];
      }
      return rows;
    },
    watch: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    set: (next) => {
      if (next.length > 0) store(key, JSON.stringify(next), 'localStorage');
      else removeStored(key, 'localStorage');
      text = readStored(key, 'localStorage');
      rows = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
