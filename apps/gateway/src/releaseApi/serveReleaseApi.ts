import type { Registry, Store } from '@parlour/registry';
import type { LoginWays } from '@parlour/release-contract/api';
import { shownName } from '@parlour/release-contract/policy';
import { createNonces } from '@parlour/registry/trust/signedRequests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Monitoring } from '../telemetry/monitoring';
import { createCachedCall } from '../promises/cachedCall';
import type { OpenRateLimit } from '../sharedRateLimit';
import { type ApiCaller, createAccess, isFromHere, isSecure } from './access';
import { serveAuditCalls } from './auditCalls';
import { serveCalls } from './calls';
import { createEvents } from './events';
import { serveJobCalls } from './jobs/jobCalls';
import { serveOpenIdCalls } from './openId/openIdCalls';
import { createPendingLogins } from './openId/pendingLogins';
import type { OpenIdProvider } from './openId/provider';
import { answerOf, read, Refusal } from './refusal';
import { createSessions } from './session';
import { beginSession, serveSessionCalls } from './sessionCalls';
import { createSessionList } from './sessionList';
import { createTurns } from './turns';
import { serveUploadCalls } from './uploadCalls';
import { loginRequest } from './requestSchemas';

/** Whoever has no proof yet begins here, also where nobody has a token. */
const OPEN = ['/releases/registry', '/releases/identity'];

interface Parts {
  readonly registry: Registry;
  readonly store: Store;
  /** `CONSOLE_TOKEN`. Without it, without tokens of persons and without a provider, only signed requests are answered. */
  readonly token: string | undefined;
  /** The OpenID provider at which people log in. */
  readonly provider?: OpenIdProvider | undefined;
  /** What sessions are signed with; the same on every gateway. */
  readonly sessionSecret: string;
  /** How often an address may try. */
  readonly limits: OpenRateLimit;
  /** The telemetry of players' pages. */
  readonly monitoring: Monitoring;
  readonly now?: () => number;
}

/** Serves the release API below `/releases`; see api.ts of the release contract. */
export async function serveReleaseApi(
  app: FastifyInstance,
  { registry, store, token, provider, sessionSecret, limits, monitoring, now = Date.now }: Parts,
): Promise<void> {
  const secret = `${sessionSecret} ${token ?? ''}`;
  const sessions = createSessions(secret);
  const nonces = createNonces(store, now);
  const list = createSessionList(store, app.log, now);
  const access = createAccess({ registry, token, issuer: provider?.issuer, sessions, list, nonces, limits, now });
  const events = createEvents(app, registry, now);
  const turns = createTurns();
  const callers = new WeakMap<FastifyRequest, ApiCaller>();
  const callerOf = (request: FastifyRequest): ApiCaller => {
    const caller = callers.get(request);
    if (caller === undefined) throw new Error('nobody was let in');
    return caller;
  };

  const serve = async (api: FastifyInstance) => {
    api.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (OPEN.includes(request.routeOptions.url ?? '')) return;
      if (request.headers['signature-input'] !== undefined || (await access.isOpen(request))) return;
      return reply.code(404).send({ message: 'CONSOLE_TOKEN is not set, so this stays shut.' });
    });
    api.setErrorHandler((error, request, reply) => {
      const { status, retryAfterS, ...refusal } = answerOf(error);
      if (status >= 500 && !(error instanceof Refusal)) request.log.error(error);
      if (error instanceof Refusal && error.logged !== undefined) request.log.warn(error.logged);
      if (retryAfterS !== undefined) void reply.header('retry-after', retryAfterS);
      return reply.code(status).send(refusal);
    });
    // The body is compared with the signed digest before it is parsed as JSON.
    const parseJson = api.getDefaultJsonParser('error', 'error');
    api.removeContentTypeParser('application/json');
    api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      const bytes = Buffer.from(body);
      void access.isSignedBody(request, bytes).then((isSigned) => {
        if (isSigned) void parseJson(request, bytes.toString(), done);
        else done(new Refusal(401, 'The body is not the one that was signed.'), undefined);
      });
    });

    // Public, because a signed request has to name the registry.
    const registryId = createCachedCall(async () => (await registry.trust()).registry);
    api.get('/registry', async () => ({ registry: await registryId() }));

    serveJobCalls(api, { registry, nonces, limits, now });

    // Public, because the console needs it to show the log-in.
    api.get('/login', async (request): Promise<LoginWays> => {
      const caller = await access.sessionCaller(request);
      return { ...(provider && { provider: provider.host }), ...(caller && { name: shownName(caller.author) }) };
    });
    if (provider !== undefined) {
      const pendingLogins = createPendingLogins(secret);
      serveOpenIdCalls(api, { registry, provider, pendingLogins, sessions, list, nonces, limits, now });
    }

    api.post('/session', async (request, reply) => {
      if (!isFromHere(request)) throw new Refusal(400, 'Only pages of this site may log in.');
      const { token: tried, by } = read(loginRequest, request);
      const login = await access.logIn(request, reply, tried, by);
      if (login === undefined) return reply;
      const { session, cookie } = sessions.start(login.session, now(), isSecure(request));
      await beginSession(list, request, session, login.author, now());
      return reply.header('set-cookie', cookie).code(204).send();
    });
    api.delete('/session', async (request, reply) => {
      if (!isFromHere(request)) throw new Refusal(400, 'Only pages of this site may log out.');
      void reply.header('set-cookie', sessions.end(isSecure(request)));
      const session = sessions.read(request.headers.cookie, now());
      if (session !== undefined) await list.end(session);
      return reply.code(204).send();
    });

    await api.register(async (inner) => {
      inner.addHook('onRequest', async (request, reply) => {
        const caller = await access.demandCaller(request, reply);
        if (caller === undefined) return reply;
        callers.set(request, caller);
      });
      serveUploadCalls(inner, { registry, store, access, callerOf, turns, now });
      serveAuditCalls(inner, { store });
      serveSessionCalls(inner, { list, callerOf });
      serveCalls(inner, { registry, store, events, monitoring, callerOf, turns, now });
    });
  };
  await app.register(serve, { prefix: '/releases' });
}
