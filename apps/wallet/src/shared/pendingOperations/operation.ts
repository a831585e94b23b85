import type { OperationSummary, PendingOperation, Platform } from '@parlour/platform';
import { parseStored } from '@parlour/platform/storage';
import { type MoneyCall, moneyCalls } from './moneyCalls';
import { isType } from './orderRules';
import type { Marks, Operation, Sides } from './outcomeRules';

const LISTED_MS = 7 * 86_400_000;

/** What was stored: nothing is certain about it. */
type Fields = Readonly<Record<string, unknown>>;

/** The member's name, as soon as it is known. */
export function usernameOf({ session }: Pick<Platform, 'session'>): string | undefined {
  const now = session.read();
  return now.role === 'member' ? now.user?.username : undefined;
}

/** The stored operations of a member, of one endpoint or of all; without a member, those of all members. */
export function readOperations(
  stored: readonly PendingOperation[],
  member: string | undefined,
  endpoint: string | undefined,
  now: number,
): readonly Operation[] {
  return stored.flatMap((operation) => {
    const own = Object.hasOwn(moneyCalls, operation.endpoint) ? moneyCalls[operation.endpoint] : undefined;
    const money = own ?? summarised(operation.note);
    if (money === undefined || (endpoint !== undefined && endpoint !== operation.endpoint)) return [];
    const { who, ...note } = noteOf(operation);
    if ((member !== undefined && (who ?? member) !== member) || Math.abs(now - operation.sentAt) > LISTED_MS) return [];
    const { key, endpoint: name, payload: text, sentAt } = operation;
    return [{ ...money, key, endpoint: name, text, sum: sumIn(text, money.sum), sides: sidesIn(text), sentAt, ...note }];
  });
}

/** Describes an operation of another app, from its note. */
function summarised(note: unknown): MoneyCall | undefined {
  const { label, to }: Partial<OperationSummary> = Object(note);
  const isWhole = typeof label === 'string' && typeof to === 'string' && to.startsWith('/');
  return isWhole ? { kind: 'other', label, types: [], to } : undefined;
}

/** What the wallet stores with an operation. */
export interface Note {
  readonly who: string | undefined;
  readonly since: number | undefined;
  readonly marks: Marks;
  readonly balance: string | undefined;
}

/** The valid part of the note that the wallet stored with an operation. */
export function noteOf({ note }: PendingOperation): Note {
  const { who, since, marks, balance }: Fields = Object(note);
  const entries = Object.entries<unknown>(Object(marks)).filter((entry): entry is [string, string[]] => isTexts(entry[1]));
  return {
    who: typeof who === 'string' ? who : undefined,
    since: typeof since === 'number' ? since : undefined,
    balance: typeof balance === 'string' && /^-?\d+(\.\d+)?$/.test(balance) ? balance : undefined,
    marks: Object.fromEntries(entries.filter(([type]) => isType(Number(type)))),
  };
}

/** The amount in the payload of a money call. */
export function sumIn(text: string, field: string | undefined): string | undefined {
  const { [field ?? '']: sum }: Fields = Object(parseStored(text));
  return typeof sum === 'string' && /^\d+(\.\d+)?$/.test(sum) ? sum : undefined;
}

/** Source and target in the payload of a transfer; undefined for any other call. */
export function sidesIn(text: string): Sides | undefined {
  const { sourcetype, targettype }: Fields = Object(parseStored(text));
  return typeof sourcetype === 'string' && typeof targettype === 'string' ? [sourcetype, targettype] : undefined;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
