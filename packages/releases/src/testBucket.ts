import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import S3rver from 's3rver';

const REFUSED = '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>The key is taken</Message></Error>';

/** A bucket for tests, with the environment that names it. */
export interface TestBucket {
  readonly env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/**
 * Starts s3rver with one bucket. s3rver knows no conditional writes and writes in place, so what real stores promise stands in
 * front of it: one request of a key at a time, and 412 for `If-None-Match: *` on a taken key (unless `isForgetful`).
 */
export async function startBucket({ isForgetful = false } = {}): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'bucket-'));
  const s3rver = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'parlour', configs: [] }],
  });
  await s3rver.configureBuckets();
  const answer = s3rver.callback();
  const queues = new Map<string, Promise<void>>();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bucket');
    const file = path.join(directory, `${decodeURIComponent(pathname)}._S3rver_object`);
    if (request.method === 'PUT' && request.headers['if-none-match'] === '*' && !isForgetful && existsSync(file)) {
      request.resume();
      response.writeHead(412, { 'content-type': 'application/xml' }).end(REFUSED);
      return;
    }
    const closed = new Promise((resolve) => response.once('close', resolve));
    answer(request, response);
    await closed;
    if (request.method !== 'PUT') return;
    const size = Number(request.headers['content-length']);
    for (let tried = 0; tried < 100 && (await stat(file).catch(() => undefined))?.size !== size; tried += 1) await after(5);
  };

  const server = createServer((request, response) => {
    const [key = ''] = (request.url ?? '').split('?');
    const turn = (queues.get(key) ?? Promise.resolve()).then(() => handle(request, response));
    queues.set(key, turn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      RELEASES_S3_BUCKET: 'parlour',
      RELEASES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      RELEASES_S3_ACCESS_KEY_ID: 'S3RVER',
      RELEASES_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
}
