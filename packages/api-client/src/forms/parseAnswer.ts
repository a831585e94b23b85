import { LONG_NUMBERS } from './longNumbers';

/** Matches a JSON string, even one without its closing quote, or a number with its fraction and exponent. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const MOST_EXACT_DIGITS = 15;
/**
 * Matches a number, an id or a time as MongoDB's libraries write it, `{"$numberDecimal":"12.50"}`. It cannot match inside a JSON
 * string, where quotes are escaped.
 */
const EXTENDED = /\{\s*"\$(?:oid|date|number\w+)"\s*:\s*("[^"\\]*"|-?\d+)\s*\}/g;

/**
 * Parses the body of an answer as JSON; a body that is not JSON is returned as text. Numbers with sixteen digits or more become
 * strings: many backends use them as order numbers, and above 2^53 a JavaScript number cannot represent every integer. The answer
 * lists them under `LONG_NUMBERS`, so that an id among them is sent back as a number.
 */
export function parseAnswer(body: string): unknown {
  // Replaced twice, because a time may contain such a number.
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
