/** What stands for what was taken out. */
const GAP = '…';
/** Shorter ones are parts of words. */
const LEAST_SECRET = 2;
/** Nobody reads more of a message, and the patterns below look at each word more than once. */
const MOST_READ = 2000;

/**
 * What may be a player's in a message, whoever wrote it: addresses of mail, queries, numbers of four and more digits (also grouped ones),
 * keys and tokens, and what is not ASCII, such as names.
 */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>]+@[^\s"'<>]+/g, GAP],
  [/\?[^\s"'<>)]+/g, `?${GAP}`],
  [/\d(?:[ .,:/-]?\d){3,}/g, GAP],
  [/\b(?=[\w-]*\d)[\w-]{8,}/g, GAP],
  [/[\w+/=-]{32,}/g, GAP],
  [/[^\x20-\x7e]+/g, GAP],
];

/** From the first quote to the last of its kind, unless an engine names a property in it: `(reading 'amount')`. */
const quoted = /(?<!(?:reading|setting|evaluating|property) )(["'`]).*\1/gs;

/**
 * A message without anything that may be a player's: what is known as such (`secrets`: values of fields, the session's token, what the
 * session says of its member) and what looks like it. Errs on the side of taking out too much.
 */
export function redact(message: string, secrets: Iterable<string> = []): string {
  const known = [...secrets].filter(({ length }) => length >= LEAST_SECRET).sort((one, other) => other.length - one.length);
  const unknown = known.reduce((rest, secret) => rest.replaceAll(secret, GAP), message);
  // A number or a name that is cut would not be recognised.
  const whole = unknown.length > MOST_READ ? unknown.slice(0, MOST_READ).replace(/\S*$/, '') : unknown;
  let text = whole.replace(quoted, GAP);
  for (const [pattern, replacement] of personal) text = text.replace(pattern, replacement);
  return text.replaceAll(/…[….\s]*…/g, GAP).trim();
}
