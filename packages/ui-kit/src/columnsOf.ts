import { theme } from './theme';

export interface Columns {
  readonly most: number | string;
  readonly fewer: number;
  /** What a column needs at least at the usual text size, as a number in px, else there are `fewer`. */
  readonly label: number | string;
  readonly gap?: number;
}

/** Grid columns of equal width: `most`, or `fewer` where a label would not fit, be the window narrow or the text enlarged. */
export function columnsOf({ most, fewer, label, gap = 0 }: Columns): string {
  const width = (columns: number | string) => `(100% + ${gap}px)/${columns} - ${gap}px - .1px`;
  const isTooNarrow = `(${typeof label === 'number' ? `${label}px` : label}*${theme.textScale} - (${width(most)}))*9999`;
  return `gap:${gap}px;grid-template-columns:repeat(auto-fill,minmax(max(${width(most)},min(${width(fewer)},${isTooNarrow})),1fr));`;
}
