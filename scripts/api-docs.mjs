// @ts-check
// Generates docs/api from the site's declarations of its calls and of the manifest.
import path from 'node:path';
import { install, root, runTypeScript } from './run.mjs';

await install();
await runTypeScript('packages/api-check/src/api-docs/main.ts', [path.join(root, 'docs/api')], { isLoud: true });
