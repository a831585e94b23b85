/** Text without characters that nobody sees or typed: zero widths, joiners, soft hyphens, marks of direction; spaces are plain ones. */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/[\u00A0\u2007\u202F]/g, ' ');
}
