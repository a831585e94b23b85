const KEY = 'parlour.console.name';

/** The name that was given at the last log-in of this browser; empty where nothing can be remembered. */
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
