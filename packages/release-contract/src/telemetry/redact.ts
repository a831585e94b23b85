/** The replacement for removed text. */
const GAP = '…';
/** Shorter secrets occur as parts of words. */
const LEAST_SECRET = 2;
/** Nobody reads more of a message, and the patterns below scan each word more than once. */
const MOST_READ = 2000;

/**
 * Parts of a message that may identify a player: mail addresses, queries, numbers of four and more digits (also grouped), keys
 * and tokens, and text that is not ASCII, such as names.
 */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>]+@[^\s"'<>]+/g, GAP],
  [/\?[^\s"'<>)]+/g, `?${GAP}`],
  [/\d(?:[ .,:/-]?\d){3,}/g, GAP],
  [/\b(?=[\w-]*\d)[\w-]{8,}/g, GAP],
  [/[\w+/=-]{32,}/g, GAP],
  [/[^\x20-\x7e]+/g, GAP],
];

/**
 * From the first quotation mark to the last of its kind, except for names of properties in engines' messages: `(reading
 * 'amount')`.
 */
const quoted = /(?<!(?:reading|setting|evaluating|property) )(["'`]).*\1/gs;

/**
 * Removes from a message everything that may identify a player: the known `secrets` (values of fields, the session's token, what
 * the session says of its member), and whatever looks like such data. In doubt it removes too much.
 */
export function redact(message: string, secrets: Iterable<string> = []): string {
  const known = [...secrets].filter(({ length }) => length >= LEAST_SECRET).sort((one, other) => other.length - one.length);
  const unknown = known.reduce((rest, secret) => rest.replaceAll(secret, GAP), message);
  // A truncated number or name would not be recognised, so the last word is removed.
  const whole = unknown.length > MOST_READ ? unknown.slice(0, MOST_READ).replace(/\S*$/, '') : unknown;
  let text = whole.replace(quoted, GAP);
  for (const [pattern, replacement] of personal) text = text.replace(pattern, replacement);
  return text.replaceAll(/…[….\s]*…/g, GAP).trim();
}
