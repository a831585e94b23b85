import { cameAsNumber, type IdKind } from './idTypes';

/** What a request's schema shows of its fields. */
interface Described {
  readonly kind: string;
  readonly entries?: Readonly<Record<string, Described | undefined>>;
  readonly wrapped?: Described;
  readonly idKind?: IdKind;
}

/** Begins a number that has more digits than one of JavaScript; no id contains it. */
const LONG = '\u0000';

/** JSON of what is sent, each id in the type in which it came, and with all its digits. */
export function jsonOf(request: Described, payload: unknown): string {
  const fields = Object.entries(payload ?? {}).map(([name, value]) => {
    const field = request.entries?.[name];
    const kind = field?.idKind ?? field?.wrapped?.idKind;
    return [name, kind && typeof value === 'string' && cameAsNumber(kind, value) ? numberIn(value) : value];
  });
  return JSON.stringify(Object.fromEntries(fields)).replace(/"\\u0000(-?\d+)"/g, '$1');
}

function numberIn(id: string): string | number {
  if (!/^(?:0|-?[1-9]\d*)$/.test(id)) return id;
  return Number.isSafeInteger(Number(id)) ? Number(id) : LONG + id;
}
