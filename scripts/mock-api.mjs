// @ts-check
// Starts a backend that answers each call with its example in docs/api/openapi.json; it remembers nothing.
import { readArguments } from './workspace/arguments.mjs';
import { install, runTypeScript } from './workspace/run.mjs';

const { values } = readArguments(
  { options: { port: { type: 'string', default: '4100' } } },
  'npm run mock-api, or with another port: npm run mock-api -- --port 4200',
);

await install();
await runTypeScript('packages/api-check/src/mock-api/main.ts', [values.port], { isLoud: true }).catch((error) =>
  process.exit(error.code ?? 1),
);
