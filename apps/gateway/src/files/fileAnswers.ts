import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { servedTypeOf } from '@parlour/platform/servedFiles';
import type { Store } from '@parlour/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Encoding, preferred } from './encoding';
import { isKnown } from './ifNoneMatch';
import { createMissingFiles } from './missingFiles';

const NAME = /^[\w@~-][\w@.~-]*(\/[\w@~-][\w@.~-]*)*$/;

const IMMUTABLE = 'public, max-age=31536000, immutable';

interface Held {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Alternating names and values, as `writeHead` takes them. */
  readonly headers: readonly string[];
}

/** Answers requests for the files of a store, with their precompressed variants if the browser accepts them. */
export interface FileAnswers {
  /** Sends a file, which browsers cache permanently, or 404. */
  send(request: FastifyRequest, reply: FastifyReply, key: string): FastifyReply | Promise<FastifyReply>;
  /** Answers with a file that is in memory; false if it is not. */
  sendFromMemory(request: IncomingMessage, response: ServerResponse, key: string): boolean;
}

interface FileOptions {
  readonly prefix: string;
  readonly memoryBytes: number;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Whether players need a file now, so that the store is asked for it even if the client has sent too many requests for missing
   * files.
   */
  readonly isNeeded?: (key: string) => Promise<boolean>;
}

/** Caches files that never change in memory; concurrent requests for one file read it once. */
export function createFileAnswers(
  store: Store,
  { prefix, memoryBytes, headers = {}, isNeeded = async () => false }: FileOptions,
): FileAnswers {
  const held = new LRUCache<string, Held>({
    maxSize: memoryBytes,
    // One large file would evict all others.
    maxEntrySize: Math.floor(memoryBytes / 4),
    sizeCalculation: ({ bytes: { length } }) => length + 512,
  });
  const reading = new Map<string, Promise<Held | undefined>>();
  const missing = createMissingFiles();

  const read = async (key: string, encoding: Encoding | undefined): Promise<Held | undefined> => {
    const suffix = encoding === undefined ? '' : encoding === 'br' ? '.br' : '.gz';
    const bytes = await store.read(prefix + key + suffix);
    if (bytes === undefined) return encoding === undefined ? undefined : read(key, undefined);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    return { bytes, etag, headers: Object.entries({ ...headers, ...headersOf(key, encoding), etag }).flat() };
  };

  const load = async (key: string, encoding: Encoding | undefined) => {
    const place = placeOf(key, encoding);
    const pending = reading.get(place);
    if (pending !== undefined) return pending;
    const loading = read(key, encoding).finally(() => reading.delete(place));
    reading.set(place, loading);
    const file = await loading;
    if (file !== undefined) held.set(place, file);
    return file;
  };

  const notFound = (reply: FastifyReply) => {
    reply.headers(headers).callNotFound();
    return reply;
  };

  const sendFromStore = async (request: FastifyRequest, reply: FastifyReply, key: string) => {
    const waitS = missing.waitFor(request.ip);
    if (waitS !== undefined && !(await isNeeded(key))) {
      return reply
        .headers(headers)
        .code(429)
        .header('retry-after', waitS)
        .send({ message: 'There was nothing too often; wait.' });
    }
    const file = await load(key, encodingOf(key, request.headers));
    if (file === undefined) {
      missing.note(key, request.ip);
      return notFound(reply);
    }
    answer(request.raw, reply.raw, file);
    return reply.hijack();
  };

  const sendFromMemory = (request: IncomingMessage, response: ServerResponse, key: string) => {
    const known = held.get(placeOf(key, encodingOf(key, request.headers)));
    if (known !== undefined) answer(request, response, known);
    return known !== undefined;
  };

  return {
    sendFromMemory,
    send: (request, reply, key) => {
      // Synchronous, because a promise costs as much as the rest of this function.
      if (sendFromMemory(request.raw, reply.raw, key)) return reply.hijack();
      if (!NAME.test(key) || servedTypeOf(key) === undefined) return notFound(reply);
      if (missing.isMissing(key)) return notFound(reply);
      return sendFromStore(request, reply, key);
    },
  };
}

const placeOf = (key: string, encoding: Encoding | undefined) => `${encoding ?? ''} ${key}`;

function encodingOf(key: string, headers: IncomingHttpHeaders): Encoding | undefined {
  const isRange = headers.range !== undefined;
  return servedTypeOf(key)?.isText && !isRange ? preferred(headers['accept-encoding']) : undefined;
}

function headersOf(key: string, encoding: Encoding | undefined): Readonly<Record<string, string>> {
  const { type = '', isText = false } = servedTypeOf(key) ?? {};
  return {
    'cache-control': IMMUTABLE,
    'content-type': type,
    'x-content-type-options': 'nosniff',
    // Opened by its address it would be a page of the site.
    ...(type === 'image/svg+xml' && { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
    ...(isText ? { vary: 'accept-encoding' } : {}),
    ...(encoding === undefined ? { 'accept-ranges': 'bytes' } : { 'content-encoding': encoding }),
  };
}

/** Bypasses Fastify, which would assemble the headers again for each response. */
function answer({ method, headers }: IncomingMessage, response: ServerResponse, file: Held): void {
  const { status, bytes, more } = isKnown(headers['if-none-match'], file.etag) ? UNCHANGED : partOf(headers.range, file.bytes);
  response.writeHead(status, [...file.headers, ...more]).end(method === 'HEAD' ? undefined : bytes);
}

interface Part {
  readonly status: number;
  readonly bytes?: Buffer;
  readonly more: readonly string[];
}

const UNCHANGED: Part = { status: 304, more: [] };

/** The byte range that a video player requests, or the whole file. */
function partOf(range: string | undefined, bytes: Buffer): Part {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return { status: 200, bytes, more: ['content-length', String(bytes.length)] };
  const from = first === '' ? Math.max(bytes.length - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
  if (from > to) return { status: 416, more: ['content-range', `bytes */${bytes.length}`, 'content-length', '0'] };
  const part = bytes.subarray(from, to + 1);
  const more = ['content-range', `bytes ${from}-${to}/${bytes.length}`, 'content-length', String(part.length)];
  return { status: 206, bytes: part, more };
}
