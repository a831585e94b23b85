import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const NAME = 'parlour';
const ACCESS_KEY_ID = 'test';
/** A store may return a list in smaller pages than requested; so small that every list of a few names has several. */
const PAGE = 3;

interface StoredObject {
  readonly bytes: Buffer;
  /** Headers `x-amz-meta-*`, as received. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** A bucket for tests, with the environment that names it. */
export interface TestBucket {
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/**
 * Starts an S3 server with one bucket in memory, for what the store uses: objects by path, conditional writes, lists (version
 * 2). Anything else is refused. `isForgetful` ignores the condition of a write, as some stores do.
 */
export async function startBucket({ isForgetful = false } = {}): Promise<TestBucket> {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    answer(objects, isForgetful, request, response).catch((error: unknown) => {
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
      RELEASES_S3_SECRET_ACCESS_KEY: 'secret',
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

async function answer(
  objects: Map<string, StoredObject>,
  isForgetful: boolean,
  request: IncomingMessage,
  response: ServerResponse,
) {
  // Read completely first, so that of two concurrent writes neither happens between the check and the write of the other.
  const bytes = await readAll(request);
  const { method = '', url = '', headers } = request;
  const [path = '', query = ''] = url.split('?');
  const [, bucket = '', ...rest] = path.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  if (!headers.authorization?.includes(`Credential=${ACCESS_KEY_ID}/`)) throw new Refused(403, 'AccessDenied', 'Access Denied');
  if (bucket !== NAME) throw new Refused(404, 'NoSuchBucket', 'The specified bucket does not exist');
  if (method === 'PUT' && key !== '') {
    if (headers['content-encoding']?.includes('aws-chunked'))
      throw new Refused(501, 'NotImplemented', 'Chunks are not read here');
    if (headers['if-none-match'] === '*' && objects.has(key) && !isForgetful) {
      throw new Refused(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
    }
    objects.set(key, { bytes, metadata: metadataOf(request) });
    response.writeHead(200, { etag: etagOf(bytes) }).end();
  } else if ((method === 'GET' || method === 'HEAD') && key !== '') {
    const found = objects.get(key);
    if (found === undefined) throw new Refused(404, 'NoSuchKey', 'The specified key does not exist.');
    response.writeHead(200, { ...found.metadata, etag: etagOf(found.bytes), 'content-length': found.bytes.length });
    response.end(method === 'GET' ? found.bytes : undefined);
  } else if (method === 'DELETE' && key !== '') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (method === 'GET' && new URLSearchParams(query).get('list-type') === '2') {
    send(response, 200, listOf([...objects.keys()], new URLSearchParams(query)));
  } else throw new Refused(501, 'NotImplemented', `${method} ${url} is not known here`);
}

/** One page of the keys and of what they share up to the delimiter, in the order of their bytes. */
function listOf(keys: readonly string[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? PAGE), PAGE);
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64');
  const entryOf = (key: string) => {
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    return end < 0 ? key : key.slice(0, end + delimiter.length);
  };
  const entries = [...new Set(keys.filter((key) => key.startsWith(prefix)).map(entryOf))]
    .map((entry) => Buffer.from(entry))
    .sort((one, other) => one.compare(other));
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

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
