import rangesBySlice from '@fontsource-variable/noto-sans-sc/unicode.json';
import { chineseRanges } from './chineseRanges';

/** A path into `node_modules`, because the package exports its files but no folder. */
const slices = import.meta.webpackContext('../../node_modules/@fontsource-variable/noto-sans-sc/files', {
  regExp: /-\d+-wght-normal\.woff2$/,
});

/**
 * Adds Chinese characters to a page whose system has none: slices of a font under a name that is in the font stack of all texts.
 * A browser fetches a slice when it draws one of its characters. Not with `@font-face`, for the same reason as the figures font
 * (`loadFiguresFont`).
 */
export function addChinese(fonts: FontFaceSet): void {
  for (const [slice, range] of Object.entries(rangesBySlice)) {
    const file = `./noto-sans-sc-${slice.replace(/\W/g, '')}-wght-normal.woff2`;
    const unicodeRange = chineseRanges(range);
    if (unicodeRange === '' || !slices.keys().includes(file)) continue;
    fonts.add(new FontFace('Noto Sans SC', `url(${slices(file)})`, { weight: '100 900', display: 'swap', unicodeRange }));
  }
}
