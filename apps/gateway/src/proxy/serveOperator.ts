import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import type { Tracing } from '@parlour/tracing';
import { isOfClient } from '@parlour/tracing/traceparent';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { errors } from 'undici';
import type { LineKind, OperatorLine } from './operatorLine';
import { type Area, headersBack, headersOn } from './proxiedHeaders';
import { bodyLimits } from '../bodyLimits';

/** Browsers send a call again by themselves after these, also one that moved money. To the site they are no answer, as 504 is. */
const RESENT: ReadonlySet<number> = new Set([408, 421]);
/** They may name the length of what they leave out (RFC 9110, section 8.6), for which undici would wait. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304]);
/** With the call: a player tells the id of a request, and more of it is logged only with LOG_LEVEL=info. */
const FAILED = 'the operator failed';
const UNREACHABLE = 'The operator cannot be reached.';
const RETRY_AFTER_SECONDS = 1;
const METHODS: HTTPMethods[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
const READING: HTTPMethods[] = ['GET', 'HEAD'];

declare module 'fastify' {
  interface FastifyRequest {
    /** The type of its body, as a client of the operator named it. */
    sentType?: string | undefined;
  }
}

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
    try {
      const passed = headersOn(area, request, tracing.traceparentFor(request));
      await line.pool.stream({ method, path: raw.url ?? '/', headers: passed, body, signal: left }, (answer) => {
        const status = RESENT.has(answer.statusCode) ? 504 : answer.statusCode;
        if (answer.statusCode >= 500) request.log.warn({ req: request, status: answer.statusCode }, FAILED);
        // What was not read of a request would be taken for the next one.
        const ends = raw.complete ? {} : { connection: 'close' };
        reply.raw.writeHead(status, { ...headersBack(area, answer.headers), ...own, ...ends });
        // From here on undici writes. Before, a header that Node refuses is answered like any other failure.
        reply.hijack();
        if (!WITHOUT_BODY.has(status)) return reply.raw;
        reply.raw.end();
        return nowhere();
      });
    } catch (error) {
      const { destroyed, errored, headersSent } = reply.raw;
      // The client has its answer or has left: there is nobody to answer, and no error.
      if (reply.raw.writableEnded || (destroyed && !errored)) return reply.hijack();
      request.log.warn({ req: request, err: errored ?? error }, FAILED);
      // The error may contain internal names, so clients get none of it.
      if (headersSent) reply.raw.destroy();
      else {
        const status = isTimeout(error) ? 504 : 502;
        reply.code(status).headers(own).send({ message: UNREACHABLE });
      }
    }
    return reply;
  };

  const admit = (area: Area, prefix: string, request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    // The router decodes a path, and the operator gets it as it came: a proxy in front may have a rule for `/api/`.
    if (!request.raw.url?.startsWith(prefix)) {
      reply.callNotFound();
      return;
    }
    // Fastify would refuse types that it cannot parse, which are the operator's to judge.
    request.sentType = request.headers['content-type'];
    if (request.sentType !== undefined) request.headers['content-type'] = 'application/octet-stream';
    const exceeded = line.enter(request.ip, kindOf(area, request), reply.raw);
    if (exceeded === undefined) return done();
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
        bodyLimit: bodyLimits.operatorCall,
        exposeHeadRoute: false,
        onRequest: (request, reply, done) => admit(area, prefix, request, reply, done),
        handler: (request, reply) => pass(area, request, reply),
      });
  };

  void app.register(async (routes) => {
    routes.decorateRequest('sentType', undefined);
    routes.setErrorHandler<FastifyError>(({ statusCode = 400 }, _request, reply) =>
      reply.code(statusCode).send({ message: statusCode === 413 ? 'That is too much at once.' : 'That is no request.' }),
    );
    routes.removeAllContentTypeParsers();
    // Collected first: a client that sends slowly holds no connection to the operator.
    routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    serve(routes, '/api', 'api', METHODS);
    for (const prefix of operatorPaths) serve(routes, prefix, 'pictures', READING);
    if (isDemoOperator) serve(routes, '/demo', 'demo', METHODS);
  });
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

function kindOf(area: Area, { headers }: FastifyRequest): LineKind {
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > bodyLimits.shortOperatorCall)
    return 'uploads';
  return area === 'api' ? 'calls' : 'files';
}

function isTimeout(error: unknown): boolean {
  return error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError;
}
