import { LONG_NUMBERS } from './longNumbers';

/** What an id identifies. An operator may send the ids of one kind as numbers and those of another as text. */
export type IdKind = 'activity' | 'activityType' | 'card' | 'gameCode' | 'gameType' | 'venue';

/**
 * Whether an id (`card 12`), or the last id of a kind (`card`), arrived as a number. An id in the page's address whose type is
 * not known yet counts as a number for the kinds listed here, and as text for names and codes.
 */
const wasNumber = new Map<string, boolean>(['activity', 'activityType', 'card', 'gameType'].map((kind) => [kind, true]));
let longNumbers: readonly unknown[] = [];

/** To be called before an answer is validated: by then its long numbers are strings. */
export function takeLongNumbers(answer: unknown): void {
  longNumbers = Object(answer)[LONG_NUMBERS] ?? [];
}

/** Returns the id as a string, and remembers the type in which it arrived. */
export function noteId(kind: IdKind, given: string | number): string {
  const id = String(given);
  if (id === '') return id;
  const isNumber = typeof given === 'number' || longNumbers.includes(id);
  wasNumber.set(kind, isNumber).set(`${kind} ${id}`, isNumber);
  return id;
}

/** Returns whether the id arrived as a number. For an id that never arrived, the last id of its kind decides. */
export function cameAsNumber(kind: IdKind, id: string): boolean {
  return wasNumber.get(`${kind} ${id}`) ?? wasNumber.get(kind) ?? false;
}
