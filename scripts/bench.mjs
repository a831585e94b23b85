// @ts-check
import { findChromium } from './test/browsers.mjs';
import { install, runTypeScript } from './workspace/run.mjs';

await install();
const env = { ...process.env, CHROMIUM_PATH: findChromium() };
await runTypeScript('bench/src/main.ts', process.argv.slice(2), { env, isLoud: true }).catch(() => (process.exitCode = 1));
