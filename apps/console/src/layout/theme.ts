import { applyTheme, type ThemeChoice } from '@parlour/ui-kit';
import { useState } from 'react';

const KEY = 'parlour.console.theme';

/** The theme stored in this browser; `system` by default. */
function storedTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies the stored theme. */
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
      // Without storage the theme applies to this page only.
    }
  };
  return [choice, choose];
}
