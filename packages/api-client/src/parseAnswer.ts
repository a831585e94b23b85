import { LONG_NUMBERS } from './longNumbers';

/** A text, also one whose end is missing, or a number with its fraction and exponent. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const MOST_EXACT_DIGITS = 15;
/** A number, an id or a time as MongoDB's libraries write it, `{"$numberDecimal":"12.50"}`; no part of a text, where quotes are escaped. */
const EXTENDED = /\{\s*"\$(?:oid|date|number\w+)"\s*:\s*("[^"\\]*"|-?\d+)\s*\}/g;

/**
 * The body of an answer as JSON; what is not JSON stays text. Numbers of sixteen digits and more become strings: many backends number
 * their orders so, and as a number of JavaScript such an order would be another one (above 2^53 not every integer has a place). Which they are is
 * noted beside the answer: an id among them goes back as a number.
 */
export function parseAnswer(body: string): unknown {
  // A time may contain such a number.
  const plain = body.includes('"$') ? body.replace(EXTENDED, '$1').replace(EXTENDED, '$1') : body;
  try {
    if (!/\d[\d.]{15}/.test(plain)) return JSON.parse(plain);
    const long: string[] = [];
    const answer: unknown = JSON.parse(plain.replace(TEXT_OR_NUMBER, (part) => exactly(part, long)));
    return typeof answer === 'object' && answer !== null ? Object.defineProperty(answer, LONG_NUMBERS, { value: long }) : answer;
  } catch {
    return body;
  }
}

function exactly(part: string, long: string[]): string {
  if (!/^-?[\d.]+$/.test(part) || !isLong(part)) return part;
  // PHP may write 19.99 as 19.989999999999998, which is the same binary fraction.
  const isBinary = part.includes('.') && !isLong(String(Number(part)));
  if (isBinary) return part;
  long.push(part);
  return `"${part}"`;
}

function isLong(number: string): boolean {
  return number.replace(/\D/g, '').length > MOST_EXACT_DIGITS;
}
