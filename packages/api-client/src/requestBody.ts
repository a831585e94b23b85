import type { Endpoint } from './endpoint';
import { cameAsNumber, type IdKind } from './forms/idTypes';

/** The part of a request's schema that describes its fields. */
interface Described {
  readonly kind: string;
  readonly entries?: Readonly<Record<string, Described | undefined>>;
  readonly wrapped?: Described;
  readonly idKind?: IdKind;
}

/** Marks a string as a number with more digits than a JavaScript number can have; no id contains this character. */
const LONG = '\u0000';

/** Returns the payload as JSON, with each id in the type in which it arrived and with all its digits. */
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

/** Returns how an endpoint's payload is sent: as JSON, or as a form. */
export function bodyOf({ encoding, request }: Endpoint): (payload: unknown) => string | FormData {
  return encoding === 'multipart' ? formOf : (payload) => jsonOf(request, payload);
}

function formOf(payload: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload ?? {})) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
