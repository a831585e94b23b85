import type { Observable } from './platform';
import { store, readStored, readStoredJson } from './storage';

export interface StoredRows<Row> extends Observable<readonly Row[]> {
  /** Stores these rows instead; where storage refuses them they last as long as the page. */
  set(rows: readonly Row[]): void;
}

/** A list that is stored on this device for all tabs until the session ends; `parseRow` returns nothing for an invalid row. */
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
      store(key, JSON.stringify(next), 'localStorage');
      text = readStored(key, 'localStorage');
      rows = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
