import { applyTheme, type ThemeChoice } from '@parlour/ui-kit';
import { useState } from 'react';
import { shownTheme } from '../miniApp/shownTheme';
import { preferenceNames, readPreference, storePreference } from '../preferences';

/** The player's theme: the messaging app's, else the phone's, until one was chosen. */
export function keptTheme(): ThemeChoice {
  const kept = readPreference(preferenceNames.theme);
  return kept === 'dark' || kept === 'light' ? kept : 'system';
}

export function useTheme() {
  const [choice, setChoice] = useState(keptTheme);
  const choose = (next: ThemeChoice) => {
    storePreference(preferenceNames.theme, next);
    applyTheme(shownTheme(next) ?? next);
    setChoice(next);
  };
  return { choice, choose };
}
