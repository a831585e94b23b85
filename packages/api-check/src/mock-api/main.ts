import { readFileSync } from 'node:fs';
import { createMockApi } from './createMockApi';

const [, , port = '4100'] = process.argv;

async function run(): Promise<void> {
  const server = await createMockApi(JSON.parse(readFileSync('docs/api/openapi.json', 'utf8')));
  const address = await server.listen({ port: Number(port), host: '127.0.0.1' });
  process.stdout.write(`${address} answers every call with its example of docs/api/openapi.json\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
