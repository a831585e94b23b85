import { brotliCompressSync } from 'node:zlib';
import { contrastPairs } from '@parlour/ui-kit/contrast';
import { label, type RemoteDescriptor } from '../publishing/descriptor';
import { lookOf, stylesOf } from './brandTokens';

/** What a brand adds to every document, as Brotli sends it. */
export const MOST_BRAND_BYTES = 2_000;
/** More reasons of one kind help nobody. */
const MOST_PAIRS = 5;

/** Why a brand may not go live, a sentence each: colours that cannot be read on each other, and what makes every document too large. */
export function brandFaults(release: RemoteDescriptor): string[] {
  const { tokens, brand, routes, nav = [] } = release;
  if (tokens === undefined && brand === undefined) return [];
  if (tokens === undefined || brand === undefined)
    return [`${label(release)} has half of a brand: its look or its tokens are missing`];
  const pairs = contrastPairs(lookOf(tokens)).filter(({ ratio, least }) => !(ratio >= least));
  const bytes = brandBytes(release);
  return [
    ...pairs
      .slice(0, MOST_PAIRS)
      .map(({ name, ratio, least }) => `${label(release)}: ${name} has the contrast ${ratioText(ratio)}, and needs ${least}:1`),
    ...(pairs.length > MOST_PAIRS ? [`${label(release)}: so have ${pairs.length - MOST_PAIRS} more pairs of colours`] : []),
    ...(bytes > MOST_BRAND_BYTES
      ? [`${label(release)}: every document would have ${bytes} bytes of it, at most ${MOST_BRAND_BYTES} are allowed`]
      : []),
    ...(routes.length + nav.length > 0 ? [`${label(release)} is a brand, which has no screens`] : []),
  ];
}

/** What the gate found of a brand: `185 pairs of colours, the weakest 4.6:1`. */
export function brandText(release: RemoteDescriptor): string {
  const ratios =
    release.tokens === undefined ? [] : contrastPairs(lookOf(release.tokens)).map(({ ratio, least }) => ratio / least);
  const spare = Math.round((Math.min(...ratios) - 1) * 100);
  return `${release.name}: ${ratios.length} pairs of colours, the weakest ${spare} % above what it needs; ${brandBytes(release)} bytes`;
}

function brandBytes({ tokens, brand }: RemoteDescriptor): number {
  return tokens === undefined ? 0 : brotliCompressSync(stylesOf(tokens) + JSON.stringify(brand)).length;
}

/** Rounded down: 4.499 is not 4.5. */
function ratioText(ratio: number): string {
  return Number.isNaN(ratio) ? 'of no colour' : `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
}
