import type { VenueOption } from '@parlour/platform/venues';

/** The name of the venue whose code a record contains; any other text is returned unchanged. */
export function venueNameOf(words: string, venues: readonly VenueOption[]): string {
  const code = words.trim().toLowerCase();
  return venues.find(({ value }) => value.toLowerCase() === code)?.label ?? words;
}
