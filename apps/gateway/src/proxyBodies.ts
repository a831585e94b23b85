import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';

/** A picture of 1 MB and the overhead of a form. */
const LARGEST_BODY = 1_200_000;
/** Bodies up to this length are collected before the operator is called; longer ones would fill the memory. */
const LARGEST_COLLECTED = 65_536;

/** The body of a call: whole if it is short, otherwise as it arrives, which ends with an error when it is too large. */
export type ProxiedBody = Buffer | Readable | undefined;

/** Whether the body of a request is too large by what its client says. One in chunks does not say how long it is. */
export function isTooLarge({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length']) > LARGEST_BODY;
}

/** Gives the body of a request, unless the client leaves before. */
export function takeBody(request: IncomingMessage, take: (body: ProxiedBody) => void): void {
  const { method, headers } = request;
  const length = headers['content-length'];
  const hasBody = length !== undefined || headers['transfer-encoding'] !== undefined;
  if (!hasBody || method === 'GET' || method === 'HEAD') take(undefined);
  else if (Number(length) <= LARGEST_COLLECTED) collect(request, take);
  else {
    const counted = counting(() => request.destroy());
    request.on('error', (error) => counted.destroy(error)).pipe(counted);
    take(counted);
  }
}

function collect(request: IncomingMessage, take: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => take(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    // The client has left, or was too slow: there is nobody to answer.
    .on('error', () => undefined);
}

function counting(whenTooLarge: () => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= LARGEST_BODY) return done(null, chunk);
      whenTooLarge();
      done(new Error('That is too much at once.'));
    },
  });
}
