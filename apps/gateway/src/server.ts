import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileStore, keyFile, openRegistry, readOnlineKey, type Registry, type Store, type StoredKey } from '@parlour/registry';
import { siteStore } from '@parlour/registry/storage/siteStore';
import { DEFAULT_SITE } from '@parlour/release-contract/siteName';
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
import { openOperatorLine, type OperatorLine } from './proxy/operatorLine';
import { serveOperator } from './proxy/serveOperator';
import type { DialectNow } from './proxy/translatedCalls';
import { createOpenIdProvider, type OpenIdProvider } from './releaseApi/openId/provider';
import { createRateLimits, type OpenRateLimit } from './sharedRateLimit';
import { openSiteApps, type SiteApps } from './sites/siteApps';
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
 * The gateway of one registry: for each of its sites document, manifest, release API, telemetry, and `/api` and `/demo` of the
 * operator; assets and console are the same for all. After the `stopping` signal it reports that it is not ready, but still answers
 * requests.
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
  let sites: SiteApps | undefined;
  const app = openApp(config, (answer) => {
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
        const { url = '' } = request;
        const site = sites === undefined ? DEFAULT_SITE : sites.siteOf(request);
        if (site === undefined && !PROBES.test(url)) return refuseHost(response);
        const route = answerAsset(request, response);
        metrics.countInFlight(response, route);
        if (route !== undefined) return undefined;
        if (site === undefined || sites === undefined || SHARED.test(url)) return answer(request, response);
        if (!sites.has(site)) return refuseSite(response);
        const answerOf = site === DEFAULT_SITE ? answer : sites.appOf(site)?.answer;
        return answerOf === undefined ? refuseEarly(response) : answerOf(request, response);
      }),
    );
    return server.setTimeout(stallMs);
  });
  closeConnectionsOnceAnswered(app, requestMs);
  const key = await readOnlineKey(store, config.keysDir);
  const registry = await openRegistry(store, key);
  await demandItsOwn(registry, config.keysDir);
  app.addHook('onClose', tracing.close);
  const line = openOperatorLine(app, config, metrics.line(DEFAULT_SITE));
  serveProbes(app, registry, { stopping, probeOperator: () => line.probe() });
  serveReports(app, metrics);
  const written = config.devServer === undefined ? undefined : openDevServer(config.devServer);
  written?.answerFirst(app);
  const answerFromMemory = serveAssets(app, store, createLiveFiles(registry, app.log));
  // The development server has newer files under the same names.
  if (written === undefined) answerAsset = answerFromMemory;
  const built = fileStore(config.consoleDir);
  serveConsole(app, written?.store(built, 'console/') ?? built, config);
  const provider = config.openId && createOpenIdProvider(config.openId);
  const dialectOf = (site: string) => () => sites?.rulesOf(site)?.dialect;
  const shared = { key, metrics, tracing, provider, limits: await createRateLimits(app, config.redisUrl), store };
  const shown = { registry: written?.registry(registry) ?? registry, store: written?.store(store, '') ?? store };
  await serveSite(app, { ...shared, config, registry, shown, line, dialectNow: dialectOf(DEFAULT_SITE) });
  sites = await openSiteApps(
    app,
    registry,
    async (site, { backend }) => {
      let answer: RequestListener | undefined;
      const own = openApp(config, (handler) => {
        answer = handler;
        return createServer();
      });
      const there = registry.on(site);
      const settings = backend === undefined ? config : { ...config, apiOrigin: backend };
      const ownLine = backend === undefined ? line : openOperatorLine(own, settings, metrics.line(site));
      await serveSite(own, {
        ...shared,
        config: settings,
        registry: there,
        shown: { registry: there, store },
        line: ownLine,
        dialectNow: dialectOf(site),
      });
      await own.ready();
      if (answer === undefined) throw new Error(`the site ${site} has no server`);
      return { answer, close: () => own.close() };
    },
    config.sites,
  );
  return app;
}

/** Requests about the process, not about a site. */
const PROBES = /^\/(?:healthz|livez|readyz)(?:\?|$)/;
/** What is the same on every site is served once. */
const SHARED = /^\/(?:assets|console|reports)(?:[/?]|$)/;

/** The answer to a request for a host that no site has: it is not for this server (RFC 9110, section 15.5.20). */
function refuseHost(response: ServerResponse): void {
  response
    .writeHead(421, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', connection: 'close' })
    .end('{"message":"No site has this host."}');
}

/** The answer to a call about a site that is not there, or that this gateway does not serve. */
function refuseSite(response: ServerResponse): void {
  response
    .writeHead(400, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end('{"message":"There is no such site here; GET /releases/sites names those that there are."}');
}

/** The answer for a site that the policy names and that is not open yet. */
function refuseEarly(response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '1' })
    .end('{"message":"This site is about to open. Try again."}');
}

function openApp(config: GatewayConfig, serverFactory: (answer: RequestListener) => Server): FastifyInstance {
  const app = fastify({
    serverFactory,
    logger,
    genReqId: requestId,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: trustOf(config.proxies),
    bodyLimit: bodyLimits.usual,
    routerOptions: { maxParamLength: LONGEST_PART },
  });
  redirectPages(app, config.operatorPaths);
  refuseUnusualPaths(app);
  answerTooLargeBodies(app);
  return app;
}

interface SiteParts {
  /** With the site's own backend. */
  readonly config: GatewayConfig;
  readonly key: StoredKey;
  /** As the site. */
  readonly registry: Registry;
  readonly store: Store;
  /** What pages get; the development server puts its builds over it. */
  readonly shown: { readonly registry: Registry; readonly store: Store };
  readonly line: OperatorLine;
  readonly metrics: GatewayMetrics;
  readonly tracing: Tracing;
  readonly provider: OpenIdProvider | undefined;
  readonly limits: OpenRateLimit;
  /** How its backend answers, where that differs from what the site reads. */
  readonly dialectNow: DialectNow;
}

/** Serves what is of one site. */
async function serveSite(
  app: FastifyInstance,
  { config, key, registry, store, shown, line, metrics, tracing, provider, limits, dialectNow }: SiteParts,
): Promise<void> {
  tracing.watch(app);
  metrics.countRequests(app);
  // A document of one site proves nothing to another.
  const marks = createMarks(registry.site === DEFAULT_SITE ? key.d : `${key.d} ${registry.site}`);
  const figures = siteStore(store, registry.site);
  const monitoring = startMonitoring(app, { registry, store: figures, metrics, marks, sentry: config.sentry });
  serveDocument(app, { ...shown, key, config, marks, dialectNow });
  serveRootFiles(app, { ...shown, config });
  await serveReleaseApi(app, {
    registry,
    store,
    token: config.consoleToken,
    provider,
    sessionSecret: key.d,
    limits,
    monitoring,
  });
  serveOperator(app, line, config, tracing, dialectNow);
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
