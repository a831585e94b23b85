import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { brotliOptions, THOROUGH } from '../files/encoding';

/** The value of each placeholder. */
export type GapValues = Readonly<Record<string, string>>;

/**
 * Compresses a text once at Brotli's highest quality such that placeholders of fixed length can differ per response: a value is
 * placed between the compressed pieces as an uncompressed block of the stream (RFC 7932, section 9.2). All values of a placeholder
 * have to end in the same two letters as its sample, which are Brotli's context for the next one. Undefined when decompression does
 * not yield the original.
 * zlib for each answer takes 8 to 12 times the CPU, and a fifth more bytes (decision 105).
 */
export async function compressAround(text: string, samples: GapValues): Promise<((values: GapValues) => Buffer) | undefined> {
  // With the placeholders in between, at the odd places.
  const parts = text.split(new RegExp(`(${Object.keys(samples).join('|')})`));
  const pieces = await compressed(parts, samples);
  const fill = (values: GapValues) => {
    const blocks = new Map(Object.entries(values).map(([gap, value]) => [gap, uncompressed(value)]));
    return Buffer.concat(pieces.map((piece, index) => blocks.get(parts[index] ?? '') ?? piece));
  };
  const readBack = await promisify(brotliDecompress)(fill(samples)).catch(() => undefined);
  return readBack?.toString() === fillIn(text, samples) ? fill : undefined;
}

/** The text with each placeholder replaced by its value. */
export function fillIn(text: string, values: GapValues): string {
  return Object.entries(values).reduce((filled, [gap, value]) => filled.replaceAll(gap, () => value), text);
}

/** The pieces of one stream, none for a gap; the bytes in the gaps are not referred to later. */
async function compressed(parts: readonly string[], samples: GapValues): Promise<readonly Buffer[]> {
  const stream = createBrotliCompress(brotliOptions(THOROUGH));
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const flushed = async (bytes: Buffer) => {
    if (bytes.length > 0) await new Promise((resolve) => stream.write(bytes, resolve));
    await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
    const piece = Buffer.concat(chunks);
    chunks = [];
    return piece;
  };
  const pieces: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    const sample = index % 2 === 0 ? undefined : samples[part];
    const piece = await flushed(sample === undefined ? Buffer.from(part) : unlikeAny(sample));
    pieces.push(sample === undefined ? piece : Buffer.alloc(0));
  }
  const end = new Promise((resolve) => stream.once('end', resolve));
  stream.end();
  await end;
  return [...pieces.slice(0, -1), Buffer.concat([...pieces.slice(-1), ...chunks])];
}

/** Bytes that nothing later repeats, with the last two letters of a sample. */
function unlikeAny(sample: string): Buffer {
  return Buffer.concat([randomBytes(sample.length - 2), Buffer.from(sample.slice(-2))]);
}

function uncompressed(word: string): Buffer {
  return Buffer.concat([blockHeader(word.length), Buffer.from(word, 'latin1')]);
}

/** Not the last block, its length in four nibbles, uncompressed, filled up to whole bytes. */
function blockHeader(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}
