import type { VenueBalance } from '@parlour/api-client/endpoints/wallet';
import { useState } from 'react';

export interface Fold {
  readonly shown: readonly VenueBalance[];
  /** Number of all venues. */
  readonly count: number;
  readonly isNeeded: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Shows the first venues until unfolded, and those that are always shown. */
export function useFold(
  venues: readonly VenueBalance[],
  most: number,
  isShown: (venue: VenueBalance) => boolean = () => false,
): Fold {
  const [isOpen, setOpen] = useState(false);
  return {
    shown: venues.filter((venue, index) => isOpen || index < most || isShown(venue)),
    count: venues.length,
    isNeeded: venues.length > most,
    isOpen,
    toggle: () => setOpen(!isOpen),
  };
}
