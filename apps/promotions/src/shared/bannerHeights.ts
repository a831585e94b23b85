import { textScaleValue as scale } from '@parlour/ui-kit/textLengths';

/** Below a banner: two lines of its title at most. The document's frame draws the next banner below it before the screen is there. */
export const captionHeight = `calc(6px + 40px * ${scale})`;

/** From one banner to the next. */
export const bannerGap = `calc(18px + 40px * ${scale})`;

/** Above the first banner of the offers: a title and chips of one line each. */
export const aboveBanners = `calc(39px + max(45px, 28px * ${scale}) + max(36px, 18px * ${scale}))`;
