import type { Notice } from '@parlour/api-client/endpoints/account';
import type { Observable } from '@parlour/platform';

const KEY = 'parlour.messages.read';
const LIMIT = 500;

const listeners = new Set<() => void>();
let text: string | null = null;
let keys: ReadonlySet<string> = new Set();

/** What tells one message from another: the API gives them no id. */
export function messageKey({ created_at, title }: Notice): string {
  return `${created_at} ${title}`;
}

/** The messages that were opened on this device; no call knows about them. */
export const readMessages: Observable<ReadonlySet<string>> & { mark(message: Notice): void } = {
  read: () => {
    const current = readText();
    if (current !== text) {
      text = current;
      keys = parseKeys(current);
    }
    return keys;
  },
  watch: (listener) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
  mark: (message) => {
    const next = [...new Set([...readMessages.read(), messageKey(message)])].slice(-LIMIT);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Blocked or full storage: the message counts as read for as long as the page lives.
    }
    text = readText();
    keys = new Set(next);
    for (const listener of [...listeners]) listener();
  },
};

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parseKeys(stored: string | null): ReadonlySet<string> {
  try {
    const rows: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(rows) ? rows.filter((row) => typeof row === 'string') : []);
  } catch {
    return new Set();
  }
}
