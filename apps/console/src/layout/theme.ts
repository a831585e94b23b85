import { applyTheme, type ThemeChoice } from '@parlour/ui-kit';
import { useState } from 'react';

const KEY = 'parlour.console.theme';

/** The theme that was chosen in this browser; `system` until one is. */
function storedTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the theme that was chosen before. */
export function restoreTheme(): void {
  applyTheme(storedTheme());
}

export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(storedTheme);
  const choose = (next: ThemeChoice) => {
    setChoice(next);
    applyTheme(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Chosen for this page only, then.
    }
  };
  return [choice, choose];
}
