/** Letters of scripts that run from right to left, and what sets a direction. */
const DIRECTED =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A name among other words of a text, whose direction ends with it: a U+202E in it would turn the rest of the line around. */
export function isolated(name: string): string {
  return DIRECTED.test(name) ? `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069` : name;
}
