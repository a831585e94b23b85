import type { Card } from '@parlour/api-client/endpoints/wallet';

/** The visible part of a card's number. */
export function lastFour({ bank_no }: Pick<Card, 'bank_no'>): string {
  return bank_no.replace(/\s/g, '').slice(-4);
}

/** The first and last six characters of an address, which people compare; all of a short one. */
export function endsOf(address: string): readonly [string, string] {
  return address.length <= 12 ? [address, ''] : [address.slice(0, 6), address.slice(-6)];
}
