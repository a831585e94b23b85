import { applyTheme, type ThemeChoice } from '@parlour/ui-kit';
import { useState } from 'react';

const NAME = 'parlour.console.theme';

/** The theme that was chosen in this browser; `system` until one is. */
function rememberedTheme(): ThemeChoice {
  try {
    const kept = localStorage.getItem(NAME);
    return kept === 'dark' || kept === 'light' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the theme that was chosen before. */
export function restoreTheme(): void {
  applyTheme(rememberedTheme());
}

export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(rememberedTheme);
  const choose = (next: ThemeChoice) => {
    setChoice(next);
    applyTheme(next);
    try {
      localStorage.setItem(NAME, next);
    } catch {
      // Chosen for this page only, then.
    }
  };
  return [choice, choose];
}
