/** Letters of right-to-left scripts, and characters that set a direction. */
const DIRECTED =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Isolates the direction of a name within a text: a U+202E in the name would otherwise reverse the rest of the line. */
export function isolated(name: string): string {
  return DIRECTED.test(name) ? `\u2068${name.replace(/[\u2066-\u2069]/g, '')}\u2069` : name;
}
