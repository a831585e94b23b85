import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseFile } from '../descriptor';
import { integrityLater } from '../integrity';
import { mostTwinBytes } from './limits';

/** A file of an upload: itself, or compressed for browsers that accept it. */
export interface UploadedFile {
  readonly path: string;
  readonly encoding: 'identity' | 'br' | 'gzip';
}

export const suffixes = { identity: '', br: '.br', gzip: '.gz' } as const;

/** A file as it is called in the store: `main.js.br`. */
export function nameOf({ path, encoding }: UploadedFile): string {
  return path + suffixes[encoding];
}

/**
 * Why a file or its compressed variant cannot have this many bytes; undefined when it can. A compressed variant may have any size
 * up to its limit.
 */
export function sizeFault(
  { path, size, brotli }: ReleaseFile,
  encoding: UploadedFile['encoding'],
  bytes: number,
): string | undefined {
  const name = nameOf({ path, encoding });
  if (encoding === 'identity' && bytes !== size) return `${path} has ${bytes} bytes, the descriptor says ${size}`;
  if (encoding !== 'identity' && bytes > mostTwinBytes(size))
    return `${name} has ${bytes} bytes, more than ${path} itself, which has ${size}; leave it out`;
  if (encoding === 'br' && bytes !== brotli) return `${name} has ${bytes} bytes, the descriptor says ${brotli}`;
  return undefined;
}

/** Why these are not the bytes of a file or of its compressed variant; undefined when they are. */
export async function faultOf(file: ReleaseFile, encoding: UploadedFile['encoding'], bytes: Buffer): Promise<string | undefined> {
  const { path, size, integrity } = file;
  // Checked before decompression.
  const fault = sizeFault(file, encoding, bytes.length);
  if (fault !== undefined) return fault;
  const plain = await decoded(encoding, bytes, size);
  if (plain === undefined || (await integrityLater(plain)) !== integrity)
    return `${nameOf({ path, encoding })} does not have the bytes that the descriptor names`;
  return undefined;
}

/** The uncompressed bytes of a file, at most as many as it should have; undefined when they cannot be decompressed. */
async function decoded(encoding: UploadedFile['encoding'], bytes: Buffer, size: number): Promise<Buffer | undefined> {
  if (encoding === 'identity') return bytes;
  const decode = promisify<Buffer, { maxOutputLength: number }, Buffer>(encoding === 'br' ? brotliDecompress : gunzip);
  return decode(bytes, { maxOutputLength: Math.max(size, 1) }).catch(() => undefined);
}
