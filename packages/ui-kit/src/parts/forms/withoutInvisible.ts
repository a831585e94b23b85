/**
 * Removes characters that nobody sees or types: zero-width characters, joiners, soft hyphens and direction marks. Every space
 * becomes a plain one.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/[\u00A0\u2007\u202F]/g, ' ');
}
