// @ts-check
import { install, runTypeScript } from './run.mjs';

await install();
await runTypeScript('packages/registry/src/cli.ts', process.argv.slice(2), { isLoud: true }).catch((error) =>
  process.exit(error.code ?? 1),
);
