/** Shorter texts stand on a screen by chance. */
const SHORTEST = 5;
const SHORTEST_CHINESE = 2;

/** The texts of answers, one JSON a line, that a screen may show as they are: words, addresses, numbers written as texts; no markup. */
export function wordsIn(answers = ''): readonly string[] {
  const parsed: unknown[] = answers
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return [...new Set(textsIn(parsed))].filter(isTelling);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function isTelling(text: string): boolean {
  return !text.includes('<') && text.length >= (/\p{Script=Han}/u.test(text) ? SHORTEST_CHINESE : SHORTEST);
}
