import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';

/** A complete, uncompressed response of the site. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Handles a request: `ask` forwards it to the site and returns the response, optionally with other headers; `reply` is sent to
 * the browser.
 */
export type Fault = (ask: (headers?: Headers) => Promise<Answer>, reply: ServerResponse, request: Request) => unknown;

type Headers = Readonly<Record<string, string>>;

interface Broken {
  readonly which: RegExp;
  readonly fault: Fault;
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

/** Responds without a request to the site. */
export function say(status: number, type: string, body: string): Fault {
  return (_ask, reply) => reply.writeHead(status, { 'content-type': type }).end(body);
}

/** Forwards the request and changes the response. */
export function change(how: (answer: Answer) => Partial<Answer>): Fault {
  return async (ask, reply) => {
    const answer = await ask();
    send(reply, { ...answer, ...how(answer) });
  };
}

const whole = change(() => ({}));

const html = '<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>';

/** Network faults of files and calls. */
export const lineFaults = {
  '404': say(404, 'text/plain', 'not found'),
  '500': say(500, 'application/json', '{"message":"it broke"}'),
  '502 with a page': say(502, 'text/html', html),
  'a page instead': say(200, 'text/html', html),
  hang: () => undefined,
  'cut before the answer': (_ask, reply) => reply.destroy(),
  'cut in the middle': async (ask, reply) => {
    const { status, headers, body } = await ask();
    reply.writeHead(status, { ...headers, 'content-length': body.length });
    reply.write(body.subarray(0, body.length / 2), () => setTimeout(() => reply.destroy(), 20));
  },
  truncated: change(({ body }) => ({ body: body.subarray(0, body.length / 2) })),
  'wrong type': change(({ headers }) => ({ headers: { ...headers, 'content-type': 'application/octet-stream' } })),
  empty: change(() => ({ body: Buffer.alloc(0) })),
} satisfies Readonly<Record<string, Fault>>;

/** Flips one bit of a response. */
export const flipped = change(({ body }) => {
  body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
  return { body };
});

export interface FaultyLine {
  /** The site's URL through this proxy. */
  readonly url: string;
  /** All requests so far, with and without faults. */
  readonly requests: Request[];
  /** Injects a fault into requests whose path (with query) matches; later calls take precedence. */
  breakIt(which: RegExp, fault: Fault): void;
  /** Removes all faults: hanging requests are released, and running requests without a fault are completed. */
  mend(): void;
  close(): Promise<void>;
}

/** A proxy between browser and site that injects the given faults on the level of HTTP, not in the browser. */
export async function openFaultyLine(site: string): Promise<FaultyLine> {
  const broken: Broken[] = [];
  const requests: Request[] = [];
  const brokenReplies = new Set<ServerResponse>();
  const meet = async (request: IncomingMessage, reply: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const body = await readAll(request).catch(() => undefined);
    // The client has disconnected.
    if (body === undefined) return;
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const received: Request = { method, path: url, headers, body: body.toString() };
    requests.push(received);
    const fault = broken.find(({ which }) => which.test(url))?.fault;
    if (fault !== undefined) {
      brokenReplies.add(reply);
      reply.on('close', () => brokenReplies.delete(reply));
    }
    const ask = (changed = headers) => pass(site, { ...received, headers: asOf(site, changed) }, body);
    await Promise.resolve((fault ?? whole)(ask, reply, received)).catch((error: unknown) => {
      if (!reply.destroyed) process.stderr.write(`${method} ${url} failed: ${inspect(error)}\n`);
      reply.destroy();
    });
  };
  const server = createServer((request, reply) => void meet(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Under the site's own host name, because cookies belong to a host, whatever its port.
  const url = `http://${new URL(site).hostname}:${port}`;
  const letGo = () => brokenReplies.forEach((reply) => reply.destroy());
  return {
    url,
    requests,
    breakIt: (which, fault) => broken.unshift({ which, fault }),
    mend: () => {
      broken.length = 0;
      letGo();
    },
    close: async () => {
      letGo();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Rewrites `Origin` and `Referer`, which would be the proxy's, to those of the site's own pages. */
function asOf(site: string, { host, origin, referer, ...headers }: Headers): Headers {
  const own = `http://${host}`;
  return {
    ...headers,
    ...(origin !== undefined && { origin: origin === own ? new URL(site).origin : origin }),
    ...(referer !== undefined && { referer: referer.replace(own, new URL(site).origin) }),
  };
}

/** Response headers about the original encoding; responses are forwarded uncompressed. */
const FRAMING = ['connection', 'content-length', 'content-encoding', 'transfer-encoding'];
/** Request headers that are not forwarded: the proxy requests complete, uncompressed responses. */
const UNLIKE = ['host', 'connection', 'accept-encoding', 'content-length', 'transfer-encoding', 'if-none-match'];

async function pass(site: string, { method, path, headers }: Request, body: Buffer<ArrayBuffer>): Promise<Answer> {
  const forwarded = Object.entries(headers).filter(([name]) => !UNLIKE.includes(name));
  const answer = await fetch(new URL(path, site), {
    method,
    headers: {
      ...Object.fromEntries(forwarded),
      'accept-encoding': 'identity',
      // No keep-alive, because the site may close a reused connection at that moment, which would be an unintended fault.
      connection: 'close',
    },
    redirect: 'manual',
    ...(body.length > 0 && { body }),
  });
  const given = [...answer.headers].filter(([name]) => !FRAMING.includes(name));
  return { status: answer.status, headers: Object.fromEntries(given), body: Buffer.from(await answer.arrayBuffer()) };
}

function send(reply: ServerResponse, { status, headers, body }: Answer): void {
  reply.writeHead(status, [304, 204].includes(status) ? headers : { ...headers, 'content-length': body.length }).end(body);
}

async function readAll(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
