import type { VenueBalance } from '@parlour/api-client/endpoints/wallet';
import { formatMoney } from '@parlour/ui-kit';

/** Measured widths in px: all of a tile except its digits, and a digit and a comma in 17 px type. */
const TILE = 106;
const FIGURE = 10.8;
const COMMA = 5;

/** Two columns as long as every balance fits into its tile, else one. */
export function venueColumns(venues: readonly Pick<VenueBalance, 'balance'>[]): string {
  const widest = Math.max(TILE, ...venues.map(({ balance }) => tileWidth(balance)));
  return `repeat(auto-fit, minmax(min(100%, max(50% - 4px, ${widest}px)), 1fr))`;
}

function tileWidth(balance: string): number {
  const [whole = ''] = formatMoney(balance).split('.');
  const figures = whole.replace(/\D/g, '').length;
  return Math.ceil(TILE + figures * FIGURE + (whole.length - figures) * COMMA);
}
