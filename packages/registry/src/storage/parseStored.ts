import * as v from 'valibot';

/** A document as stored; undefined when it is truncated or is no document. */
export function parseStored(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(bytes).toString());
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Fields of descriptors and manifests by the names they had before, which stay as they were signed. */
const renamed: Readonly<Record<string, string>> = { bill: 'sbom', contract: 'platformVersion', firstCalls: 'initialCalls' };

/** Parses a document whose signature was checked, also one from when fields had other names; undefined when it is not valid. */
export function parseSigned<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> | undefined {
  const present = v.safeParse(schema, body);
  if (present.success) return present.output;
  const earlier = v.safeParse(schema, withCurrentNames(body));
  return earlier.success ? earlier.output : undefined;
}

function withCurrentNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCurrentNames);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [renamed[name] ?? name, withCurrentNames(inner)]));
}

/** Whether a value is an object with names. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
