const seen = new Map<string, string>();

/** Whether this visit has seen that already, with this content; storage carries it over a reload, memory over a log-out. */
export function wasSeen(name: string, content: string): boolean {
  return (seen.get(name) ?? readText(name)) === content;
}

/** Remembers until the page is loaded anew that its moment has passed, seen or not. */
export function passOver(name: string, content: string): void {
  seen.set(name, content);
}

/** Remembers for this visit that it was seen. */
export function markSeen(name: string, content: string): void {
  passOver(name, content);
  try {
    sessionStorage.setItem(keyOf(name), content);
  } catch {
    // Blocked storage: memory remembers it until the reload.
  }
}

function readText(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

const keyOf = (name: string) => `parlour.lobby.seen.${name}`;
