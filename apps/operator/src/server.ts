import multipart from '@fastify/multipart';
import { trustOf } from '@parlour/rate-limit/trustedProxies';
import { noTracing, type Tracing } from '@parlour/tracing';
import { logger } from '@parlour/tracing/logger';
import { requestId } from '@parlour/tracing/traceparent';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { AVATAR_MAX_BYTES } from './members/avatars';
import type { OperatorConfig } from './config';
import { connect } from './database/connect';
import { demoRoutes } from './demo/routes';
import { describeError } from './describeError';
import { FAULT, NOT_FOUND, NOT_VALID, Refusal, refused, TOO_MANY, TooMany, WRONG_REQUEST } from './envelope';
import { createAttemptLimits } from './members/attemptLimits';
import { startReviews } from './members/reviews';
import { createRoutes } from './route';
import { accountRoutes } from './routes/account';
import { lobbyRoutes } from './routes/lobby';
import { promotionRoutes } from './routes/promotions';
import { recordRoutes } from './routes/records';
import { saferPlayRoutes } from './routes/saferPlay';
import { sessionRoutes } from './routes/session';
import { walletRoutes } from './routes/wallet';
import { seed } from './seed/seed';

const JSON_MAX_BYTES = 64 * 1024;

/** Opens the database, fills it on a first start, and builds the server; it does not listen yet. */
export async function createOperator(
  config: OperatorConfig,
  tracing: Tracing = noTracing,
): Promise<{ app: FastifyInstance; close(): Promise<void> }> {
  const app = Fastify({
    bodyLimit: JSON_MAX_BYTES,
    forceCloseConnections: true,
    genReqId: requestId,
    logger,
    trustProxy: trustOf(config.proxies),
  });
  const report = (error: unknown) => app.log.error(describeError(error));
  const connection = await connect(config, report);
  await seed(connection.db);
  tracing.watch(app);
  answerEveryError(app);
  acceptEmptyJson(app);
  await app.register(multipart, { limits: { fileSize: AVATAR_MAX_BYTES, files: 1, fields: 4 } });
  const reviews = startReviews(connection.db, config, report);
  const routes = createRoutes(app, { db: connection.db, config, reviews, attemptLimits: createAttemptLimits() });
  for (const lay of [sessionRoutes, lobbyRoutes, walletRoutes, recordRoutes, promotionRoutes, accountRoutes, saferPlayRoutes])
    lay(routes);
  await demoRoutes(app, routes.operator);
  const close = async () => {
    await app.close();
    await tracing.close();
    await reviews.stop();
    await connection.close();
  };
  return { app, close };
}

function answerEveryError(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof TooMany) {
      return reply.status(TOO_MANY).header('Retry-After', error.waitS).send(refused(error.code, error.message));
    }
    if (error instanceof Refusal) return reply.status(200).send(refused(error.code, error.message));
    if ((error.statusCode ?? FAULT) < FAULT) {
      const code = error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? WRONG_REQUEST : NOT_VALID;
      return reply.status(200).send(refused(code, error.message));
    }
    request.log.error(describeError(error));
    return reply.status(200).send(refused(FAULT, '系统繁忙，请稍后再试'));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(NOT_FOUND).send(refused(NOT_FOUND, `There is no ${request.method} ${request.url.split('?')[0]?.slice(0, 100)}`)),
  );
}

function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, {});
    else void parse(request, body, done);
  });
}
