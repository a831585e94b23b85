import type { Answers, Refusal, Requests } from '@parlour/api-types';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import glue from 'fastify-openapi-glue';

/** A handler for each call of a backend, by its `operationId`. The compiler refuses a handler with a wrong answer. */
export type Handlers = {
  readonly [Name in keyof Answers]?: (sent: Requests[Name], request: FastifyRequest) => Answers[Name];
};

/** The content of a form's one field. */
const FIRST_PART = /\r\n\r\n([^]*?)\r\n--/;

const refusal = (code: Refusal['code'], message: string): Refusal => ({ code, message });

/**
 * A server for an OpenAPI document, which defines its routes and validates requests and answers. A call without a session or with
 * an invalid request is refused; an invalid answer becomes status 500.
 */
export async function serveDocument(document: object, handlers: Handlers): Promise<FastifyInstance> {
  // The document does not set `additionalProperties`, so unknown fields are ignored but not removed.
  const server = Fastify({ ajv: { customOptions: { strict: false, removeAdditional: false, coerceTypes: true } } });
  server.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) => {
    done(null, { file: FIRST_PART.exec(String(body))?.[1] ?? '' });
  });
  // A POST whose fields are all optional may have no body.
  server.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
  server.setErrorHandler<Error & { readonly statusCode?: number; readonly validation?: unknown }>((error, _request, reply) => {
    if (error.validation) return reply.send(refusal(400, error.message));
    if (error.statusCode === 401) return reply.send(refusal(401, '登录已过期'));
    return reply.code(500).serializer(JSON.stringify).send(refusal(500, error.message));
  });
  const byName: Readonly<Record<string, ((sent: never, request: FastifyRequest) => unknown) | undefined>> = handlers;
  await server.register(glue, {
    specification: structuredClone(document),
    operationResolver: (name: string) => (request: FastifyRequest) =>
      byName[name]?.((request.method === 'GET' ? request.query : request.body) as never, request) ?? refusal(404, '暂未开放'),
    securityHandlers: {
      member: ({ headers }: FastifyRequest) => {
        if (!/^Bearer ./.test(headers.authorization ?? '')) throw new Error('no token');
      },
    },
  });
  return server;
}
