import { LONG_NUMBERS } from './longNumbers';

/** Matches a JSON string, even one without its closing quote, or a number with its fraction and exponent. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const MOST_EXACT_DIGITS = 15;
/**
 * Parses the body of an answer as JSON; a body that is not JSON is returned as text. Numbers with sixteen digits or more become
 * strings: many backends use them as order numbers, and above 2^53 a JavaScript number cannot represent every integer. The answer
 * lists them under `LONG_NUMBERS`, so that an id among them is sent back as a number.
 */
export function parseAnswer(body: string): unknown {
  try {
    if (!/\d[\d.]{15}/.test(body)) return JSON.parse(body);
    const long: string[] = [];
    const answer: unknown = JSON.parse(body.replace(TEXT_OR_NUMBER, (part) => exactly(part, long)));
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
