import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

/**
 * Compresses a text once at Brotli's highest quality such that a placeholder of fixed length can differ per response: its value
 * is placed between the compressed pieces as an uncompressed block of the stream (RFC 7932, section 9.2). All values have to end
 * in the same two letters, which are Brotli's context for the next one. Undefined when decompression does not yield the original.
 */
export async function compressAround(text: string, gap: string, sample: string): Promise<((word: string) => Buffer) | undefined> {
  const pieces = await compressed(text.split(gap), sample);
  const fill = (word: string) => {
    const block = Buffer.concat([blockHeader(word.length), Buffer.from(word, 'latin1')]);
    return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [block, piece])));
  };
  const readBack = await promisify(brotliDecompress)(fill(sample)).catch(() => undefined);
  return readBack?.toString() === text.replaceAll(gap, sample) ? fill : undefined;
}

/** The pieces of one stream; the bytes between them are not referred to later. */
async function compressed(texts: readonly string[], sample: string): Promise<readonly Buffer[]> {
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
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
  for (const [index, text] of texts.entries()) {
    if (index > 0) await flushed(Buffer.concat([randomBytes(sample.length - 2), Buffer.from(sample.slice(-2))]));
    pieces.push(await flushed(Buffer.from(text)));
  }
  const end = new Promise((resolve) => stream.once('end', resolve));
  stream.end();
  await end;
  return [...pieces.slice(0, -1), Buffer.concat([...pieces.slice(-1), ...chunks])];
}

/** Not the last block, its length in four nibbles, uncompressed, filled up to whole bytes. */
function blockHeader(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}
