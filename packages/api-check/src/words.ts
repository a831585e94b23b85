const AMOUNT = 'an amount like 12.50';
/** Describes the values that a schema expects, for readers who do not know schemas. */
const words: readonly (readonly [form: RegExp, words: string])[] = [
  [/\| ""\)?$|\/\^-\?\\d\+\(\\\.\\d\+\)\?\$\//, AMOUNT],
  [/^\(boolean \|.*\)$|^boolean$/, 'true or false, or 1 or 0'],
  // For lists, which come in several forms.
  [/unknown \|.*Object.*null/, 'a list'],
  [/^Object$/, 'an object'],
  [/^Array$/, 'a list'],
  [/^>=1$/, 'a text that is not empty'],
  [/^string$/, 'a text'],
  [/^number$|^not a number$|finite/i, 'a number'],
  [/^\(string \| number\)$|^\(number \| string\)$/, 'a text or a number'],
  [/string.*number.*Array/s, 'a time like 2026-11-20 12:00:00'],
  [/Object.*Array|Array.*Object/, 'an object or a list'],
];

/** The description of a schema; a schema without one is described by its own text, without patterns. */
export function wordsFor(expected: string): string {
  const known = words.find(([form]) => form.test(expected));
  if (known !== undefined) return known[1];
  return /[\\^$]/.test(expected) ? 'another form' : expected.replaceAll(' | ', ' or ').replace(/^\((.*)\)$/, '$1');
}
