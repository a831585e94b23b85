import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { servedTypeOf } from '@parlour/platform/servedFiles';
import type { ReleaseFile } from './descriptor';
import { integrityOf } from './integrity';

/** A file as it is stored: its bytes, and compressed variants if these are smaller. */
export interface BuiltFile extends ReleaseFile {
  readonly bytes: Buffer;
  readonly twins: readonly { readonly suffix: '.br' | '.gz'; readonly bytes: Buffer }[];
}

/** A file with its Brotli and gzip variants, if pages get it as text; `effort` is the quality of Brotli. */
export async function readCompressed(folder: string, name: string, effort: number): Promise<BuiltFile> {
  const plain = await readPlain(folder, name);
  if (!servedTypeOf(name)?.isText) return plain;
  const { bytes } = plain;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, quality), promisify(gzip)(bytes, { level: 9 })]);
  const twins = [
    { suffix: '.br' as const, bytes: br },
    { suffix: '.gz' as const, bytes: gz },
  ];
  return { ...plain, brotli: br.length, twins };
}

/** A file without compressed variants. */
export async function readPlain(folder: string, name: string): Promise<BuiltFile> {
  const bytes = await readFile(path.join(folder, name));
  return { path: name, integrity: integrityOf(bytes), size: bytes.length, brotli: bytes.length, bytes, twins: [] };
}
