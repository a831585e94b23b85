import { formats, type FormatKind } from '@parlour/release-contract/formats';
import * as v from 'valibot';
import { UnknownFormat } from '../registry/refusals';
import { parseSigned, parseStored } from './parseStored';

type Document = Readonly<Record<string, unknown>>;

/** Throws an UnknownFormat when a document has another format than this version reads; one without a format has the first. */
export function demandFormat(kind: FormatKind, { format = 1 }: Document, key: string): void {
  const reads: readonly number[] = formats[kind].reads;
  // What is no number is for the schema: no version wrote it.
  if (!Number.isInteger(format) || reads.includes(Number(format))) return;
  throw new UnknownFormat(key, `has the format ${Number(format)}, and this version reads ${reads.join(' and ')}`);
}

/**
 * Parses a document whose signature was checked. Throws an UnknownFormat when it is of another format, or holds what this version does
 * not know: whoever has the key wrote it so.
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

/** What is done with a file of figures that this version cannot read, for a log. */
export type NoteUnread = (error: UnknownFormat) => void;

/**
 * Parses a file of figures: undefined when it is damaged, and when it is of another format, since figures that are missing harm nobody.
 * Without `note` the latter throws.
 */
export function readFigures(
  kind: 'telemetry' | 'timings' | 'errors',
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
