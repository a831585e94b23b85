import { textScaleValue } from '@parlour/ui-kit/textLengths';

/** Columns of portrait covers; the document's frame uses the same. */
export const coverColumns = { most: 3, fewer: 2, label: 50, gap: 10 };

/** The row gap includes the lines of text below a cover. */
export const coverGap = `calc(18px + 34px * ${textScaleValue}) ${coverColumns.gap}px`;
