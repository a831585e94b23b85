import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { defineCommand } from 'citty';
import * as v from 'valibot';
import { type DescribedBuild, describeBuild } from '../describe';
import { liveReleaseOf } from '../descriptor';
import { readSecret } from '../keys';
import { RegistryRefusal } from '../refusals';
import { appHere, ownFolder, type Source, sourceOf, startRspack } from './builder';
import { namedKey, namedSite, siteArgs } from './client';
import { print } from './context';
import { openSite, originOf, type Proof } from './siteRequests';

const HOURS = 8;
const types = { '.js': 'text/javascript', '.json': 'application/json', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const answered = v.object({ preview: v.string(), validUntil: v.string() });

export const devCommand = defineCommand({
  meta: {
    name: 'dev',
    description: 'Builds a remote with each save and shows it inside a running site, only to visitors that open the printed link',
  },
  args: {
    app: { type: 'positional', required: false, description: 'The remote below apps/; default: that of this folder' },
    ...siteArgs,
    token: { type: 'string', description: 'Token for the console, instead of a key; default: CONSOLE_TOKEN' },
  },
  run: async ({ args }) => {
    const site = namedSite(args);
    const app = args.app ?? appHere();
    if (app === undefined || app === 'shell') throw new RegistryRefusal('name the one remote to show in the site');
    if (site === undefined)
      throw new RegistryRefusal('name the site that shall show it with --site, RELEASES_SITE or parlour.site in package.json');
    const origin = originOf(site);
    await showInside(sourceOf(app), origin, await proofOf(namedKey(args), args.token ?? process.env['CONSOLE_TOKEN']));
  },
});

async function proofOf(key: string | undefined, token: string | undefined): Promise<Proof> {
  if (key) return { key: await readSecret(key) };
  if (token) return { token };
  throw new RegistryRefusal('a preview token needs --key <key of the team>, or RELEASES_KEY in the environment; or --token');
}

/** Ends with the process. */
async function showInside(source: Source, site: string, proof: Proof): Promise<void> {
  const { app } = source;
  const folder = ownFolder(source);
  const server = serve();
  const origin = await server.listen();
  const builder = startRspack(source, ['build', '--watch'], {
    BUILD_DIR: folder,
    RELEASE_BASE: `${origin}/`,
    RELEASE_VERSION: `0.0.1-dev.${Date.now().toString(36)}`,
  });
  process.once('exit', () => builder.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

  await new Promise<void>((resolve) => {
    const offer = async () => {
      const build = await describeBuild(folder, { revision: 'working copy', builtAt: new Date().toISOString() }).catch(
        () => undefined,
      );
      if (build === undefined || !server.offer(build)) return;
      print(`${app} is built`);
      resolve();
    };
    builder.stdout?.on('data', (chunk) => {
      if (/compiled/.test(String(chunk))) void offer();
      else process.stdout.write(chunk);
    });
    builder.stderr?.on('data', (chunk) => process.stderr.write(chunk));
  });
  const ask = await openSite(site, proof);
  const answer = await ask('POST', 'previews', { rings: [], overrides: { [app]: origin }, hours: HOURS }).catch((error) => {
    throw new RegistryRefusal(`${site} gives no preview token: ${error instanceof Error ? error.message : error}`);
  });
  const { preview, validUntil } = v.parse(answered, answer);
  print(`Open ${new URL(`/?preview=${preview}`, site)}`);
  print(`It shows your ${app} in this browser until ${new Date(validUntil).toLocaleTimeString()}; each save loads it anew.`);
}

/** What the manifest would say of a build, as JSON. */
function releaseOf({ descriptor }: DescribedBuild): string {
  if (descriptor.kind === 'shell') throw new RegistryRefusal('the shell cannot be shown inside a site');
  return JSON.stringify(liveReleaseOf(descriptor));
}

/**
 * A server on localhost of builds as they were described, which tells pages of each. The builder writes its folder anew at any time; files
 * of earlier builds stay for the pages that show them.
 */
function serve() {
  let release = '';
  const files = new Map<string, Buffer>();
  const listeners = new Set<ServerResponse>();
  const answer = (request: IncomingMessage, response: ServerResponse): unknown => {
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
    const bytes = files.get(decodeURIComponent(pathname.slice(1)));
    const type = Object.entries(types).find(([ending]) => pathname.endsWith(ending))?.[1] ?? 'application/octet-stream';
    if (bytes === undefined) return response.writeHead(404).end();
    return response.setHeader('content-type', type).end(bytes);
  };
  const server = createServer((request, response) => void answer(request, response));
  return {
    /** Resolves to its origin. */
    listen: () =>
      new Promise<string>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
        });
      }),
    /** False, without any effect, for the build that is offered already. */
    offer: (build: DescribedBuild) => {
      const next = releaseOf(build);
      if (next === release) return false;
      release = next;
      for (const file of build.files) files.set(file.path, file.bytes);
      for (const listener of listeners) listener.write('data: built\n\n');
      return true;
    },
  };
}
