import type { VenueOption } from '@parlour/platform/venues';

/** The name of the venue that a record names by its code; other words stay as they are. */
export function venueNameOf(words: string, venues: readonly VenueOption[]): string {
  const code = words.trim().toLowerCase();
  return venues.find(({ value }) => value.toLowerCase() === code)?.label ?? words;
}
