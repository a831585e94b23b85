/** The private use area, and the block that emoji fonts cover. */
const OTHERS = [
  [0xe000, 0xf8ff],
  [0x1f000, 0x1faff],
] as const;

/**
 * The Chinese characters and punctuation of a CSS `unicode-range`; empty where there are none. Other characters, such as dashes
 * and quotation marks, keep the system's font: otherwise an English text would load the slice.
 */
export function chineseRanges(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .filter((range) => {
      const start = Number.parseInt(range.replace('U+', ''), 16);
      return start >= 0x2e80 && !OTHERS.some(([from, to]) => from <= start && start <= to);
    })
    .join(',');
}
