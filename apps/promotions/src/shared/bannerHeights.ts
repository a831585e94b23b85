import { textScaleValue as scale } from '@parlour/ui-kit/textLengths';

/**
 * Height of the caption below a banner: a title of at most two lines. The document's frame uses it to draw the next banner before
 * the screen is rendered.
 */
export const captionHeight = `calc(6px + 40px * ${scale})`;

/** Gap between two banners. */
export const bannerGap = `calc(18px + 40px * ${scale})`;

/** Height above the first banner of the offers: a title and a row of chips, one line each. */
export const aboveBanners = `calc(39px + max(45px, 28px * ${scale}) + max(36px, 18px * ${scale}))`;
