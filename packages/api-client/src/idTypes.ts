import { LONG_NUMBERS } from './longNumbers';

/** What an id is of; the ids of one kind may be numbers, and those of another texts. */
export type IdKind = 'activity' | 'activityType' | 'card' | 'gameCode' | 'gameType' | 'venue';

/**
 * Whether an id (`card 12`), or the last one of a kind (`card`), came as a number. Of an address whose type nothing has told yet, digits
 * are a number where ids usually are; names and codes are text.
 */
const wasNumber = new Map<string, boolean>([
  ['activity', true],
  ['activityType', true],
  ['card', true],
  ['gameType', true],
]);
let longNumbers: readonly unknown[] = [];

/** To be called before an answer is parsed: its long numbers are strings by now. */
export function takeLongNumbers(answer: unknown): void {
  longNumbers = Object(answer)[LONG_NUMBERS] ?? [];
}

/** The id as a string; the type in which it came is remembered. */
export function noteId(kind: IdKind, given: string | number): string {
  const id = String(given);
  const isNumber = typeof given === 'number' || longNumbers.includes(id);
  wasNumber.set(kind, isNumber).set(`${kind} ${id}`, isNumber);
  return id;
}

/** Begins a number that has more digits than one of JavaScript; no id contains it. */
const LONG = '\u0000';

/** What is sent, each id in the type in which it came. */
export function withIdTypes(request: Described, payload: unknown): unknown {
  const fields = Object.entries(payload ?? {}).map(([name, value]) => {
    const kind = kindOf(request, name);
    return [name, kind && typeof value === 'string' ? asItCame(kind, value) : value];
  });
  return Object.fromEntries(fields);
}

/** JSON of what is sent, each id in the type in which it came, and with all its digits. */
export function jsonOf(request: Described, payload: unknown): string {
  return JSON.stringify(withIdTypes(request, payload)).replace(/"\\u0000(-?\d+)"/g, '$1');
}

function asItCame(kind: IdKind, id: string): string | number {
  const isNumber = wasNumber.get(`${kind} ${id}`) ?? wasNumber.get(kind);
  if (!isNumber || !/^(?:0|-?[1-9]\d*)$/.test(id)) return id;
  return Number.isSafeInteger(Number(id)) ? Number(id) : LONG + id;
}

/** What a request's schema shows of its fields. */
interface Described {
  readonly kind: string;
  readonly entries?: Readonly<Record<string, Described | undefined>>;
  readonly wrapped?: Described;
  readonly idKind?: IdKind;
}

function kindOf(request: Described, name: string): IdKind | undefined {
  const field = request.entries?.[name];
  return field?.idKind ?? field?.wrapped?.idKind;
}
