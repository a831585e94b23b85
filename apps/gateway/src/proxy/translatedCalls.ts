import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Dialect } from '@parlour/dialect';
import { createTranslator, DialectFault } from '@parlour/dialect/translate';
import type { Dispatcher } from 'undici';
import { encoded, preferred } from '../files/encoding';

/** An answer of a backend is read whole before it is translated; a page of the longest list has a tenth of this. */
const LARGEST_ANSWER = 8_000_000;
/** A shorter answer fits into one packet anyway, and compressing it takes longer than the rest of the call. */
const LEAST_TO_COMPRESS = 1_000;
/** What describes the bytes of an answer, which are others once it is translated. */
const OF_BYTES = ['content-length', 'content-encoding', 'etag', 'accept-ranges', 'content-range', 'last-modified'];

/** The dialect of a site's backend at this time; undefined for one that answers as the site reads it. */
export type DialectNow = () => Dialect | undefined;

export type Translate = (text: string) => string;

/** Makes the translator of a dialect; the same one as long as the dialect is the same. */
export function createTranslators(): (dialect: Dialect | undefined) => Translate | undefined {
  let last: { readonly dialect: Dialect; readonly translate: Translate } | undefined;
  return (dialect) => {
    if (dialect === undefined) return undefined;
    if (last?.dialect !== dialect) last = { dialect, translate: createTranslator(dialect) };
    return last.translate;
  };
}

const bounded = { maxOutputLength: LARGEST_ANSWER };
const inflaters: Readonly<Record<string, (bytes: Buffer) => Buffer | Promise<Buffer>>> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => promisify(gunzip)(bytes, bounded),
  br: (bytes) => promisify(brotliDecompress)(bytes, bounded),
};

/** A translated answer, and the headers that describe its bytes; a fault names the amount that the dialect cannot say. */
export type Translated =
  | { readonly body: string | Buffer; readonly headers: Readonly<Record<string, string | string[]>> }
  | { readonly fault: string };

/** Reads an answer and translates it, if it is JSON. It was asked for uncompressed. */
export async function translateAnswer(
  { body, headers }: Pick<Dispatcher.ResponseData, 'body' | 'headers'>,
  translate: Translate,
  passed: Readonly<Record<string, string | string[]>>,
  accepted: string | undefined,
): Promise<Translated> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_ANSWER) return { fault: `more than ${LARGEST_ANSWER / 1_000_000} MB` };
    chunks.push(chunk as Buffer);
  }
  const bytes = Buffer.concat(chunks);
  const isJson = /\bjson\b/i.test(String(headers['content-type'] ?? ''));
  if (!isJson) return { body: bytes, headers: { ...passed, 'content-length': String(bytes.length) } };
  // Some backends compress what was asked for uncompressed.
  const inflate = inflaters[String(headers['content-encoding'] ?? 'identity').toLowerCase()];
  if (inflate === undefined) return { fault: 'content-encoding' };
  try {
    const text = translate((await inflate(bytes)).toString());
    const isWorthIt = text.length >= LEAST_TO_COMPRESS;
    const { body: sent, headers: encoding } = await encoded(text, isWorthIt ? preferred(accepted) : undefined);
    const kept = Object.entries(passed).filter(([name]) => !OF_BYTES.includes(name));
    return {
      body: sent,
      headers: { ...Object.fromEntries(kept), ...encoding, 'content-length': String(Buffer.byteLength(sent)) },
    };
  } catch (error) {
    if (error instanceof DialectFault) return { fault: error.field };
    throw error;
  }
}
