/** The kind of a card, with the values of `getCards`: 1 bank cards, 2 USDT addresses. */
export type CardKind = 1 | 2;

/** Maximum number of cards of one kind (spec section 9). */
export const MOST_OF_A_KIND = 5;

/** The kind in the URL; USDT by default. */
export function cardKindOf(query: string | null): CardKind {
  return query === '1' ? 1 : 2;
}
