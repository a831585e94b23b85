import { store, readStored } from '@parlour/platform';

const seen = new Map<string, string>();

/** Whether this visit has shown that already, with this content; storage preserves it over a reload, memory over a log-out. */
export function wasSeen(name: string, content: string): boolean {
  return (seen.get(name) ?? readStored(keyOf(name))) === content;
}

/** Remembers until the page is reloaded that its moment has passed, seen or not. */
export function passOver(name: string, content: string): void {
  seen.set(name, content);
}

/** Remembers for this visit that it was seen. */
export function markSeen(name: string, content: string): void {
  passOver(name, content);
  store(keyOf(name), content);
}

const keyOf = (name: string) => `parlour.lobby.seen.${name}`;
