import { openStore } from '@parlour/release-server';
import { readConfig } from './config';
import { createGateway } from './server';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createGateway(config, await openStore(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)));
  const address = await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`${JSON.stringify({ ready: true, port: Number(new URL(address).port) })}\n`);
}

main().catch((error: NodeJS.ErrnoException) => {
  const { HOST = '127.0.0.1', PORT = '8080' } = process.env;
  const isBusy = error.code === 'EADDRINUSE';
  process.stderr.write(isBusy ? `Port ${PORT} on ${HOST} is in use; set PORT to a free one.\n` : `${error.message}\n`);
  process.exit(1);
});
