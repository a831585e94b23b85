import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import { fileStore, openRegistry } from '@parlour/releases';
import fastify, { type FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config';
import { serveDocument } from './document';
import { serveMetrics } from './metrics';
import { registryKey } from './registryKey';

/** The gateway over one registry: document, manifest, assets, `/api` and `/demo` from the operator, telemetry, health, metrics. */
export async function createGateway(config: GatewayConfig): Promise<FastifyInstance> {
  const folder = path.resolve(config.dataDir, 'registry');
  const assets = path.join(folder, 'assets');
  await mkdir(assets, { recursive: true });
  const store = fileStore(folder);
  const app = fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'warn' }, forceCloseConnections: true });

  const registry = openRegistry(store);
  serveMetrics(app, registry);
  serveDocument(app, { registry, store, key: await registryKey(config.dataDir), config });
  await app.register(files, {
    root: assets,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    decorateReply: false,
    setHeaders: (response) => response.setHeader('access-control-allow-origin', '*'),
  });
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
