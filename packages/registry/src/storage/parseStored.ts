import * as v from 'valibot';
import { withCurrentNames } from './renamedFields';

/** A stored document; undefined when it is truncated or not an object. */
export function parseStored(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(bytes).toString());
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses a document whose signature was verified, including documents with earlier names of fields; undefined when it is invalid.
 */
export function parseSigned<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> | undefined {
  const present = v.safeParse(schema, body);
  if (present.success) return present.output;
  const earlier = v.safeParse(schema, withCurrentNames(body));
  return earlier.success ? earlier.output : undefined;
}

/** Whether a value is an object with names. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
