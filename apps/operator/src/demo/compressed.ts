import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Stored {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const stored = new Map<string, Stored>();
const BROTLI_QUALITY = 9;

/** Sends an immutable text under `key`: drawn and compressed at the first request, cached in memory, with an ETag. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  draw: () => string,
  cacheControl: string,
): Promise<void> {
  const file = stored.get(key) ?? store(key, draw());
  reply
    .header('Cache-Control', cacheControl)
    .header('ETag', file.etag)
    .header('Vary', 'Accept-Encoding')
    .header('X-Content-Type-Options', 'nosniff');
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
  if (encoding !== 'plain') reply.header('Content-Encoding', encoding);
  return reply.send(file[encoding]);
}

function store(key: string, text: string): Stored {
  const plain = Buffer.from(text);
  const made = {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzip: gzipSync(plain),
  };
  stored.set(key, made);
  return made;
}
