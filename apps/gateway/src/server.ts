import { createServer } from 'node:http';
import path from 'node:path';
import { fileStore, keyFile, openRegistry, readOnlineKey, type Registry, type Store } from '@parlour/registry';
import { readForwarded, trustOf } from '@parlour/rate-limit/trustedProxies';
import { noTracing, type Tracing } from '@parlour/tracing';
import { logger } from '@parlour/tracing/logger';
import { requestId } from '@parlour/tracing/traceparent';
import fastify, { type FastifyInstance } from 'fastify';
import { serveRootFiles } from './files/rootFiles';
import { type EarlyAnswer, serveAssets } from './files/assets';
import type { GatewayConfig } from './config';
import { openDevServer } from './development/devServer';
import { serveDocument } from './document/document';
import { withoutPipelining } from './http/pipelining';
import { refuseUnusualPaths } from './http/canonicalPath';
import { createLiveFiles } from './files/liveFiles';
import { createMetrics, type GatewayMetrics } from './telemetry/metrics';
import { startMonitoring } from './telemetry/monitoring';
import { redirectPages } from './http/pageRedirect';
import { serveProbes } from './http/probes';
import { openOperatorLine } from './proxy/operatorLine';
import { serveOperator } from './proxy/serveOperator';
import { createOpenIdProvider } from './releaseApi/openId/provider';
import { createRateLimits } from './sharedRateLimit';
import { answerTooLargeBodies } from './http/bodyTooLarge';
import { serveReleaseApi } from './releaseApi/serveReleaseApi';
import { serveConsole } from './files/serveConsole';
import { closeConnectionsOnceAnswered } from './http/stopping';
import { createMarks } from './telemetry/marks';
import { serveReports } from './telemetry/serveReports';
import { bodyLimits } from './bodyLimits';
import { KEEP_ALIVE_MS } from './timeouts';

/** The maximum length of a URL, so that a name that is too long is refused by the call that it is sent to. */
const LONGEST_PART = 16_384;

/**
 * The gateway of one registry: document, manifest, assets, release API, console, telemetry, and `/api` and `/demo` of the
 * operator. After the `stopping` signal it reports that it is not ready, but still answers requests.
 */
export async function createGateway(
  config: GatewayConfig,
  store: Store = fileStore(path.resolve(config.dataDir, 'registry')),
  metrics: GatewayMetrics = createMetrics(),
  tracing: Tracing = noTracing,
  stopping: AbortSignal = new AbortController().signal,
): Promise<FastifyInstance> {
  const { headMs, requestMs, stallMs, lookEveryMs } = config.timeouts;
  const trust = trustOf(config.proxies);
  let hasWarned = false;
  let answerAsset: EarlyAnswer = () => undefined;
  const app = fastify({
    serverFactory: (answer) => {
      const timeouts = { headersTimeout: headMs, requestTimeout: requestMs, connectionsCheckingInterval: lookEveryMs };
      const server = createServer(
        { ...timeouts, keepAliveTimeout: KEEP_ALIVE_MS },
        withoutPipelining((request, response) => {
          const isClaimed = readForwarded(request, trust);
          if (isClaimed && config.proxies !== 0 && !hasWarned) {
            hasWarned = true;
            app.log.warn('somebody whom PROXIES does not name sends X-Forwarded-… headers, which do not count; is it a proxy?');
          }
          // While the gateway stops, each response closes its connection, so that the client's next request goes to another
          // gateway.
          if (!server.listening) response.setHeader('connection', 'close');
          const route = answerAsset(request, response);
          metrics.countInFlight(response, route);
          if (route === undefined) answer(request, response);
        }),
      );
      return server.setTimeout(stallMs);
    },
    logger,
    genReqId: requestId,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: trust,
    bodyLimit: bodyLimits.usual,
    routerOptions: { maxParamLength: LONGEST_PART },
  });

  redirectPages(app, config.operatorPaths);
  refuseUnusualPaths(app);
  closeConnectionsOnceAnswered(app, requestMs);
  answerTooLargeBodies(app);
  const key = await readOnlineKey(store, config.keysDir);
  const registry = await openRegistry(store, key);
  await demandItsOwn(registry, config.keysDir);
  tracing.watch(app);
  app.addHook('onClose', tracing.close);
  metrics.countRequests(app);
  const line = openOperatorLine(app, config, metrics.line);
  serveProbes(app, registry, { stopping, probeOperator: () => line.probe() });
  const marks = createMarks(key.d);
  const monitoring = startMonitoring(app, { registry, store, metrics, marks, sentry: config.sentry });
  serveReports(app, metrics);
  const written = config.devServer === undefined ? undefined : openDevServer(config.devServer);
  written?.answerFirst(app);
  const site = { registry: written?.registry(registry) ?? registry, store: written?.store(store, '') ?? store };
  serveDocument(app, { ...site, key, config, marks });
  serveRootFiles(app, { ...site, config });
  const answerFromMemory = serveAssets(app, store, createLiveFiles(registry, app.log));
  // The development server has newer files under the same names.
  if (written === undefined) answerAsset = answerFromMemory;
  const built = fileStore(config.consoleDir);
  serveConsole(app, written?.store(built, 'console/') ?? built, config);
  const provider = config.openId && createOpenIdProvider(config.openId);
  await serveReleaseApi(app, {
    registry,
    store,
    token: config.consoleToken,
    provider,
    sessionSecret: key.d,
    limits: await createRateLimits(app, config.redisUrl),
    monitoring,
  });
  serveOperator(app, line, config, tracing);
  return app;
}

/**
 * A gateway with another registry's key could not verify any entry of the history. Before the first release, entries already
 * contain the policy.
 */
async function demandItsOwn(registry: Registry, keysDir: string): Promise<void> {
  // Entries of a later version are signed but cannot be read; probes and the log report that.
  if ((await registry.unread()) !== undefined) return;
  if ((await registry.head()).sequence > 0 || (await registry.history()).length === 0) return;
  throw new Error(
    `nothing in this registry is signed by ${keyFile(keysDir, 'registry')}; give the gateway the registry's own key`,
  );
}
