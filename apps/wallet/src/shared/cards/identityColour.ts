import type { CSSProperties } from 'react';

/** The OKLCH lightness (0 to 1) and chroma of a colour. */
type Shade = readonly [lightness: number, chroma: number];

/**
 * The background of a card, bank or venue: a gradient of one hue (in degrees) between two shades. Chrome before 111 does not
 * support `oklch()` and shows a plain colour, on which white is readable too.
 */
export function identityColour(hue: number, from: Shade, to: Shade = from): CSSProperties {
  const colours = [from, to].map(([lightness, chroma]) => `oklch(${lightness} ${chroma} ${hue})`);
  return { backgroundColor: `hsl(${hue} 50% 30%)`, backgroundImage: `linear-gradient(150deg, ${colours.join(', ')})` };
}
