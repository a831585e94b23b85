import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type Answer, change, type Fault, openFaultyLine, type Request as LineRequest } from '@parlour/testing/faultyLine';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';

export type Which = string | RegExp | ((url: URL) => boolean);
type Handler = (route: Route, request: Request) => unknown;
type Owner = BrowserContext | Page;

/** Header that names the page of a request; a service worker's have none, and are every page's. */
const PAGE = 'x-phone-page';

/** A page of the site without anything on it, of the same process as its screens: a driver can lose a page that changes process. */
export const EMPTY_PAGE = '/empty-page';
const emptyPage: Fault = (_ask, reply) =>
  reply.writeHead(200, { 'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin-allow-popups' }).end();

interface Registered {
  readonly owner: Owner;
  readonly which: Which;
  readonly handler: Handler;
}

/** The parts of Playwright's `Route` that stories use. */
interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  readonly body?: string | Buffer;
  readonly json?: unknown;
  readonly response?: Fetched;
}

interface Fetched {
  status(): number;
  headers(): Readonly<Record<string, string>>;
  body(): Promise<Buffer>;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

/** A proxy to the site that a phone uses instead of its driver's interception. */
export interface Wire {
  readonly url: string;
  /** Makes routes, requests and `setOffline` of a context those of this proxy. */
  takeContext(context: BrowserContext): void;
  takePage(page: Page): Promise<void>;
  close(): Promise<void>;
}

const whole = change(() => ({}));

/**
 * Interception in HTTP, for engines whose driver has none or tells no body of a request: stories say `route`, `unroute` and
 * `on('request')` as in Chromium. It sees what a service worker asks for, too.
 */
export async function openWire(site: string): Promise<Wire> {
  const line = await openFaultyLine(site);
  const routes: Registered[] = [];
  const listeners: { readonly owner: Owner; readonly listen: (request: Request) => void }[] = [];
  const pages: Page[] = [];
  let isOffline = false;
  line.breakIt(/^/, async (ask, reply, asked) => {
    if (asked.path === EMPTY_PAGE) return emptyPage(ask, reply, asked);
    if (isOffline) return reply.destroy();
    const url = new URL(asked.path, line.url);
    const request = requestOf(asked, url);
    const page = pages[Number(asked.headers[PAGE] ?? Number.NaN)];
    // What a story asks for by itself is no page's.
    const isPages = asked.headers['sec-fetch-mode'] !== undefined;
    const isOf = (owner: Owner) => isPages && (page === undefined || owner === page || owner === page.context());
    if (asked.body !== '') for (const { owner, listen } of listeners) if (isOf(owner)) listen(request);
    const route = routes.find(({ owner, which }) => isOf(owner) && fits(which, url));
    if (route === undefined) return isStream(asked) ? pipe(new URL(asked.path, site), asked, reply) : whole(ask, reply, asked);
    return route.handler(routeOf(request, ask, reply), request);
  });
  const take = (owner: Owner) => {
    const emitter = owner as unknown as EventEmitter;
    const on = emitter.on.bind(emitter);
    const forget = async (which?: Which) => {
      const left = routes.filter(
        (route) => route.owner !== owner || (which !== undefined && String(route.which) !== String(which)),
      );
      routes.splice(0, routes.length, ...left);
    };
    Object.assign(owner, {
      route: async (which: Which, handler: Handler) => {
        routes.unshift({ owner, which, handler });
      },
      unroute: forget,
      unrouteAll: () => forget(),
      on: (event: string, listen: (what: unknown) => void) => {
        if (event !== 'request') on(event, listen);
        else {
          // The driver tells of a request from a cache, too, but Firefox's of no body.
          on(event, (request: Request) => request.method() === 'GET' && listen(request));
          listeners.push({ owner, listen });
        }
        return owner;
      },
    });
  };
  return {
    url: line.url,
    takeContext: (context) => {
      take(context);
      const setOffline = async (to: boolean) => {
        isOffline = to;
        await Promise.all(pages.filter((page) => !page.isClosed()).map((page) => page.evaluate(tellOffline, to)));
      };
      Object.assign(context, { setOffline });
    },
    takePage: async (page) => {
      take(page);
      await page.addInitScript(obeyWindowName);
      await page.setExtraHTTPHeaders({ [PAGE]: String(pages.push(page) - 1) });
    },
    close: () => line.close(),
  };
}

const isStream = ({ headers }: LineRequest) => headers['accept'] === 'text/event-stream';

/** Passes an answer on that does not end, such as the console's events. */
async function pipe(
  url: URL,
  { headers: { host: _host, connection: _connection, ...headers } }: LineRequest,
  reply: ServerResponse,
): Promise<void> {
  const closed = new AbortController();
  reply.on('close', () => closed.abort());
  const { status, headers: given, body } = await fetch(url, { headers, signal: closed.signal });
  reply.writeHead(status, Object.fromEntries(given)).flushHeaders();
  for await (const part of body ?? []) reply.write(part);
  reply.end();
}

function routeOf(request: Request, ask: Parameters<Fault>[0], reply: ServerResponse): Route {
  const send = ({ status, headers, body }: Answer) => {
    reply.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  };
  const parts = {
    request: () => request,
    abort: async () => {
      // Firefox sends a call again whose connection closes before the first byte of its answer.
      reply.writeHead(200, { 'content-length': 1 }).flushHeaders();
      reply.destroy();
    },
    continue: async ({ headers }: Parameters<Route['continue']>[0] = {}) => send(await ask(headers)),
    fetch: async () => fetched(await ask()),
    fulfill: async (given: Reply = {}) => send(await answerOf(given)),
  };
  return parts as Partial<Route> as Route;
}

/** In each page, before its own scripts: the phone is offline while the window is called so, which a reload does not change. */
function obeyWindowName(): void {
  Object.defineProperty(navigator, 'onLine', { get: () => window.name !== 'offline', configurable: true });
}

/** In the page: the connection is lost or back, as a browser says it. */
function tellOffline(isOffline: boolean): void {
  window.name = isOffline ? 'offline' : '';
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

function requestOf({ method, headers, body }: LineRequest, url: URL): Request {
  const parts: Partial<Request> = {
    url: () => url.href,
    method: () => method,
    headers: () => ({ ...headers }),
    postData: () => (body === '' ? null : body),
    postDataJSON: () => {
      if (body === '') return null;
      return /urlencoded/.test(headers['content-type'] ?? '') ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body);
    },
    isNavigationRequest: () => headers['sec-fetch-mode'] === 'navigate',
  };
  return parts as Request;
}

function fetched({ status, headers, body }: Answer): Awaited<ReturnType<Route['fetch']>> {
  const parts: Fetched = {
    status: () => status,
    headers: () => headers,
    body: async () => body,
    text: async () => body.toString(),
    json: async () => JSON.parse(body.toString()),
  };
  return parts as Awaited<ReturnType<Route['fetch']>>;
}

async function answerOf({ response, status, headers, contentType, body, json }: Reply): Promise<Answer> {
  const type = json === undefined ? contentType : 'application/json';
  return {
    status: status ?? response?.status() ?? 200,
    headers: { ...response?.headers(), ...headers, ...(type !== undefined && { 'content-type': type }) },
    body: json === undefined ? Buffer.from(body ?? (await response?.body()) ?? '') : Buffer.from(JSON.stringify(json)),
  };
}

/** Whether an address is one that a story names, as Playwright understands it. */
export function fits(which: Which, url: URL): boolean {
  if (typeof which === 'function') return which(url);
  if (typeof which !== 'string') return which.test(url.href);
  const glob = which
    .replaceAll(/[.+^$()[\]{}|\\?]/g, String.raw`\$&`)
    .replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${which.startsWith('/') ? url.origin : ''}${glob}$`).test(url.href);
}
