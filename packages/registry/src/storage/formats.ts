import { formats, type FormatKind } from '@parlour/release-contract/formats';
import * as v from 'valibot';
import { UnknownFormat } from '../registry/refusals';
import { parseSigned, parseStored } from './parseStored';

type Document = Readonly<Record<string, unknown>>;

/** Throws an UnknownFormat when a document has another format than this version reads; one without a format has the first. */
export function demandFormat(kind: FormatKind, { format = 1 }: Document, key: string): void {
  const reads: readonly number[] = formats[kind].reads;
  // A format that is no number is left to the schema, since no version wrote it.
  if (!Number.isInteger(format) || reads.includes(Number(format))) return;
  throw new UnknownFormat(key, `has the format ${Number(format)}, and this version reads ${reads.join(' and ')}`);
}

/**
 * Parses a document whose signature was verified. Throws an UnknownFormat when it has another format, or fields that this version
 * does not know: since it is signed, a later version wrote it.
 */
export function readSigned<Schema extends v.GenericSchema>(
  kind: FormatKind,
  schema: Schema,
  body: Document,
  key: string,
): v.InferOutput<Schema> {
  demandFormat(kind, body, key);
  const parsed = parseSigned(schema, body);
  if (parsed !== undefined) return parsed;
  const [issue] = v.safeParse(schema, body).issues ?? [];
  throw new UnknownFormat(key, `is signed, and this version does not know all that is in it (${issue && v.getDotPath(issue)})`);
}

/** Called for a file of figures that this version cannot read, for the log. */
export type NoteUnread = (error: UnknownFormat) => void;

/**
 * Parses a file of figures. Undefined when it is damaged or of another format, since missing figures do no harm. Without `note`
 * it throws for another format.
 */
export function readFigures(
  kind: 'telemetry' | 'timings' | 'errors' | 'outcomes',
  key: string,
  bytes: Uint8Array | undefined,
  note?: NoteUnread,
): Document | undefined {
  const document = bytes && parseStored(bytes);
  try {
    if (document !== undefined) demandFormat(kind, document, key);
    return document;
  } catch (error) {
    if (!(error instanceof UnknownFormat) || note === undefined) throw error;
    note(error);
    return undefined;
  }
}
