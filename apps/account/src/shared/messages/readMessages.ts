import type { Notice } from '@parlour/api-client/endpoints/account';
import { createStoredRows, type Store } from '@parlour/platform';

const LIMIT = 500;

const keys = createStoredRows('parlour.messages.read', (row) => (typeof row === 'string' ? [row] : []));

/** Identifies a message by time and title, because the API gives it no id. */
export function messageKey({ created_at, title }: Notice): string {
  return `${created_at} ${title}`;
}

/** Keys of the messages that were opened on this device. The API does not store them. */
export const readMessages: Store<readonly string[]> & { mark(message: Notice): void } = {
  read: keys.read,
  watch: keys.watch,
  mark: (message) => keys.set([...new Set([...keys.read(), messageKey(message)])].slice(-LIMIT)),
};
