import type { FastifyInstance } from 'fastify';

/** Most paths: letters, digits and marks that no server changes, no segment of dots, and not `//` at the beginning. */
const ORDINARY = /^(?=\/)(?:\/(?!\.+(?:\/|$))[\w.~!$&'()*+,=:@-]+)*\/?$/;
const PRINTABLE = /^\/[\x21-\x7e]*$/;
const BROKEN_CODE = /%(?![\da-f]{2})/i;
const CODE = /%[\da-f]{2}/i;
/** Backslashes and control characters, also those of Latin-1. */
const FORBIDDEN = /[\\\p{Cc}]/u;
/** Slashes that some servers convert to `/` when they map a path to their own character set, though Unicode does not (NFKC). */
const LIKE_A_SLASH = /[\u2044\u2215\u29f8\u2216]/g;
const DOTS_ALONE = /^\s*\.[\s.]*$/u;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Whether every server resolves the path of a request (as received, with its query) in the same way, so that it stays below its
 * first folder: it contains no `..` in any spelling, nothing that a second decoding changes, and only valid UTF-8.
 */
export function isCanonicalPath(target: string): boolean {
  const end = target.indexOf('?');
  const path = end === -1 ? target : target.slice(0, end);
  if (ORDINARY.test(path)) return !target.includes('#', end);
  // No client sends a fragment, which would hide the rest of the path.
  if (!PRINTABLE.test(path) || path.startsWith('//') || target.includes('#') || BROKEN_CODE.test(path)) return false;
  const decoded = decode(path);
  if (decoded === undefined || CODE.test(decoded)) return false;
  return [decoded, decoded.normalize('NFKC').replace(LIKE_A_SLASH, '/')].every(
    (text) => !FORBIDDEN.test(text) && !text.split('/').some(isOfDots),
  );
}

/** What servers ignore after the dots: parameters (Tomcat, Undertow), spaces and more dots (Windows). */
function isOfDots(segment: string): boolean {
  return DOTS_ALONE.test(segment.split(';', 1)[0] ?? '');
}

/** The path with its percent-encoding decoded as UTF-8; undefined if that is invalid, such as an overlong slash. */
function decode(path: string): string | undefined {
  const bytes = path.replace(/%([\da-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return undefined;
  }
}

/** Refuses requests whose path is ambiguous. */
export function refuseUnusualPaths(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isCanonicalPath(request.raw.url ?? '')) done();
    else void reply.code(400).send({ message: 'That is not an address.' });
  });
}
