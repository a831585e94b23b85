import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Takes a millisecond and reduces a document to a third; the next level takes ten times as long and saves only 1 % more. */
const QUICK = 5;
/** For a body that is compressed once and sent to everybody. */
export const THOROUGH = 11;

export function brotliOptions(effort: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };
}

export const compress = {
  br: (body: string | Buffer, effort: number) => promisify(brotliCompress)(body, brotliOptions(effort)),
  gzip: (body: string | Buffer) => promisify(gzip)(body),
};

/** A body as it is sent, with its encoding headers. */
export interface Encoded {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export async function encoded(text: string, encoding: Encoding | undefined, effort = QUICK): Promise<Encoded> {
  return inEncoding(encoding === undefined ? text : await compress[encoding](text, effort), encoding);
}

export function inEncoding(body: string | Buffer, encoding: Encoding | undefined): Encoded {
  return { body, headers: { vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) } };
}

/**
 * Browsers send only a few different values, and parsing one costs more than everything else that is done for a file in memory.
 */
const MOST_KNOWN = 100;
const known = new Map<string, Encoding | undefined>();

/** The encoding that a browser accepts: Brotli before gzip; neither if it is refused with `q=0`. */
export function preferred(accepted = ''): Encoding | undefined {
  if (!known.has(accepted)) {
    if (known.size === MOST_KNOWN) known.clear();
    known.set(accepted, readAccepted(accepted));
  }
  return known.get(accepted);
}

function readAccepted(accepted: string): Encoding | undefined {
  const names = accepted
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}
