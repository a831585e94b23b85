import { createContext } from 'react';

/** What is heard in the place of the player's own sums while they are hidden; undefined while they are shown. */
export const HiddenAmounts = createContext<string | undefined>(undefined);

/** What is seen in their place: as wide for every sum. */
export const DOTS = '••••';

/** A text that has them in yuan or as dots, with a word in their place. */
export function withoutSums(text: string, word: string): string {
  return text.replaceAll(/[¥￥]\s?[\d,.]*\d|¥?•+/g, word);
}
