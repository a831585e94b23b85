import type { FastifyInstance } from 'fastify';
import { finished } from 'node:stream';

/** Of what is too large, so many bytes are taken in and dropped; a connection that would bring more is closed at once. */
const MOST_DISCARDED = 16_000_000;

/**
 * Lets a client that sends too much read why. Fastify would answer and close the connection while the client is still sending: what it
 * then gets is a broken connection, and the answer is lost. So the rest is dropped first, within the time that a request has.
 */
export function discardTooMuch(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw, headers }, { statusCode }, _payload, done) => {
    if (statusCode !== 413 || raw.complete || !(Number(headers['content-length']) <= MOST_DISCARDED)) return done();
    finished(raw, { writable: false }, () => done());
    raw.resume();
  });
}
