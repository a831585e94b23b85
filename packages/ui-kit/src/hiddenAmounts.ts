import { createContext } from 'react';

/** Screen reader text in place of the player's own sums while they are hidden; undefined while they are shown. */
export const HiddenAmounts = createContext<string | undefined>(undefined);

/** Shown in their place: the same width for every sum. */
export const DOTS = '••••';

/** Replaces sums in yuan and dots in a text by a word. */
export function withoutSums(text: string, word: string): string {
  return text.replaceAll(/[¥￥]\s?[\d,.]*\d|¥?•+/g, word);
}
