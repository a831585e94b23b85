/** How much higher than written text is, as a number: 1.3 where text alone is enlarged to 130 %. An earlier shell does not measure it. */
export const textScaleValue = 'var(--text-scale,1)';

/** How much wider text is than in the usual fonts of phones, as a number: enlarged, or in a wide font. */
export const textWidthValue = `var(--text-width,${textScaleValue})`;

export interface Columns {
  readonly most: number | string;
  readonly fewer: number;
  /** What a column needs at least in the usual fonts of phones, as a number in px, else there are `fewer`. */
  readonly label: number | string;
  readonly gap?: number;
}

/** Grid columns of equal width: `most`, or `fewer` where a label would not fit, be the window narrow, the text enlarged or its font wide. */
export function columnsOf(columns: Columns): string {
  return `gap:${columns.gap ?? 0}px;grid-template-columns:${columnWidths(columns)};`;
}

/** The value of `grid-template-columns` for such columns, for who sets the gap in another way. */
export function columnWidths({ most, fewer, label, gap = 0 }: Columns): string {
  const width = (columns: number | string) => `(100% + ${gap}px)/${columns} - ${gap}px - .1px`;
  const isTooNarrow = `(${typeof label === 'number' ? `${label}px` : label}*${textWidthValue} - (${width(most)}))*9999`;
  return `repeat(auto-fill,minmax(max(${width(most)},min(${width(fewer)},${isTooNarrow})),1fr))`;
}
