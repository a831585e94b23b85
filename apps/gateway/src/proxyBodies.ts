import { Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** A picture of 1 MB and the overhead of a form. */
const LARGEST_BODY = 1_200_000;

class TooLarge extends Error {
  readonly statusCode = 413;
}

/** Proxied bodies are not parsed here; this counts their bytes and aborts those that are too large. */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) throw new TooLarge('That is too much at once.');
    let bytes = 0;
    return payload.pipe(
      new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          if (bytes <= LARGEST_BODY) return done(null, chunk);
          request.raw.destroy();
          done(new TooLarge('That is too much at once.'));
        },
      }),
    );
  });
}
