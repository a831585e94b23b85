// @ts-check
// Generates docs/api and the tables of docs/for-operators.md from the site's declarations of its calls and of the manifest.
import { readArguments } from './arguments.mjs';
import { install, root, runTypeScript } from './run.mjs';

readArguments({}, 'npm run api-docs, which writes every document');
await install();
await runTypeScript('packages/api-check/src/api-docs/main.ts', [root], { isLoud: true });
