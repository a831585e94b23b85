import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import type { Tracing } from '@parlour/tracing';
import { isOfClient } from '@parlour/tracing/traceparent';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { errors } from 'undici';
import type { LineKind } from './clientQuota';
import type { OperatorLine } from './operatorLine';
import { type Area, headersBack, headersOn } from './proxiedHeaders';
import { bodyLimits } from '../bodyLimits';
import { createTranslators, type DialectNow, translateAnswer, type Translate } from './translatedCalls';

/**
 * Browsers repeat a call by themselves after these statuses, even one that moved money. They become 504, which the site treats in
 * the same way: as no answer.
 */
const RESENT: ReadonlySet<number> = new Set([408, 421]);
/** Responses without a body may still have a `content-length` (RFC 9110, section 8.6), for which undici would wait. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304]);
/** Logged with the request, whose id a player can report; successful requests are logged only with LOG_LEVEL=info. */
const FAILED = 'the operator failed';
const UNREACHABLE = 'The operator cannot be reached.';
const RETRY_AFTER_SECONDS = 1;
const METHODS: HTTPMethods[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];
const READING: HTTPMethods[] = ['GET', 'HEAD'];

declare module 'fastify' {
  interface FastifyRequest {
    /** The content type of the request body, as the client sent it. */
    sentType?: string | undefined;
  }
}

/**
 * Proxies `/api`, the paths of the operator's pictures, and `/demo` of the demo operator. A request to the operator is aborted
 * when its client disconnects. Nothing is retried here: that is the client's decision.
 */
export function serveOperator(
  app: FastifyInstance,
  line: OperatorLine,
  { operatorPaths, isDemoOperator }: { readonly operatorPaths: readonly string[]; readonly isDemoOperator: boolean },
  tracing: Pick<Tracing, 'traceparentFor'>,
  dialectNow: DialectNow = () => undefined,
): void {
  const translatorOf = createTranslators();
  /** A call to a backend with a dialect: its answer is read whole, and sent in the form that the site reads. */
  const passTranslated = async (translate: Translate, request: FastifyRequest, reply: FastifyReply, signal: EventEmitter) => {
    const { id, headers, method, raw } = request;
    const { 'accept-encoding': accepted, ...passed } = headersOn('api', request, tracing.traceparentFor(request));
    const body = Buffer.isBuffer(request.body) ? request.body : null;
    const answer = await line.pool.request({
      method,
      path: raw.url ?? '/',
      headers: passed,
      body,
      signal,
    });
    const status = RESENT.has(answer.statusCode) ? 504 : answer.statusCode;
    if (answer.statusCode >= 500) request.log.warn({ req: request, status: answer.statusCode }, FAILED);
    const own: Record<string, string> = isOfClient(id, headers) ? {} : { 'x-request-id': id };
    const translated = await translateAnswer(answer, translate, { ...headersBack('api', answer.headers), ...own }, accepted);
    if ('fault' in translated) {
      // As no answer: what the operator did is not known to the page, which looks in the records then.
      request.log.warn({ req: request, field: translated.fault }, 'an answer is not written as the dialect of the site says');
      return reply
        .code(502)
        .headers(own)
        .send({ message: `The field ${translated.fault} of the answer cannot be read.` });
    }
    return reply
      .code(status)
      .headers(translated.headers)
      .send(WITHOUT_BODY.has(status) ? undefined : translated.body);
  };
  const pass = async (area: Area, request: FastifyRequest, reply: FastifyReply) => {
    const { id, headers, method, raw } = request;
    const own = isOfClient(id, headers) ? {} : { 'x-request-id': id };
    // An event emitter instead of an AbortController, which would take a fifth of the time of the call.
    const left = new EventEmitter();
    reply.raw.once('close', () => left.emit('abort'));
    const body = Buffer.isBuffer(request.body) ? request.body : null;
    try {
      const translate = area === 'api' ? translatorOf(dialectNow()) : undefined;
      if (translate !== undefined) return await passTranslated(translate, request, reply, left);
      const passed = headersOn(area, request, tracing.traceparentFor(request));
      await line.pool.stream({ method, path: raw.url ?? '/', headers: passed, body, signal: left }, (answer) => {
        const status = RESENT.has(answer.statusCode) ? 504 : answer.statusCode;
        if (answer.statusCode >= 500) request.log.warn({ req: request, status: answer.statusCode }, FAILED);
        // The unread rest of the body would be parsed as the next request.
        const ends = raw.complete ? {} : { connection: 'close' };
        reply.raw.writeHead(status, { ...headersBack(area, answer.headers), ...own, ...ends });
        // From here on undici writes the response. A header that Node refuses has thrown before, and is handled like any other
        // failure.
        reply.hijack();
        if (!WITHOUT_BODY.has(status)) return reply.raw;
        reply.raw.end();
        return nowhere();
      });
    } catch (error) {
      const { destroyed, errored, headersSent } = reply.raw;
      // The response is complete or the client has disconnected, so there is nothing to report.
      if (reply.raw.writableEnded || (destroyed && !errored)) return reply.hijack();
      request.log.warn({ req: request, err: errored ?? error }, FAILED);
      // The client gets no details, because the error may contain internal names.
      if (headersSent) reply.raw.destroy();
      else {
        const status = isTimeout(error) ? 504 : 502;
        reply.code(status).headers(own).send({ message: UNREACHABLE });
      }
    }
    return reply;
  };

  const admit = (area: Area, prefix: string, request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    // The router matches the decoded path, but the operator gets the raw one, and a proxy in front of it may have a rule for
    // `/api/`.
    if (!request.raw.url?.startsWith(prefix)) {
      reply.callNotFound();
      return;
    }
    // Hides the content type from Fastify, which would refuse types that it cannot parse; that is the operator's decision.
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
    // The body is buffered first, so that a slow client does not occupy a connection to the operator.
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
