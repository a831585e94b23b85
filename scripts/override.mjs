// @ts-check
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { install, root } from './run.mjs';

/** Who asks for the preview token: the key of the remote's team, or the token of the console. @typedef {{ token: string } | { key: string }} Proof */
/** @typedef {(folder: string, provenance: object) => Promise<{ descriptor: any }>} DescribeBuild */

const HOURS = 8;
const types = { '.js': 'text/javascript', '.json': 'application/json', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/**
 * Builds a remote with each save and shows it inside a running site, only to visitors that open the printed link. Ends with
 * the process.
 * @param {{ name: string, site: string, proof: Proof, say: (line: string) => void }} options
 */
export async function overrideRemote({ name, site, proof, say }) {
  await install();
  const { describeBuild } = await tsImport('../packages/release-server/src/describe.ts', import.meta.url);
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-dev-`));
  const server = serve(folder);
  const origin = await server.listen();
  const builder = build(name, folder, origin);
  process.once('exit', () => {
    builder.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

  await new Promise((resolve) => {
    const read = () => liveRelease(folder, describeBuild);
    followBuilds(builder.stdout, read, (release) => {
      server.offer(release);
      say(`${name} is built`);
      resolve(undefined);
    });
  });
  const { preview, validUntil } = await requestPreviewToken(site, proof, {
    rings: [],
    overrides: { [name]: origin },
    hours: HOURS,
  });
  say(`Open ${new URL(`/?preview=${preview}`, site)}`);
  say(`It shows your ${name} in this browser until ${new Date(validUntil).toLocaleTimeString()}; each save loads it anew.`);
}

/** @param {string} name @param {string} folder @param {string} origin */
function build(name, folder, origin) {
  const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const env = {
    ...process.env,
    BUILD_DIR: folder,
    RELEASE_BASE: `${origin}/`,
    RELEASE_VERSION: `0.0.1-dev.${Date.now().toString(36)}`,
  };
  return spawn(process.execPath, [rspack, 'build', '--watch'], {
    cwd: path.join(root, 'apps', name),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/**
 * Reports each build that is complete and new; errors are printed as the builder prints them.
 * @param {import('node:stream').Readable} output @param {() => Promise<{ version: string } | undefined>} read
 * @param {(release: { version: string }) => void} onBuilt
 */
function followBuilds(output, read, onBuilt) {
  let last = '';
  const tell = async () => {
    const release = await read().catch(() => undefined);
    const text = JSON.stringify(release);
    if (release === undefined || text === last) return;
    last = text;
    onBuilt(release);
  };
  output.on('data', (chunk) => {
    if (/compiled/.test(String(chunk))) void tell();
    else process.stdout.write(chunk);
  });
}

/** What the manifest would say of the build. @param {string} folder @param {DescribeBuild} describeBuild */
async function liveRelease(folder, describeBuild) {
  const { descriptor } = await describeBuild(folder, { revision: 'working copy', builtAt: new Date().toISOString() });
  const { version, platformVersion, container, entry, modules, outage, routes, nav } = descriptor;
  return { version, platformVersion, container, entry, modules, outage, routes, nav };
}

/** @param {string} folder */
function serve(folder) {
  let release = '';
  /** @type {Set<import('node:http').ServerResponse>} */
  const listeners = new Set();
  /** @type {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<unknown>} */
  const answer = async (request, response) => {
    // The site has another origin, and a loopback address counts as a private network to it.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-private-network', 'true');
    response.setHeader('cache-control', 'no-store');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (pathname === '/release.json') return response.setHeader('content-type', 'application/json').end(release);
    if (pathname === '/changes') {
      listeners.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
      response.flushHeaders();
      return response.once('close', () => listeners.delete(response));
    }
    const file = path.join(folder, pathname);
    const bytes = file.startsWith(folder + path.sep) ? await readFile(file).catch(() => undefined) : undefined;
    const type = Object.entries(types).find(([ending]) => file.endsWith(ending))?.[1] ?? 'application/octet-stream';
    if (bytes === undefined) return response.writeHead(404).end();
    return response.setHeader('content-type', type).end(bytes);
  };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  return {
    /** @returns {Promise<string>} its origin */
    listen: () =>
      new Promise((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
        });
      }),
    /** @param {object} next */
    offer: (next) => {
      release = JSON.stringify(next);
      for (const listener of listeners) listener.write('data: built\n\n');
    },
  };
}

/** @param {string} site @param {Proof} proof @param {object} wish @returns {Promise<{ preview: string, validUntil: string }>} */
async function requestPreviewToken(site, proof, wish) {
  const url = new URL('/releases/previews', site).href;
  const body = Buffer.from(JSON.stringify(wish));
  const headers = 'token' in proof ? { authorization: `Bearer ${proof.token}` } : await signedHeaders(site, url, body, proof.key);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  }).catch((error) => {
    throw new Error(`${site} does not answer: ${error.cause?.message ?? error.message}`);
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(`${site} gives no preview token: ${answer.message ?? response.status}`);
  return answer;
}

/** @param {string} site @param {string} url @param {Buffer} body @param {string} key a file, or the key itself */
async function signedHeaders(site, url, body, key) {
  const [{ signRequest }, { readSecret }] = await Promise.all([
    tsImport('../packages/release-server/src/signedRequests.ts', import.meta.url),
    tsImport('../packages/release-server/src/keys.ts', import.meta.url),
  ]);
  const answer = await fetch(new URL('/releases/registry', site)).catch(() => undefined);
  const registry = (await answer?.json().catch(() => undefined))?.registry;
  if (registry === undefined) throw new Error(`${site} does not say which registry it has`);
  return signRequest({ method: 'POST', url, body }, { registry, key: await readSecret(key) });
}
