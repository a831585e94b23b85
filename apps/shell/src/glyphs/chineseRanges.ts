/** Private use, and what most fonts of emoji have. */
const OTHERS = [
  [0xe000, 0xf8ff],
  [0x1f000, 0x1faff],
] as const;

/**
 * The part of a `unicode-range` with Chinese characters and punctuation, in the notation of style sheets; empty where there is none. Other
 * signs, such as a dash or quotation marks, stay those of the system's font: in an English text they would ask for the slice.
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
