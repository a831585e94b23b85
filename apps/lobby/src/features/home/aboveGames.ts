import { textScaleValue as scale, textWidthValue as width } from '@parlour/ui-kit/textLengths';

/**
 * What stands between the banners and the games. The document's frame draws the first covers before the screen is there, so that the
 * heights depend on the window, on how the browser draws text and on the language, and never on where words wrap.
 */

/** The quick links are in one row as long as a word of each has room in its column, else in two. */
export const linkColumns = { most: 4, fewer: 2, label: 64 };

/** How many lines the names of the quick links take at most in a language. */
export const linkLines = (language: string) => (language === 'zh' || language === 'en' ? 1 : 2);

/** Where the links are in two rows, what is above them is, too: by how much the card's content is narrower than four links. */
const lack = (content: string) => `(256px * ${width} - 20px - (${content}))`;

/** A length where the content of the card is in two rows, else nothing. */
export const secondRow = (length: string) => `clamp(0px, ${lack('100%')} * 9999, ${length})`;

/** A height where the card is in two rows, else nothing; to be used where 100 % is the window. */
const inTwoRows = (height: string) => `clamp(0px, ${lack('100% - 64px')} * 9999, ${height})`;

/** A line with an amount: the smaller figures after the point make it higher than its line height. */
export const prizeHeight = `max(36px, 25px * ${scale})`;

/** From the banners to the games, in a language; to be used where 100 % is the window. */
export function heightAboveGames(language: string): string {
  const moneyRow = `59px * ${scale}`;
  const linkRow = `50px + ${16 * linkLines(language)}px * ${scale}`;
  const notice = `max(44px, 22px * ${scale})`;
  const card = `16px + ${moneyRow} + 16px + ${linkRow} + 14px + ${inTwoRows(`${moneyRow} + ${linkRow} + 12px`)}`;
  const prizes = `12px + ${prizeHeight} + 4px`;
  const tabs = `max(44px, 24px * ${scale}) + 8px`;
  return `calc(${notice} + ${card} + ${prizes} + ${tabs})`;
}

/** From the window's edge to the games, beside the categories. */
export const besideGames = `calc(68px + 24px * ${width})`;
