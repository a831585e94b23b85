import type { Answers, Refusal, Requests } from '@parlour/api-types';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import glue from 'fastify-openapi-glue';

/** A handler for each call that a backend has, by its `operationId`. One with a wrong answer does not compile. */
export type Handlers = {
  readonly [Name in keyof Answers]?: (sent: Requests[Name], request: FastifyRequest) => Answers[Name];
};

/** The content of a form's one field. */
const FIRST_PART = /\r\n\r\n([^]*?)\r\n--/;

const refusal = (code: Refusal['code'], message: string): Refusal => ({ code, message });

/**
 * A server of an OpenAPI document: its routes, with the checks of what is sent and of what is answered, are those of the document. A
 * call without a session, or one that is sent what the document does not allow, is refused; an answer that the document does not allow
 * becomes a status of 500.
 */
export async function serveDocument(document: object, handlers: Handlers): Promise<FastifyInstance> {
  // The document names no `additionalProperties`: what nobody reads is ignored and not removed.
  const server = Fastify({ ajv: { customOptions: { strict: false, removeAdditional: false, coerceTypes: true } } });
  server.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) => {
    done(null, { file: FIRST_PART.exec(String(body))?.[1] ?? '' });
  });
  // A POST without fields may come without a body.
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
