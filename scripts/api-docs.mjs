// @ts-check
// Generates docs/api, the tables of docs/for-operators.md and packages/api-types from the site's declarations of its calls and of the manifest.
import { readArguments } from './workspace/arguments.mjs';
import { install, root, runTypeScript } from './workspace/run.mjs';

const { values } = readArguments(
  { options: { release: { type: 'boolean', default: false } } },
  'npm run api-docs, which writes every document, or npm run api-docs -- --release',
);
await install();
await runTypeScript('packages/api-check/src/api-docs/main.ts', [root, ...(values.release ? ['--release'] : [])], {
  isLoud: true,
}).catch((error) => process.exit(error.code ?? 1));
await runTypeScript('packages/api-types/generator/main.ts', [root], { isLoud: true });
