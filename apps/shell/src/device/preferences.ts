import { type Language, languageOf } from '@parlour/platform/languages';
import { readCookie, writeCookie } from './cookies';

export const preferenceNames = {
  theme: 'parlour.theme',
  language: 'parlour.language',
  amounts: 'parlour.amounts',
  motion: 'parlour.motion',
} as const;

declare global {
  /** Looks again whether motion is wanted; the boot script's, so that the first paint stands still already. */
  var parlourMotion: () => void;
}

const YEAR_S = 31_536_000;

/**
 * A choice of this device. It lives in a cookie because logging out clears both storages (spec section 4), and the player's
 * theme, language and comforts are not part of the session.
 */
export function readPreference(name: string): string | undefined {
  return readCookie(name);
}

/** The language that this device remembers. */
export function storedLanguage(): Language {
  return languageOf(readPreference(preferenceNames.language));
}

/** Whether the player wants no motion, whatever the phone says. */
export function isReducedMotionChosen(): boolean {
  return readPreference(preferenceNames.motion) === 'still';
}

/** Remembers a choice of this device for a year. */
export function storePreference(name: string, value: string): void {
  writeCookie(name, value, YEAR_S, 'Lax');
}
