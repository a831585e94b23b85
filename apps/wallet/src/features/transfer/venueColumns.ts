import type { VenueBalance } from '@parlour/api-client/endpoints/wallet';
import { formatMoney, theme } from '@parlour/ui-kit';

/**
 * Measured widths in px: a tile without its amount, and in 17 px type the part of an amount that is not a digit, a digit, and a
 * comma.
 */
const TILE = 76;
const SIGNS = 30;
const FIGURE = 10.8;
const COMMA = 5;

/** Returns two columns if every balance fits into its tile, else one. */
export function venueColumns(venues: readonly Pick<VenueBalance, 'balance'>[]): string {
  const widest = Math.max(SIGNS, ...venues.map(({ balance }) => amountWidth(balance)));
  return `repeat(auto-fit, minmax(min(100%, max(50% - 4px, ${TILE}px + ${widest}px * ${theme.textScale})), 1fr))`;
}

function amountWidth(balance: VenueBalance['balance']): number {
  const [whole = ''] = formatMoney(balance).split('.');
  const figures = whole.replace(/\D/g, '').length;
  return Math.ceil(SIGNS + figures * FIGURE + (whole.length - figures) * COMMA);
}
