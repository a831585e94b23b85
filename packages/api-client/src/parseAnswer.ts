/** A text, or a number with its fraction and exponent. */
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const MANY_DIGITS = /\d{16}/;
const LARGE_INTEGER = /^-?\d{16,}$/;

/**
 * The body of an answer as JSON; what is not JSON stays text. Whole numbers of sixteen digits and more become strings: many backends
 * number their orders so, and as a number of JavaScript such an order would be another one (above 2^53 not every integer has a place).
 */
export function parseAnswer(body: string): unknown {
  const exact = MANY_DIGITS.test(body)
    ? body.replace(TEXT_OR_NUMBER, (part) => (LARGE_INTEGER.test(part) ? `"${part}"` : part))
    : body;
  try {
    return JSON.parse(exact);
  } catch {
    return body;
  }
}
