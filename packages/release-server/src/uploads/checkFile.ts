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

/** Why these are not the bytes of a file, or of it compressed; undefined when they are. */
export async function faultOf(file: ReleaseFile, encoding: UploadedFile['encoding'], bytes: Buffer): Promise<string | undefined> {
  const { path, size, integrity, brotli } = file;
  const name = nameOf({ path, encoding });
  // Before it is decoded: what is compressed may have any number of bytes that become nothing.
  if (encoding !== 'identity' && bytes.length > mostTwinBytes(size))
    return `${name} has ${bytes.length} bytes, more than ${path} itself, which has ${size}; leave it out`;
  const plain = await decoded(encoding, bytes, size);
  if (plain === undefined || (await integrityLater(plain)) !== integrity)
    return `${name} does not have the bytes that the descriptor names`;
  if (plain.length !== size) return `${path} has ${plain.length} bytes, the descriptor says ${size}`;
  if (encoding === 'br' && bytes.length !== brotli) return `${name} has ${bytes.length} bytes, the descriptor says ${brotli}`;
  return undefined;
}

/** The plain bytes of a file, at most as many as it should have; undefined when they cannot be decoded. */
async function decoded(encoding: UploadedFile['encoding'], bytes: Buffer, size: number): Promise<Buffer | undefined> {
  if (encoding === 'identity') return bytes;
  const decode = promisify<Buffer, { maxOutputLength: number }, Buffer>(encoding === 'br' ? brotliDecompress : gunzip);
  return decode(bytes, { maxOutputLength: Math.max(size, 1) }).catch(() => undefined);
}
