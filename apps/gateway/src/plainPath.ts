import type { FastifyInstance } from 'fastify';

const DECODED_TIMES = 2;
const ODD = /[\\\p{Cc}]|^\/\/|(^|\/)\.{1,2}(\/|$)/u;

/**
 * Whether the path of a request has the same meaning for every server: no `..`, no backslash, no control character, however
 * often it is decoded. Servers behind the gateway may decode once more than it does.
 */
export function isPlainPath(target: string): boolean {
  let path = target.replace(/\?.*/s, '');
  // No client sends a fragment, and it would hide the rest of the path.
  if (!path.startsWith('/') || target.includes('#')) return false;
  for (let times = 0; times <= DECODED_TIMES; times += 1) {
    if (ODD.test(path)) return false;
    if (!path.includes('%')) return true;
    try {
      path = decodeURIComponent(path);
    } catch {
      return times > 0;
    }
  }
  return true;
}

/** Refuses requests whose path is ambiguous. */
export function refuseUnusualPaths(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isPlainPath(request.raw.url ?? '')) done();
    else void reply.code(400).send({ message: 'That is not an address.' });
  });
}
