/** Shorter texts appear on a screen by chance. */
const SHORTEST = 5;
const SHORTEST_CHINESE = 2;

/** The texts of an answer that a screen may show unchanged: texts, addresses, numbers as strings; no markup. */
export function wordsIn(answer: string): readonly string[] {
  return [...new Set(textsIn(JSON.parse(answer)))].filter(isTelling);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function isTelling(text: string): boolean {
  return !text.includes('<') && text.length >= (/\p{Script=Han}/u.test(text) ? SHORTEST_CHINESE : SHORTEST);
}
