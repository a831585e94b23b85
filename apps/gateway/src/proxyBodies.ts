import { type Readable, Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** A picture of 1 MB and the overhead of a form. */
const LARGEST_BODY = 1_200_000;
/** Bodies up to this length are collected before the operator is called; longer ones would fill the memory. */
const LARGEST_COLLECTED = 65_536;

class TooLarge extends Error {
  readonly statusCode = 413;
}

/** The body of a call: whole if it is short, otherwise as it arrives, which ends with an error when it is too large. */
export type ProxiedBody = Buffer | Readable | undefined;

/** Proxied bodies are not parsed here. */
export function takeBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request, payload, done) => {
    // A body in chunks does not say how long it is.
    const length = Number(request.headers['content-length']);
    if (length > LARGEST_BODY) return done(new TooLarge('That is too much at once.'));
    if (length <= LARGEST_COLLECTED) return collect(payload, done);
    const counted = counting(() => request.raw.destroy());
    payload.on('error', (error) => counted.destroy(error)).pipe(counted);
    done(null, counted);
  });
}

function collect(payload: Readable, done: (error: Error | null, body?: Buffer) => void): void {
  const chunks: Buffer[] = [];
  payload
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => done(null, chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)))
    // The client has left, or was too slow.
    .on('error', (error) => done(Object.assign(error, { statusCode: 400 })));
}

function counting(whenTooLarge: () => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= LARGEST_BODY) return done(null, chunk);
      whenTooLarge();
      done(new TooLarge('That is too much at once.'));
    },
  });
}
