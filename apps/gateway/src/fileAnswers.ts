import { createHash } from 'node:crypto';
import type { Store } from '@parlour/release-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferred } from './encoding';
import { createLru } from './lru';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
const SEVERAL_ENCODINGS = /\.(css|html|js|json|mjs|svg|txt)$/;
const NAME = /^[\w@~-][\w@.~-]*(\/[\w@~-][\w@.~-]*)*$/;

interface Held {
  readonly bytes: Buffer;
  readonly encoding: Encoding | undefined;
  readonly etag: string;
}

/** Answers requests for the files of a store, with their precompressed variants if the browser accepts them. */
export interface FileAnswers {
  /** Sends a file, or 404; `cacheControl` holds for what was found. */
  send(request: FastifyRequest, reply: FastifyReply, key: string, cacheControl: string): Promise<FastifyReply>;
}

/** Caches up to `bytes` of files that never change in memory; concurrent requests for one file read it once. */
export function createFileAnswers(store: Store, prefix: string, bytes: number): FileAnswers {
  const held = createLru<Held>(bytes, ({ bytes: { length } }) => length + 512);
  const reading = new Map<string, Promise<Held | undefined>>();

  const read = async (key: string, encoding: Held['encoding']): Promise<Held | undefined> => {
    const suffix = encoding === undefined ? '' : encoding === 'br' ? '.br' : '.gz';
    const found = await store.read(prefix + key + suffix);
    if (found === undefined) return encoding === undefined ? undefined : read(key, undefined);
    return { bytes: found, encoding, etag: `"${createHash('sha256').update(found).digest('base64url').slice(0, 22)}"` };
  };

  const load = async (key: string, encoding: Held['encoding']) => {
    const place = `${encoding ?? ''} ${key}`;
    const known = held.get(place);
    if (known !== undefined) return known;
    const under = reading.get(place);
    if (under !== undefined) return under;
    const started = read(key, encoding).finally(() => reading.delete(place));
    reading.set(place, started);
    const found = await started;
    if (found !== undefined) held.set(place, found);
    return found;
  };

  return {
    send: async (request, reply, key, cacheControl) => {
      const extension = key.slice(key.lastIndexOf('.') + 1);
      const type = types[extension];
      if (!NAME.test(key) || type === undefined) return nothing(reply);
      const isRange = request.headers.range !== undefined;
      const encoding = SEVERAL_ENCODINGS.test(key) && !isRange ? preferred(request.headers['accept-encoding']) : undefined;
      const file = await load(key, encoding);
      if (file === undefined) return nothing(reply);
      reply.headers({
        'cache-control': cacheControl,
        'content-type': type,
        etag: file.etag,
        'x-content-type-options': 'nosniff',
        ...(SEVERAL_ENCODINGS.test(key) ? { vary: 'accept-encoding' } : {}),
        ...(file.encoding === undefined ? { 'accept-ranges': 'bytes' } : { 'content-encoding': file.encoding }),
      });
      if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
      return sendPart(request.headers.range, reply, file.bytes);
    },
  };
}

function nothing(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Sends the byte range that a video player requests, or the whole file. */
function sendPart(range: string | undefined, reply: FastifyReply, bytes: Buffer): FastifyReply {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  const [, first = '', last = ''] = asked ?? [];
  if (first === '' && last === '') return reply.send(bytes);
  const from = first === '' ? Math.max(bytes.length - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
  if (from > to) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1));
}
