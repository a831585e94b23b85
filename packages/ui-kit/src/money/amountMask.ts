import { createContext } from 'react';

/** What screen readers announce instead of the player's amounts while they are hidden; undefined while they are shown. */
export const HiddenAmounts = createContext<string | undefined>(undefined);

/** Shown by `Money` instead of an amount while the player hides amounts, with the same width for every amount. */
export const MASK = '••••';

/** Replaces amounts in yuan and masks in a text. */
export function maskAmounts(text: string, replacement: string): string {
  return text.replaceAll(/[¥￥]\s?[\d,.]*\d|¥?•+/g, replacement);
}
