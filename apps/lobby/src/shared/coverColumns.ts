import { textScaleValue } from '@parlour/ui-kit/textLengths';

/** Columns of portrait covers; the document's frame has the same. */
export const coverColumns = { most: 3, fewer: 2, label: 50, gap: 10 };

/** Between two rows are the lines below a cover, too. */
export const coverGap = `calc(18px + 34px * ${textScaleValue}) ${coverColumns.gap}px`;
