const NAME = 'parlour.console.name';

/** The name that was given at the last log-in of this browser; empty where nothing can be remembered. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // Without storage the log-in form asks for the name again.
  }
}
