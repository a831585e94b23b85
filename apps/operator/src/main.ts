import { startTracing } from '@parlour/tracing';
import { readConfig } from './config';
import { createOperator } from './server';

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const tracing = await startTracing({ service: 'parlour-operator', env: process.env });
  const { app, close } = await createOperator(config, tracing);
  const stop = () => {
    close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
}

function fail(error: unknown): never {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE' ? `Port ${process.env.PORT ?? 8090} is already in use.` : error.message;
}

run().catch(fail);
