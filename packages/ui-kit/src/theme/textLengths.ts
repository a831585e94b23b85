/**
 * Factor by which text is higher than written, as a CSS number: 1.3 where text alone is enlarged to 130 %. Earlier shells do not
 * set it.
 */
export const textScaleValue = 'var(--text-scale,1)';

/** Factor by which text is wider than in the usual fonts of phones, as a CSS number, because it is enlarged or in a wide font. */
export const textWidthValue = `var(--text-width,${textScaleValue})`;

/** The space between content and the edges of the window, and that inside cards, as CSS lengths, which a brand may replace. */
export const gutterValue = 'var(--gutter,16px)';
export const cardPaddingValue = 'var(--card-padding,16px)';

export interface Columns {
  readonly most: number | string;
  readonly fewer: number;
  /** Minimum width of a column in the usual fonts of phones, as a number in px. With less room there are `fewer` columns. */
  readonly label: number | string;
  readonly gap?: number;
}

/**
 * Returns the styles of a grid with columns of equal width: `most` columns, or `fewer` where a label would not fit, because the
 * window is narrow, the text enlarged or its font wide.
 */
export function columnsOf(columns: Columns): string {
  return `gap:${columns.gap ?? 0}px;grid-template-columns:${columnWidths(columns)};`;
}

/** Returns the value of `grid-template-columns` for such columns, for a grid that sets its gap itself. */
export function columnWidths({ most, fewer, label, gap = 0 }: Columns): string {
  const width = (columns: number | string) => `(100% + ${gap}px)/${columns} - ${gap}px - .1px`;
  const isTooNarrow = `(${typeof label === 'number' ? `${label}px` : label}*${textWidthValue} - (${width(most)}))*9999`;
  return `repeat(auto-fill,minmax(max(${width(most)},min(${width(fewer)},${isTooNarrow})),1fr))`;
}
