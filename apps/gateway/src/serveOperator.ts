import type { IncomingHttpHeaders } from 'node:http';
import type { Tracing } from '@parlour/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOfClient } from '@parlour/tracing/traceparent';
import { type Dispatcher, errors, Pool } from 'undici';
import type { GatewayConfig } from './config';
import { type ProxiedBody, takeBodies } from './proxyBodies';
import { headersBack, headersOn } from './proxyHeaders';

const TIMEOUT_MS = 35_000;
const MOST_CONNECTIONS = 1_024;
/** Browsers send a call again by themselves after these, also one that moved money. To the site they are no answer, as 504 is. */
const RESENT: ReadonlySet<number> = new Set([408, 421]);
/** With the call: a player tells the id of a request, and more of it is logged only with LOG_LEVEL=info. */
const FAILED = 'the operator failed';
const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const;
/** Of paths with pictures. */
const READING = ['GET', 'HEAD'] as const;

/** Proxies `/api`, `/demo` and the paths of its pictures to the operator. The client decides whether to retry a call. */
export async function serveOperator(
  app: FastifyInstance,
  { apiOrigin, operatorPaths }: Pick<GatewayConfig, 'apiOrigin' | 'operatorPaths'>,
  { traceparentFor }: Pick<Tracing, 'traceparentFor'>,
): Promise<void> {
  const operator = new Pool(apiOrigin, {
    connections: MOST_CONNECTIONS,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    // Also where the environment would accept any certificate.
    connect: { rejectUnauthorized: true },
  });
  app.addHook('onClose', () => operator.destroy());
  for (const prefix of ['/api', '/demo', ...operatorPaths]) {
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      const { method, url: path } = request;
      const body = request.body as ProxiedBody;
      operator.dispatch(
        { method, path, headers: headersOn(request, traceparentFor(request)), body },
        new Answer(prefix, request, reply),
      );
    };
    await app.register(
      async (scope) => {
        takeBodies(scope);
        const method = operatorPaths.includes(prefix) ? [...READING] : [...METHODS];
        for (const url of ['/', '/*']) scope.route({ method, url, handler });
      },
      { prefix },
    );
  }
}

/**
 * Writes the answer of one call as it arrives, and past Fastify, whose streams cost more than the call itself. A class, since
 * closures would be made for each call.
 */
class Answer implements Dispatcher.DispatchHandler {
  readonly #prefix: string;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;

  constructor(prefix: string, request: FastifyRequest, reply: FastifyReply) {
    this.#prefix = prefix;
    this.#request = request;
    this.#reply = reply;
  }

  onRequestStart(): void {}

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    const { raw } = this.#reply;
    if (raw.destroyed) return controller.abort(disconnected());
    if (status >= 500) this.#reply.log.warn({ req: this.#request, status }, FAILED);
    const passed = headersBack(this.#prefix, headers);
    const id = idForClient(this.#request);
    if (id !== undefined) passed.push('x-request-id', id);
    // The rest of a request that is not read would be taken for the next one.
    if (!this.#request.raw.complete) passed.push('connection', 'close');
    raw.writeHead(RESENT.has(status) ? 504 : status, passed);
    this.#reply.hijack();
    raw.once('close', () => {
      if (!raw.writableFinished) controller.abort(disconnected());
    });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { raw } = this.#reply;
    if (raw.write(chunk)) return;
    controller.pause();
    raw.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.#reply.raw.end();
  }

  onResponseError(_controller: unknown, error: Error): void {
    const { raw, log } = this.#reply;
    // There is no response to send to a client that has disconnected, and no error.
    if (raw.destroyed) return;
    log.warn({ req: this.#request, err: error }, FAILED);
    // The error may contain internal names, so clients get none of it.
    if (raw.headersSent) raw.destroy();
    else {
      const id = idForClient(this.#request);
      if (id !== undefined) void this.#reply.header('x-request-id', id);
      void this.#reply.code(isTimeout(error) ? 504 : 502).send({ message: 'The operator cannot be reached.' });
    }
  }
}

/** The id of a call, for a client that did not send one, such as the boot script. */
function idForClient({ id, headers }: FastifyRequest): string | undefined {
  return isOfClient(id, headers) ? undefined : id;
}

function disconnected(): Error {
  return new Error('The client has disconnected.');
}

function isTimeout(error: Error): boolean {
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError;
}
