// @ts-check
// Serves the component book and builds it anew with each save; `--update` takes the pictures anew that its tests compare with.
import { spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { readArguments, refuse } from './arguments.mjs';
import { findChromium } from './chromium.mjs';
import { install, root, run } from './run.mjs';

const book = path.join(root, 'apps/book');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' };

const { values } = readArguments({ options: { update: { type: 'boolean', default: false } } }, 'npm run book [-- --update]');
await install();
if (values.update) await takePictures();
else serve(Number(process.env.PORT ?? 8090));

async function takePictures() {
  // An address stands for the site that other stories need.
  const env = { ...process.env, BOOK_PICTURES: 'update', CHROMIUM_PATH: findChromium(), PARLOUR_URL: 'http://localhost' };
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  await run(process.execPath, [jest, '--selectProjects', 'browser', '--runInBand', 'stories/book.story'], { env, isLoud: true });
}

/** @param {number} port */
function serve(port) {
  const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const env = { ...process.env, NODE_ENV: 'development' };
  const server = createServer((request, reply) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://book').pathname) || 'index.html';
    // What stands for a site that never answers.
    if (name === 'silent') return;
    const file = path.join(book, 'dist', name);
    if (!existsSync(file)) return void reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': Reflect.get(types, path.extname(name)) ?? 'application/octet-stream' });
    createReadStream(file).pipe(reply);
  });
  server.once('error', ({ message }) =>
    refuse(`The book cannot be at http://localhost:${port} (${message}); set PORT to a free one.`),
  );
  server.listen(port, 'localhost', () => {
    console.log(`The book is at http://localhost:${port}`);
    const builder = spawn(process.execPath, [rspack, 'build', '--watch'], { cwd: book, env, stdio: 'inherit' });
    builder.once('exit', () => server.close());
  });
}
