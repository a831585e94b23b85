import {
  cardPaddingValue as padding,
  gutterValue as gutter,
  textScaleValue as scale,
  textWidthValue as width,
} from '@parlour/ui-kit/textLengths';

/**
 * Heights of the content between the banners and the games. The document's frame draws the first covers before the screen is
 * rendered, so these heights may depend on the window, on how the browser draws text and on the language, but not on where text
 * wraps.
 */

/** The quick links are in one row if the longest word of each fits into its column, else in two. */
export const linkColumns = { most: 4, fewer: 2, label: 64 };

/** Maximum number of lines of the quick links' labels in a language. */
export const linkLines = (language: string) => (language === 'zh' || language === 'en' ? 1 : 2);

/** Width that four links lack in the card's content. Above zero the links are in two rows, and so is the content above them. */
const lack = (content: string) => `(256px * ${width} - 20px - (${content}))`;

/** This length if the content of the card is in two rows, else zero. */
export const secondRow = (length: string) => `clamp(0px, ${lack('100%')} * 9999, ${length})`;

/** This height if the card is in two rows, else zero. Only valid where 100 % is the width of the window. */
const inTwoRows = (height: string) => `clamp(0px, ${lack(`100% - 2*${gutter} - 2*${padding}`)} * 9999, ${height})`;

/** Height of a line with an amount. The smaller digits after the decimal point make it higher than its line height. */
export const prizeHeight = `max(36px, 25px * ${scale})`;

/** Height from the banners to the games in a language. Only valid where 100 % is the width of the window. */
export function heightAboveGames(language: string): string {
  const moneyRow = `59px * ${scale}`;
  const linkRow = `50px + ${16 * linkLines(language)}px * ${scale}`;
  const notice = `max(44px, 22px * ${scale})`;
  const card = `${padding} + ${moneyRow} + 16px + ${linkRow} + 14px + ${inTwoRows(`${moneyRow} + ${linkRow} + 12px`)}`;
  const prizes = `12px + ${prizeHeight} + 4px`;
  const tabs = `max(44px, 24px * ${scale}) + 8px`;
  return `calc(${notice} + ${card} + ${prizes} + ${tabs})`;
}

/** Width from the window's edge to the games, which the categories take. */
export const besideGames = `calc(68px + 24px * ${width})`;
