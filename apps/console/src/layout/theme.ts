import { readStored, store } from '@parlour/platform/storage';
import { applyTheme, type ThemeChoice } from '@parlour/ui-kit';
import { useState } from 'react';

const KEY = 'parlour.console.theme';

/** The theme stored in this browser; `system` by default. */
function storedTheme(): ThemeChoice {
  const stored = readStored(KEY, 'localStorage');
  return stored === 'dark' || stored === 'light' ? stored : 'system';
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
    store(KEY, next, 'localStorage');
  };
  return [choice, choose];
}
