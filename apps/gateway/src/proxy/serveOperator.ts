import { EventEmitter } from 'node:events';
import type { Tracing } from '@parlour/tracing';
import { isOfClient } from '@parlour/tracing/traceparent';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { errors } from 'undici';
import type { LineKind, OperatorLine } from './operatorLine';
import { type Area, headersBack, headersOn } from './proxiedHeaders';

/** A picture of 1 MB and the overhead of a form. */
const LARGEST_BODY = 1_200_000;
/** A longer body, or one that does not say how long it is, is an upload. */
const LARGEST_OF_CALL = 65_536;
/** Browsers send a call again by themselves after these, also one that moved money. To the site they are no answer, as 504 is. */
const RESENT: ReadonlySet<number> = new Set([408, 421]);
/** With the call: a player tells the id of a request, and more of it is logged only with LOG_LEVEL=info. */
const FAILED = 'the operator failed';
const UNREACHABLE = 'The operator cannot be reached.';
const RETRY_AFTER_SECONDS = 1;
const METHODS: HTTPMethods[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
const READING: HTTPMethods[] = ['GET', 'HEAD'];

/**
 * Proxies `/api`, paths of the operator's pictures, and `/demo` of the demo operator. What a client asked for ends with its connection,
 * in whatever state it is. The client decides whether to retry a call.
 */
export function serveOperator(
  app: FastifyInstance,
  line: OperatorLine,
  { operatorPaths, isDemoOperator }: { readonly operatorPaths: readonly string[]; readonly isDemoOperator: boolean },
  tracing: Pick<Tracing, 'traceparentFor'>,
): void {
  const pass = async (area: Area, request: FastifyRequest, reply: FastifyReply) => {
    const { id, headers, method, raw } = request;
    const own = isOfClient(id, headers) ? {} : { 'x-request-id': id };
    // An emitter: undici takes both, and an AbortController would cost a fifth of the call.
    const left = new EventEmitter();
    reply.raw.once('close', () => left.emit('abort'));
    const body = Buffer.isBuffer(request.body) ? request.body : null;
    const passed = headersOn(area, request, tracing.traceparentFor(request));
    try {
      await line.pool.stream({ method, path: raw.url ?? '/', headers: passed, body, signal: left }, (answer) => {
        if (answer.statusCode >= 500) request.log.warn({ req: request, status: answer.statusCode }, FAILED);
        reply.hijack();
        // What was not read of a request would be taken for the next one.
        const ends = raw.complete ? {} : { connection: 'close' };
        const status = RESENT.has(answer.statusCode) ? 504 : answer.statusCode;
        return reply.raw.writeHead(status, { ...headersBack(area, answer.headers), ...own, ...ends });
      });
    } catch (error) {
      const { destroyed, errored } = reply.raw;
      // The client has left: there is nobody to answer, and no error.
      if (destroyed && !errored) return reply.hijack();
      request.log.warn({ req: request, err: errored ?? error }, FAILED);
      // The error may contain internal names, so clients get none of it.
      if (!reply.raw.headersSent)
        reply
          .code(isTimeout(error) ? 504 : 502)
          .headers(own)
          .send({ message: UNREACHABLE });
    }
    return reply;
  };

  const admit = (area: Area, request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const exceeded = line.enter(request.ip, kindOf(area, request), reply.raw);
    if (exceeded === undefined) done();
    else
      void reply
        .code(503)
        .headers({ 'retry-after': RETRY_AFTER_SECONDS, connection: 'close' })
        .send({ message: 'That is too much at once. Try again.' });
  };
  const serve = (routes: FastifyInstance, prefix: string, area: Area, method: HTTPMethods[]) => {
    for (const url of [prefix, `${prefix}/*`])
      routes.route({
        method,
        url,
        bodyLimit: LARGEST_BODY,
        exposeHeadRoute: false,
        onRequest: (request, reply, done) => admit(area, request, reply, done),
        handler: (request, reply) => pass(area, request, reply),
      });
  };

  void app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // Collected first: a client that sends slowly holds no connection to the operator.
    routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    serve(routes, '/api', 'api', METHODS);
    for (const prefix of operatorPaths) serve(routes, prefix, 'pictures', READING);
    if (isDemoOperator) serve(routes, '/demo', 'demo', METHODS);
  });
}

function kindOf(area: Area, { headers }: FastifyRequest): LineKind {
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > LARGEST_OF_CALL) return 'uploads';
  return area === 'api' ? 'calls' : 'files';
}

function isTimeout(error: unknown): boolean {
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError;
}
