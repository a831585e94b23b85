import type { Registry } from '@parlour/release-server';
import type { Health } from '@parlour/release-contract/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, createAccess, isFromHere, isSecure } from './access';
import { serveCalls } from './calls';
import { createEvents } from './events';
import { answerOf, read, Refusal } from './refusal';
import { createSessions } from './session';
import { loginRequest } from './requestSchemas';

interface Parts {
  readonly registry: Registry;
  /** Token of the API; without one it is closed. */
  readonly token: string | undefined;
  readonly readHealth: (hours: number) => Promise<Health>;
  readonly now?: () => number;
}

/** The release API below `/releases`; see api.ts of the releases. */
export async function serveReleaseApi(
  app: FastifyInstance,
  { registry, token, readHealth, now = Date.now }: Parts,
): Promise<void> {
  if (token === undefined) {
    app.all('/releases/*', (_request, reply) =>
      reply.code(404).send({ message: 'CONSOLE_TOKEN is not set, so this stays shut.' }),
    );
    return;
  }
  const sessions = createSessions(token);
  const access = createAccess(sessions, now);
  const events = createEvents(app, registry, now);
  const callers = new WeakMap<FastifyRequest, Caller>();
  const callerOf = (request: FastifyRequest): Caller => {
    const caller = callers.get(request);
    if (caller === undefined) throw new Error('nobody was let in');
    return caller;
  };

  const serve = async (api: FastifyInstance) => {
    api.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    api.setErrorHandler((error, request, reply) => {
      const { status, message } = answerOf(error);
      if (status === 500) request.log.error(error);
      return reply.code(status).send({ message });
    });

    api.post('/session', async (request, reply) => {
      if (!isFromHere(request)) throw new Refusal(400, 'Only pages of this site may log in.');
      const { token: tried, by } = read(loginRequest, request);
      if (!access.demandToken(request, reply, tried)) return reply;
      return reply
        .header('set-cookie', sessions.start(by, now(), isSecure(request)))
        .code(204)
        .send();
    });
    api.delete('/session', async (request, reply) => {
      if (!isFromHere(request)) throw new Refusal(400, 'Only pages of this site may log out.');
      return reply
        .header('set-cookie', sessions.end(isSecure(request)))
        .code(204)
        .send();
    });

    await api.register(async (inner) => {
      inner.addHook('onRequest', async (request, reply) => {
        const caller = access.demandCaller(request, reply);
        if (caller === undefined) return reply;
        callers.set(request, caller);
      });
      serveCalls(inner, { registry, events, readHealth, callerOf, now });
    });
  };
  await app.register(serve, { prefix: '/releases' });
}
