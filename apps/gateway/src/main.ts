import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '@parlour/registry';
import { startTracing } from '@parlour/tracing';
import { readConfig } from './config';
import { createMetrics, serveMetrics } from './telemetry/metrics';
import { createGateway } from './server';
import { stopGently } from './http/stopping';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const metrics = createMetrics();
  const tracing = await startTracing({ service: 'parlour-gateway', env: process.env, metrics: metrics.list });
  const stopping = new AbortController();
  const app = await createGateway(config, await openStore(process.env), metrics, tracing, stopping.signal);
  const stop = async () => {
    stopping.abort();
    await stopGently(app, config.drainSeconds);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  const address = await app.listen({ port: config.port, host: config.host });
  const metricsServer =
    config.metricsPort === undefined ? undefined : await serveMetrics(metrics, config.metricsPort, config.host);
  const ports = { port: Number(new URL(address).port), ...(metricsServer && { metricsPort: metricsServer.port }) };
  process.stdout.write(`${JSON.stringify({ ready: true, ...ports })}\n`);
}

/** The folder of the packed program, or of its sources. */
async function printVersion(): Promise<void> {
  const text = await readFile(path.join(import.meta.dirname, '../package.json'), 'utf8');
  const { version } = JSON.parse(text) as { readonly version: string };
  process.stdout.write(`${version}\n`);
}

(process.argv.includes('--version') ? printVersion() : main()).catch(
  (error: NodeJS.ErrnoException & { readonly port?: number }) => {
    const { HOST = '127.0.0.1', METRICS_PORT } = process.env;
    const isBusy = error.code === 'EADDRINUSE';
    const name = String(error.port) === METRICS_PORT ? 'METRICS_PORT' : 'PORT';
    const isElsewhere = error.syscall === 'getaddrinfo' || error.code === 'EADDRNOTAVAIL';
    const sentence = isBusy
      ? `Port ${error.port} on ${HOST} is in use; set ${name} to a free one.`
      : isElsewhere && error.message.includes(HOST)
        ? `HOST="${HOST}" is no address of this machine`
        : error.message;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  },
);
