import { finished, PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { bodyLimits } from '../bodyLimits';

/**
 * Lets a client that sends too much read the reason. Fastify would respond and close the connection while the client is still
 * sending; the client then sees a broken connection and loses the response. So the response is sent first and ended only after
 * the rest of the body was dropped, within the time limit of a request.
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
