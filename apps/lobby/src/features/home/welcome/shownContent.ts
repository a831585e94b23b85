import { store, readStored } from '@parlour/platform';

const seen = new Map<string, string>();

/** Whether this content was already shown in this visit; kept in storage across reloads, in memory across a log-out. */
export function wasSeen(name: string, content: string): boolean {
  return (seen.get(name) ?? readStored(keyOf(name))) === content;
}

/** Not shown again until the page is reloaded. */
export function dismiss(name: string, content: string): void {
  seen.set(name, content);
}

/** Not shown again in this visit. */
export function markSeen(name: string, content: string): void {
  dismiss(name, content);
  store(keyOf(name), content);
}

const keyOf = (name: string) => `parlour.lobby.seen.${name}`;
