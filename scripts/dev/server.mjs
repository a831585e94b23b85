// @ts-check
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { remotes as remoteNames } from '../workspace/apps.mjs';
import { root } from '../workspace/run.mjs';
import { importConfiguration, VERSION, watchApp } from './builds.mjs';
import { placesIn } from './places.mjs';

/** @typedef {import('./builds.mjs').App} App */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/** Shorter than the idle timeout of proxies. */
const SIGN_OF_LIFE_MS = 20_000;
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * Builds apps in development mode with every save, and serves the result. Pages are notified of each build and replace the
 * modules that changed. Stops with the process.
 * @param {readonly string[]} names @param {(line: string) => void} say
 */
export async function openDevServer(names, say) {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-dev-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  /** @type {Set<ServerResponse>} */
  const listeners = new Set();
  /** @param {import('@parlour/remote-build/development').Build} build */
  const tell = (build) => {
    for (const error of build.errors) say(`${build.app} does not build: ${error}`);
    for (const listener of listeners) listener.write(`data: ${JSON.stringify(build)}\n\n`);
  };
  setInterval(() => listeners.forEach((listener) => listener.write(':\n\n')), SIGN_OF_LIFE_MS).unref();
  await buildPage(folder);
  /** @type {App[]} */
  const apps = [];
  for (const name of names) apps.push(await watchApp(name, path.join(folder, name), tell));

  /** The built file at an address. @param {string} pathname */
  const fileOf = (pathname) => {
    const app = apps.find(({ base }) => pathname.startsWith(base));
    const file = app && path.join(app.folder, pathname.slice(app.base.length) || 'index.html');
    return file?.startsWith(app?.folder + path.sep) ? file : undefined;
  };

  /** @param {string} address @param {ServerResponse} response */
  const answer = async (address, response) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    response.setHeader('cache-control', 'no-store');
    if (pathname === '/dev/builds') {
      listeners.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
      response.once('close', () => listeners.delete(response));
      for (const { build } of apps) response.write(`data: ${JSON.stringify(build)}\n\n`);
      return response.flushHeaders();
    }
    if (pathname === '/dev/places') return json(response, await placesIn(searchParams.get('stack') ?? '', fileOf));
    if (pathname === '/dev/releases') return json(response, await releasesOf(apps));
    const file = pathname === '/dev/page.js' ? path.join(folder, 'page.js') : fileOf(pathname);
    await apps.find(({ base }) => pathname.startsWith(base))?.settled();
    const extension = path.extname(file ?? '');
    const bytes = file && (await readFile(file).catch(() => undefined));
    // The page that explains why there is none.
    if (!bytes && extension === '.html') return response.setHeader('content-type', types['.html']).end(withPage('<head></head>'));
    if (!file || !bytes) return response.writeHead(404).end();
    response.setHeader('content-type', Reflect.get(types, extension) ?? 'application/octet-stream');
    return response.end(extension === '.html' ? withPage(String(bytes)) : bytes);
  };

  return {
    /** Resolves when no build is under way. */
    settled: () => Promise.all(apps.map(({ settled }) => settled())),
    /** @param {import('node:http').IncomingMessage} request @param {ServerResponse} response */
    answer: (request, response) => {
      answer(request.url ?? '/', response).catch((error) => {
        say(String(error));
        response.destroy();
      });
    },
  };
}

/** Listens on localhost; returns its origin. @param {import('node:http').RequestListener} answer @returns {Promise<string>} */
export function listen(answer) {
  const server = createServer(answer);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    });
  });
}

/** What runs in every page around the apps. @param {string} folder */
async function buildPage(folder) {
  const { plain } = await importConfiguration(path.join(root, 'packages/remote-build/src/config/baseConfig.ts'), folder);
  const page = {
    ...plain(path.join(root, 'scripts/dev/page')),
    entry: './main.ts',
    output: { path: folder, filename: 'page.js' },
  };
  await new Promise((resolve, reject) => {
    rspack(page, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(undefined);
    });
  });
}

/** @param {string} document */
function withPage(document) {
  return document.replace(/<head[^>]*>/, (head) => `${head}<script src="/dev/page.js"></script>`);
}

/** Manifest entries of the apps in development. @param {readonly App[]} apps */
async function releasesOf(apps) {
  await Promise.all(apps.map(({ settled }) => settled()));
  const built = apps.map(({ build: { hash }, described }) => [hash, described]);
  const stamp = createHash('sha256').update(JSON.stringify(built)).digest('hex').slice(0, 8);
  const remotes = apps.flatMap(({ name, described }) =>
    described && remoteNames.includes(name) ? [[name, JSON.parse(described)]] : [],
  );
  return { stamp, version: VERSION, remotes: Object.fromEntries(remotes) };
}

/** @param {ServerResponse} response @param {unknown} body */
function json(response, body) {
  return response.setHeader('content-type', types['.json']).end(JSON.stringify(body));
}
