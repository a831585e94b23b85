// @ts-check
// Generates docs/api, the tables of docs/for-operators.md and packages/api-types from the site's declarations of its calls and of the manifest.
import { readArguments } from './arguments.mjs';
import { install, root, runTypeScript } from './run.mjs';

readArguments({}, 'npm run api-docs, which writes every document');
await install();
await runTypeScript('packages/api-check/src/api-docs/main.ts', [root], { isLoud: true });
await runTypeScript('packages/api-types/generator/main.ts', [root], { isLoud: true });
