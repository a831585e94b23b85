import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OWN_PATHS } from '../config';

/** Page addresses of other servers that people and search engines still know. */
const PAGE_NAME = /\.(?:html?|php|aspx?|jsp)$/i;
/** The prefix of a route whose `#` was taken for a part of the path. */
const HASH = /^\/#!?\/?/;
const ROUTE = /^\/([\w-]+)\/*$/;

/**
 * The address within the site that a plain path (`isPlainPath`) means to a person, with its query: routes are behind the hash,
 * and the site itself appends `/register` to the address of another one (specification, section 7). Unknown paths lead to home,
 * as within the site. Undefined for files. Only letters, digits, `-` and `_` of the path are copied, so no redirect leads to
 * another site.
 */
export function pageAddress(target: string, notPages: readonly string[]): string | undefined {
  const [path, query] = cut(target);
  // A messenger may also have encoded the query as a part of the path.
  const [place, innerQuery] = cut(decodeURIComponent(path).replace(HASH, '/'));
  const segments = place.split('/');
  const name = segments.at(-1) ?? '';
  if (notPages.includes(segments[1] ?? '') || (name.includes('.') && !PAGE_NAME.test(name))) return undefined;
  const [, written] = ROUTE.exec(place) ?? [];
  // The launch data is in the fragment, which browsers keep across a redirect only if the target has none.
  const route = written === 'telegram-login' ? undefined : written;
  const isRegister = route === 'register';
  const queries = [isRegister ? 'type=1' : '', query, new URLSearchParams(innerQuery).toString()].filter((one) => one !== '');
  const screen = isRegister ? 'login' : route;
  return `/${screen === undefined ? '' : `#/${screen}`}${queries.length === 0 ? '' : '?'}${queries.join('&')}`;
}

/** Redirects requests for pages at addresses without one into the site; every other unknown address gets 404. */
export function redirectPages(app: FastifyInstance, operatorPaths: readonly string[]): void {
  const notPages = [...OWN_PATHS, ...operatorPaths.map((one) => one.split('/')[1] ?? '')];
  app.setNotFoundHandler((request, reply) => {
    const address = asksForPage(request) ? pageAddress(request.raw.url ?? '', notPages) : undefined;
    if (address !== undefined) return reply.header('vary', 'accept, sec-fetch-dest, sec-fetch-mode').redirect(address);
    // Fastify's default handler logs whole URLs.
    return reply.code(404).send({ message: 'There is nothing here.' });
  });
}

function asksForPage({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const { 'sec-fetch-dest': dest, 'sec-fetch-mode': mode, accept = '' } = headers;
  return mode === 'navigate' || dest === 'document' || (dest === undefined && accept.includes('text/html'));
}

function cut(text: string): [before: string, after: string] {
  const at = text.indexOf('?');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
