import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRateLimit } from '@parlour/rate-limit';
import type { Session, Sessions } from './session';

const TRIES = 5;
const PER_MS = 60_000;
const FOREVER = Number.POSITIVE_INFINITY;

/** The caller: identified by the session's cookie, or by the token itself, which has no name. */
export type Caller = Session & { readonly isByToken: boolean };

export interface Access {
  /** Checks a token against the limit of wrong ones; otherwise sends 401 or 429 itself and returns false. */
  demandToken(request: FastifyRequest, reply: FastifyReply, token: string): boolean;
  /** The caller; sends the error itself and returns undefined when there is none, or the request is from another site. */
  demandCaller(request: FastifyRequest, reply: FastifyReply): Caller | undefined;
}

export function createAccess(sessions: Sessions, now: () => number): Access {
  const limit = createRateLimit(TRIES, PER_MS);

  const demandToken: Access['demandToken'] = (request, reply, token) => {
    const isRight = sessions.isToken(token);
    const wait = isRight ? limit.waitFor(request.ip, now()) : limit.take(request.ip, now());
    if (wait !== undefined) {
      void reply
        .code(429)
        .header('retry-after', wait)
        .send({ message: `Too many wrong tokens; try again in ${wait} s.` });
      return false;
    }
    if (!isRight) void reply.code(401).send({ message: 'That is not the token.' });
    return isRight;
  };

  return {
    demandToken,
    demandCaller: (request, reply) => {
      const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (token !== undefined) {
        return demandToken(request, reply, token) ? { by: 'console token', until: FOREVER, isByToken: true } : undefined;
      }
      const session = sessions.read(request.headers.cookie, now());
      if (session === undefined) {
        void reply.code(401).send({ message: 'Log in first.' });
        return undefined;
      }
      if (!isReading(request) && !isFromHere(request)) {
        void reply.code(400).send({ message: 'Only pages of this site may change anything.' });
        return undefined;
      }
      return { ...session, isByToken: false };
    },
  };
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether the browser reports that the sending page is of this site. */
export function isFromHere({ headers: { origin }, host }: FastifyRequest): boolean {
  return URL.canParse(origin ?? '') && new URL(origin ?? '').host === host;
}

/** Whether the sending page was loaded over TLS, also when a proxy terminates it. */
export function isSecure({ headers: { origin = '' }, protocol }: FastifyRequest): boolean {
  return origin.startsWith('https://') || protocol === 'https';
}
