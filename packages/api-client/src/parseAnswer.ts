/** A text, or a number with its fraction and exponent. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const MOST_EXACT_DIGITS = 15;

/**
 * The body of an answer as JSON; what is not JSON stays text. Numbers of sixteen digits and more become strings: many backends number
 * their orders so, and as a number of JavaScript such an order would be another one (above 2^53 not every integer has a place).
 */
export function parseAnswer(body: string): unknown {
  try {
    return JSON.parse(/\d[\d.]{15}/.test(body) ? body.replace(TEXT_OR_NUMBER, exactly) : body);
  } catch {
    return body;
  }
}

function exactly(part: string): string {
  const isLong = /^-?[\d.]+$/.test(part) && part.replace(/\D/g, '').length > MOST_EXACT_DIGITS;
  return isLong ? `"${part}"` : part;
}
