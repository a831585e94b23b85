import type { Sponsor } from '@parlour/api-client/endpoints/lobby';

/** The two sponsorship pages of spec section 2. */
export const sponsorTypes = [1, 2] as const;
export type SponsorType = (typeof sponsorTypes)[number];

/** The sponsorship in the URL; undefined if there is none. */
export function sponsorTypeOf(query: string | null): SponsorType | undefined {
  return sponsorTypes.find((type) => String(type) === query);
}

/** The operator's data about a sponsorship; empty strings if it has none. */
export function sponsorOf(sponsors: readonly Sponsor[] | undefined, type: SponsorType): Sponsor {
  return sponsors?.[type - 1] ?? { name: '', url: '', img: '' };
}
