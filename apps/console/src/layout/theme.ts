import { readStored, store } from '@parlour/platform/storage';
import { applyTheme, type ThemeChoice } from '@parlour/ui-kit';
import { useState } from 'react';

const NAME = 'parlour.console.theme';

/** The theme that was chosen in this browser; `system` until one is. */
function storedTheme(): ThemeChoice {
  const stored = readStored(NAME, 'localStorage');
  return stored === 'dark' || stored === 'light' ? stored : 'system';
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
    store(NAME, next, 'localStorage');
  };
  return [choice, choose];
}
