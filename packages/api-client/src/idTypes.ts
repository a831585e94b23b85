import { LONG_NUMBERS } from './longNumbers';

/** What an id is of; the ids of one kind may be numbers, and those of another texts. */
export type IdKind = 'activity' | 'activityType' | 'card' | 'gameCode' | 'gameType' | 'venue';

/**
 * Whether an id (`card 12`), or the last one of a kind (`card`), came as a number. Of an address whose type nothing has told yet, digits
 * are a number where ids usually are; names and codes are text.
 */
const wasNumber = new Map<string, boolean>(['activity', 'activityType', 'card', 'gameType'].map((kind) => [kind, true]));
let longNumbers: readonly unknown[] = [];

/** To be called before an answer is parsed: its long numbers are strings by now. */
export function takeLongNumbers(answer: unknown): void {
  longNumbers = Object(answer)[LONG_NUMBERS] ?? [];
}

/** The id as a string; the type in which it came is remembered. */
export function noteId(kind: IdKind, given: string | number): string {
  const id = String(given);
  if (id === '') return id;
  const isNumber = typeof given === 'number' || longNumbers.includes(id);
  wasNumber.set(kind, isNumber).set(`${kind} ${id}`, isNumber);
  return id;
}

/** Whether the id came as a number, or one that never came would have. */
export function cameAsNumber(kind: IdKind, id: string): boolean {
  return wasNumber.get(`${kind} ${id}`) ?? wasNumber.get(kind) ?? false;
}
