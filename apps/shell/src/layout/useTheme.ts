import { applyTheme, type ThemeChoice } from '@parlour/ui-kit';
import { useState } from 'react';
import { preferenceNames, storePreference } from '../device/preferences';
import { effectiveTheme, storedThemeChoice } from '../device/effectiveTheme';

/** The player's theme and the function that changes it. */
export function useTheme() {
  const [choice, setChoice] = useState(storedThemeChoice);
  const choose = (next: ThemeChoice) => {
    storePreference(preferenceNames.theme, next);
    applyTheme(effectiveTheme(next) ?? next);
    setChoice(next);
  };
  return { choice, choose };
}
