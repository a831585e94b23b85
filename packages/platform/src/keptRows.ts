import type { Observable } from './contract';
import { keep, kept, keptJson } from './storage';

export interface KeptRows<Row> extends Observable<readonly Row[]> {
  /** Keeps these rows instead; where storage refuses them they last as long as the page. */
  set(rows: readonly Row[]): void;
}

/** A list that this device remembers for all tabs until the session ends; `parseRow` gives nothing for what is no row. */
export function createKeptRows<Row>(key: string, parseRow: (row: unknown) => readonly Row[]): KeptRows<Row> {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let rows: readonly Row[] = [];
  return {
    read: () => {
      const now = kept(key, 'localStorage');
      if (now !== text) {
        text = now;
        const stored = keptJson(key, 'localStorage');
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
      keep(key, JSON.stringify(next), 'localStorage');
      text = kept(key, 'localStorage');
      rows = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
