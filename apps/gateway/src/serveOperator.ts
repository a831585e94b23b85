import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Tracing } from '@parlour/tracing';
import { isOfClient } from '@parlour/tracing/traceparent';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Dispatcher, errors, Pool } from 'undici';
import type { EarlyAnswer } from './assets';
import type { GatewayConfig } from './config';
import { isPlainPath } from './plainPath';
import { isTooLarge, takeBody } from './proxyBodies';
import { callOf, type ProxiedCall } from './proxiedCall';
import { headersBack, headersOn } from './proxyHeaders';

const TIMEOUT_MS = 35_000;
const MOST_CONNECTIONS = 1_024;
/** Browsers send a call again by themselves after these, also one that moved money. To the site they are no answer, as 504 is. */
const RESENT: ReadonlySet<number> = new Set([408, 421]);
/** With the call: a player tells the id of a request, and more of it is logged only with LOG_LEVEL=info. */
const FAILED = 'the operator failed';
const METHODS: ReadonlySet<string> = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']);
/** Of paths with pictures. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Proxies `/api`, `/demo` and the paths of its pictures to the operator. The client decides whether to retry a call. It answers before
 * Fastify does, whose part would cost a quarter more (docs/speed.md).
 */
export function serveOperator(
  app: FastifyInstance,
  { apiOrigin, operatorPaths, proxies }: Pick<GatewayConfig, 'apiOrigin' | 'operatorPaths' | 'proxies'>,
  tracing: Pick<Tracing, 'begin' | 'traceparentFor'>,
): EarlyAnswer {
  const operator = new Pool(apiOrigin, {
    connections: MOST_CONNECTIONS,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    // Also where the environment would accept any certificate.
    connect: { rejectUnauthorized: true },
  });
  app.addHook('onClose', () => operator.destroy());
  const areas = ['/api', '/demo', ...operatorPaths].map((prefix) => ({
    prefix,
    below: `${prefix}/`,
    methods: operatorPaths.includes(prefix) ? READING : METHODS,
    route: `${prefix}/*`,
  }));
  return (request, response) => {
    const { method = '', url: path = '' } = request;
    const area = areas.find(({ prefix, below }) => path.startsWith(below) || path.split('?', 1)[0] === prefix);
    if (area === undefined || !area.methods.has(method) || !isPlainPath(path)) return undefined;
    const { prefix, route } = area;
    const call = callOf(request, proxies);
    const end = tracing.begin(call);
    if (end) response.once('close', () => end(route, response.statusCode));
    if (isTooLarge(request)) refuse(response, 413, 'That is too much at once.');
    else
      takeBody(request, (body) => {
        const headers = headersOn(call, tracing.traceparentFor(call));
        operator.dispatch({ method, path, headers, body }, new Answer({ prefix, request, response, call, log: app.log }));
      });
    return route;
  };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  // The rest of a request that is not read would be taken for the next one.
  const isRead = response.req.complete;
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...(!isRead && { connection: 'close' }) })
    .end(JSON.stringify({ message }));
}

interface AnswerParts {
  readonly prefix: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly call: ProxiedCall;
  readonly log: FastifyBaseLogger;
}

/** Writes the answer of one call as it arrives. A class, since closures would be made for each call. */
class Answer implements Dispatcher.DispatchHandler {
  readonly #parts: AnswerParts;

  constructor(parts: AnswerParts) {
    this.#parts = parts;
  }

  onRequestStart(): void {}

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    const { prefix, request, response, call, log } = this.#parts;
    if (response.destroyed) return controller.abort(disconnected());
    if (status >= 500) log.warn({ reqId: call.id, req: call, status }, FAILED);
    const passed = headersBack(prefix, headers);
    if (!isOfClient(call.id, call.headers)) passed.push('x-request-id', call.id);
    if (!request.complete) passed.push('connection', 'close');
    response.writeHead(RESENT.has(status) ? 504 : status, passed);
    response.once('close', () => {
      if (!response.writableFinished) controller.abort(disconnected());
    });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { response } = this.#parts;
    if (response.write(chunk)) return;
    controller.pause();
    response.once('drain', () => controller.resume());
  }

  onResponseEnd(): void {
    this.#parts.response.end();
  }

  onResponseError(_controller: unknown, error: Error): void {
    const { response, call, log } = this.#parts;
    // There is no response to send to a client that has disconnected, and no error.
    if (response.destroyed) return;
    log.warn({ reqId: call.id, req: call, err: error }, FAILED);
    // The error may contain internal names, so clients get none of it.
    if (response.headersSent) return void response.destroy();
    if (!isOfClient(call.id, call.headers)) response.setHeader('x-request-id', call.id);
    refuse(response, isTimeout(error) ? 504 : 502, 'The operator cannot be reached.');
  }
}

function disconnected(): Error {
  return new Error('The client has disconnected.');
}

function isTimeout(error: Error): boolean {
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError;
}
