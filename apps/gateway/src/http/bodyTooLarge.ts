import { finished, PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { bodyLimits } from '../bodyLimits';

/**
 * Lets a client that sends too much read why. Fastify would answer and close the connection while the client is still sending: what it
 * then gets is a broken connection, and the answer is lost. So the answer is sent, and ends when the rest of the body was dropped, within
 * the time that a request has.
 */
export function answerTooLargeBodies(app: FastifyInstance): void {
  app.addHook<string>('onSend', ({ raw, headers }, reply, payload, done) => {
    const isBounded = Number(headers['content-length']) <= bodyLimits.discarded;
    if (reply.statusCode !== 413 || raw.complete || !isBounded) return done();
    const answer = new PassThrough();
    answer.write(payload);
    finished(raw, { writable: false }, () => answer.end());
    raw.resume();
    reply.header('content-length', Buffer.byteLength(payload));
    return done(null, answer);
  });
}
