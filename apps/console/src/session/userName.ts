const KEY = 'parlour.console.name';

/** The user name of the last login in this browser; empty if none is stored. */
export function storedName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function storeName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the log-in form asks for the name again.
  }
}
