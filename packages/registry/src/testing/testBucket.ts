import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const NAME = 'parlour';
const ACCESS_KEY_ID = 'test';
const SECRET = 'secret';
/** Stores may return smaller pages than requested. These are so small that every list of a few names has several. */
const SMALL_PAGE = 3;

interface StoredObject {
  readonly bytes: Buffer;
  /** Headers `x-amz-meta-*`, as received. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly storedAt: Date;
}

/**
 * The fault of a bucket: `gone` cuts each connection, `readOnly` refuses writes, `old` returns the values from when the fault
 * began.
 */
export type BucketState = 'good' | 'slow' | 'readOnly' | 'gone' | 'old';

/** How long a slow bucket takes for each request. */
const SLOW_MS = 2_000;

/** A bucket for tests, with the environment that names it. */
export interface TestBucket {
  /** Applies from now on. */
  become(weather: BucketState): void;
  readonly env: NodeJS.ProcessEnv;
  /** Keys that were written with a presigned address, in order. */
  readonly presigned: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts an S3 server with one bucket in memory. It implements what the store uses: objects by path, conditional writes, lists
 * (version 2), and presigned addresses with their signature, time, length and SHA-256. Everything else is refused. `isForgetful`
 * ignores the condition of a write, as some stores do.
 */
export async function startBucket({
  isForgetful = false,
  now = Date.now,
  page = SMALL_PAGE,
  values = new Map<string, Buffer>(),
} = {}): Promise<TestBucket> {
  const objects = new Map<string, StoredObject>(
    [...values].map(([key, bytes]) => [key, { bytes, metadata: {}, storedAt: new Date(now()) }]),
  );
  const presigned: string[] = [];
  let weather: BucketState = 'good';
  let old: Map<string, StoredObject> | undefined;
  const server = createServer((request, response) => {
    if (weather === 'gone') return void request.socket.destroy();
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    const served = { objects, read: old ?? objects, presigned, isForgetful, now, page };
    const answered = async () => {
      if (weather === 'slow') await sleep(SLOW_MS);
      if (weather === 'readOnly' && isWrite) throw new Refused(403, 'AccessDenied', 'Access Denied');
      await answer(served, request, response);
    };
    answered().catch((error: unknown) => {
      refuse(response, error instanceof Refused ? error : new Refused(500, 'InternalError', String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      RELEASES_S3_BUCKET: NAME,
      RELEASES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      RELEASES_S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
      RELEASES_S3_SECRET_ACCESS_KEY: SECRET,
    },
    presigned,
    become: (next) => {
      weather = next;
      old = next === 'old' ? new Map(objects) : undefined;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An error in the format of S3. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Served {
  readonly objects: Map<string, StoredObject>;
  /** The values that reads return. */
  readonly read: ReadonlyMap<string, StoredObject>;
  readonly presigned: string[];
  readonly isForgetful: boolean;
  readonly now: () => number;
  /** Maximum number of names in a page of a list. */
  readonly page: number;
}

async function answer(
  { objects, read, presigned, isForgetful, now, page }: Served,
  request: IncomingMessage,
  response: ServerResponse,
) {
  // The body is read first, so that two concurrent writes cannot interleave between the check and the write.
  const bytes = await buffer(request);
  const { method = '', url = '', headers } = request;
  const [path = '', query = ''] = url.split('?');
  const [, bucket = '', ...rest] = path.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  const isPresigned = query.includes('X-Amz-Signature=');
  if (isPresigned) demandPresigned(request, path, new URLSearchParams(query), now());
  else if (!headers.authorization?.includes(`Credential=${ACCESS_KEY_ID}/`))
    throw new Refused(403, 'AccessDenied', 'Access Denied');
  if (bucket !== NAME) throw new Refused(404, 'NoSuchBucket', 'The specified bucket does not exist');
  if (method === 'PUT' && key !== '') {
    if (headers['content-encoding']?.includes('aws-chunked'))
      throw new Refused(501, 'NotImplemented', 'Chunks are not read here');
    if (headers['if-none-match'] === '*' && objects.has(key) && !isForgetful) {
      throw new Refused(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
    }
    const sha256 = headers['x-amz-checksum-sha256'];
    if (sha256 !== undefined && sha256 !== createHash('sha256').update(bytes).digest('base64'))
      throw new Refused(400, 'BadDigest', 'The SHA256 you specified did not match the calculated checksum.');
    if (isPresigned) presigned.push(key);
    objects.set(key, { bytes, metadata: metadataOf(request), storedAt: new Date(now()) });
    response.writeHead(200, { etag: etagOf(bytes) }).end();
  } else if ((method === 'GET' || method === 'HEAD') && key !== '') {
    const object = read.get(key);
    if (object === undefined) throw new Refused(404, 'NoSuchKey', 'The specified key does not exist.');
    const { bytes: value, metadata, storedAt } = object;
    response.writeHead(200, {
      ...metadata,
      etag: etagOf(value),
      'content-length': value.length,
      'last-modified': storedAt.toUTCString(),
    });
    response.end(method === 'GET' ? value : undefined);
  } else if (method === 'DELETE' && key !== '') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (method === 'GET' && new URLSearchParams(query).get('list-type') === '2') {
    send(response, 200, listOf(read.keys(), new URLSearchParams(query), page));
  } else throw new Refused(501, 'NotImplemented', `${method} ${url} is not known here`);
}

/**
 * Verifies the signature of a presigned address (AWS Signature Version 4, in the query): over method, path, query and signed
 * headers.
 */
function demandPresigned({ method = '', headers }: IncomingMessage, path: string, query: URLSearchParams, now: number): void {
  const signature = query.get('X-Amz-Signature');
  const [time, names] = [query.get('X-Amz-Date') ?? '', query.get('X-Amz-SignedHeaders') ?? ''];
  query.delete('X-Amz-Signature');
  const encoded = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const parameters = [...query].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, path, parameters.join('&'), signed.join(''), names, 'UNSIGNED-PAYLOAD'].join('\n');
  const [, date = '', region = '', ...rest] = (query.get('X-Amz-Credential') ?? '').split('/');
  const scope = [date, region, ...rest].join('/');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = [date, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${SECRET}`,
  );
  const expected = createHmac('sha256', key).update(`AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash}`).digest('hex');
  if (signature !== expected) throw new Refused(403, 'SignatureDoesNotMatch', 'The request signature does not match.');
  const begins = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (now > begins + Number(query.get('X-Amz-Expires')) * 1000) throw new Refused(403, 'AccessDenied', 'Request has expired');
}

/** One page of keys and common prefixes, in the order of their bytes. */
function listOf(keys: Iterable<string>, query: URLSearchParams, size: number): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? size), size);
  const token = query.get('continuation-token');
  const after = token === null ? Buffer.from(query.get('start-after') ?? '') : Buffer.from(token, 'base64');
  const entryOf = (key: string) => {
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    return end < 0 ? key : key.slice(0, end + delimiter.length);
  };
  const names = new Set<string>();
  for (const key of keys) if (key.startsWith(prefix)) names.add(entryOf(key));
  const entries = [...names].map((entry) => Buffer.from(entry)).sort((one, other) => one.compare(other));
  const left = entries.filter((entry) => entry.compare(after) > 0);
  const page = left.slice(0, most);
  const isTruncated = page.length < left.length;
  const rows = page.map(String).map((entry) => {
    const isShared = delimiter !== '' && entry.endsWith(delimiter);
    const [open, close] = isShared
      ? ['<CommonPrefixes><Prefix>', '</Prefix></CommonPrefixes>']
      : ['<Contents><Key>', '</Key></Contents>'];
    return `${open}${escaped(entry)}${close}`;
  });
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)?.toString('base64')}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`;
}

function metadataOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [])),
  );
}

function refuse(response: ServerResponse, { status, code, message }: Refused): void {
  send(response, status, `<Error><Code>${code}</Code><Message>${escaped(message)}</Message></Error>`);
}

function send(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
