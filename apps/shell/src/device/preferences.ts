import { readCookie, writeCookie } from './cookies';

export const preferenceNames = {
  theme: 'parlour.theme',
  language: 'parlour.language',
  amounts: 'parlour.amounts',
  motion: 'parlour.motion',
} as const;

declare global {
  /** Checks again whether motion is wanted; defined by the boot script, so that already the first paint has no motion. */
  var parlourMotion: () => void;
}

const YEAR_S = 31_536_000;

/**
 * A choice of this device. It is in a cookie because logging out clears both storages (spec section 4), and the player's
 * theme, language and display preferences are not part of the session.
 */
export function readPreference(name: string): string | undefined {
  return readCookie(name);
}

/** Whether the player turned motion off, whatever the phone's setting. */
export function isReducedMotionChosen(): boolean {
  return readPreference(preferenceNames.motion) === 'still';
}

/** Stores a choice of this device for a year. */
export function storePreference(name: string, value: string): void {
  writeCookie(name, value, YEAR_S, 'Lax');
}
