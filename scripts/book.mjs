// @ts-check
// Serves the component book with hot replacement; `--update` takes its tests' reference pictures again.
import { createServer } from 'node:http';
import path from 'node:path';
import { readArguments, refuse } from './workspace/arguments.mjs';
import { findChromium } from './test/browsers.mjs';
import { install, root, run } from './workspace/run.mjs';

const { values } = readArguments({ options: { update: { type: 'boolean', default: false } } }, 'npm run book [-- --update]');
await install();
if (values.update) await takePictures();
else await serve(Number(process.env.PORT ?? 8090));

async function takePictures() {
  const env = { ...process.env, CHROMIUM_PATH: findChromium() };
  const cwd = path.join(root, 'packages/e2e');
  const words = ['node_modules/@playwright/test/cli.js', 'test', '--project=deep', '--update-snapshots=changed', 'book/'];
  await run(process.execPath, words, { cwd, env, isLoud: true });
}

/** @param {number} port */
async function serve(port) {
  const { openDevServer } = await import('./dev/server.mjs');
  const { answer, settled } = await openDevServer(['book'], console.log);
  const server = createServer((request, response) => {
    // Simulates a site that never responds.
    if (request.url !== '/silent') answer(request, response);
  });
  server.once('error', ({ message }) =>
    refuse(`The book cannot be at http://localhost:${port} (${message}); set PORT to a free one.`),
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
  await settled();
  server.listen(port, 'localhost', () => console.log(`The book is at http://localhost:${port}`));
}
