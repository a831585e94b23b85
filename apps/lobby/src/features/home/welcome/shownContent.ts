import { store, readStored } from '@parlour/platform';

const shown = new Map<string, string>();

/** Whether this content was already shown in this visit. Stored across reloads, and in memory across a logout. */
export function wasSeen(name: string, content: string): boolean {
  return (shown.get(name) ?? readStored(keyOf(name))) === content;
}

/** Hides the content until the page is reloaded. */
export function dismiss(name: string, content: string): void {
  shown.set(name, content);
}

/** Hides the content for the rest of this visit. */
export function markSeen(name: string, content: string): void {
  dismiss(name, content);
  store(keyOf(name), content);
}

const keyOf = (name: string) => `parlour.lobby.seen.${name}`;
