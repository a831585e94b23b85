import path from 'node:path';
import proxy from '@fastify/http-proxy';
import { fileStore, keepKey, keyFile, openRegistry, type Store } from '@parlour/releases';
import fastify, { type FastifyInstance } from 'fastify';
import { serveAssets } from './assets';
import type { GatewayConfig } from './config';
import { serveDocument } from './document';
import { serveMetrics } from './metrics';

/** The gateway over one registry: document, manifest, assets, `/api` and `/demo` from the operator, telemetry, health, metrics. */
export async function createGateway(
  config: GatewayConfig,
  store: Store = fileStore(path.resolve(config.dataDir, 'registry')),
): Promise<FastifyInstance> {
  const app = fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'warn' }, forceCloseConnections: true });

  const registry = openRegistry(store, await keepKey(keyFile(path.resolve(config.dataDir, 'keys'), 'registry')));
  serveMetrics(app, registry);
  serveDocument(app, registry, store, config);
  serveAssets(app, store);
  for (const prefix of ['/api', '/demo']) {
    await app.register(proxy, {
      upstream: config.apiOrigin,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: 35_000 } },
    });
  }
  return app;
}
