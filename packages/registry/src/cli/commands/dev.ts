import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { LiveRelease } from '@parlour/release-contract/manifest';
import { servedTypeOf } from '@parlour/platform/servedFiles';
import { defineCommand } from 'citty';
import * as v from 'valibot';
import { describeBuild } from '../../publishing/describe';
import type { DescribedBuild } from '../../publishing/describedBuild';
import { liveReleaseOf } from '../../publishing/descriptor';
import { RegistryRefusal } from '../../registry/refusals';
import { appHere, ownFolder, type Source, sourceOf, startRspack } from '../builder';
import { demandCredentials, namedKey, whichKey } from '../client';
import { jobHere } from '../job';
import { namedAddress, type SiteArgs, siteArgs } from '../namedSite';
import { print } from '../context';
import { openSite, originOf, type Proof } from '../siteRequests';

const HOURS = 8;
/** Waits for this long without a change, because editors save in several steps. */
const QUIET_MS = 200;
/** The lowest Brotli quality, since the compressed files are not sent. */
const FASTEST = 0;
const answered = v.object({ preview: v.string(), validUntil: v.string() });

export const devCommand = defineCommand({
  meta: {
    name: 'dev',
    description: 'Builds a remote with each save and shows it inside a running site, only to visitors that open the printed link',
  },
  args: {
    app: { type: 'positional', required: false, description: 'The remote below apps/; default: that of this folder' },
    ...siteArgs,
    release: { type: 'boolean', default: false, description: 'Builds as for players; each save loads the page anew' },
    token: { type: 'string', description: 'Token for the console, instead of a key; default: CONSOLE_TOKEN' },
  },
  run: async ({ args }) => {
    const site = namedAddress(args);
    const app = args.app ?? appHere();
    if (app === undefined || app === 'shell') throw new RegistryRefusal('name the one remote to show in the site');
    if (site === undefined)
      throw new RegistryRefusal('name the site that shall show it with --site, RELEASES_SITE or parlour.site in package.json');
    const origin = originOf(site);
    const proof = await proofOf(origin, app, args);
    await showInside(sourceOf(app), { site: origin, proof, isRelease: args.release });
  },
});

async function proofOf(origin: string, app: string, args: SiteArgs & { readonly token?: string | undefined }): Promise<Proof> {
  const token = args.token ?? process.env['CONSOLE_TOKEN'];
  if (namedKey(args, app) === undefined && token) return { token };
  if (namedKey(args, app) !== undefined || jobHere() !== undefined) return demandCredentials(origin, args, app);
  throw new RegistryRefusal(`a preview token is asked for with a key, or with --token: ${whichKey(app)}`);
}

interface Showing {
  /** The origin of the site. */
  readonly site: string;
  readonly proof: Proof;
  readonly isRelease: boolean;
}

/** Runs until the process ends; rejects with an error before the first build is shown. */
async function showInside(source: Source, { site, proof, isRelease }: Showing): Promise<never> {
  const { app } = source;
  const folder = ownFolder(source);
  const server = serve();
  const origin = await server.listen();
  const version = `0.0.1-dev.${Date.now().toString(36)}`;
  const startBuilder = () =>
    startRspack(source, ['build', '--watch'], {
      BUILD_DIR: folder,
      RELEASE_BASE: `${origin}/`,
      RELEASE_VERSION: version,
      ...(!isRelease && { NODE_ENV: 'development', BUILD_FOR: 'site' }),
    });
  let builder = startBuilder();
  process.once('exit', () => builder.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

  return new Promise<never>((_resolve, reject) => {
    let isShown = false;
    const fail = (error: unknown) => (isShown ? process.stderr.write(`${String(error)}\n`) : reject(error));
    const offer = async (hasErrors: boolean) => {
      const described = describedBuild(folder).catch((error: unknown) => {
        // The first build failed, so there is nothing to show yet.
        if (!hasErrors) throw error;
      });
      const [result, build] = await Promise.all([readBuildResult(folder), described]);
      if (!build || !server.offer(build, result)) return;
      print(`${app} is built`);
      if (isShown) return;
      await printLink(app, origin, { site, proof });
      isShown = true;
    };
    let offering: Promise<unknown> = Promise.resolve();
    const follow = (child: ChildProcess) => {
      child.stdout?.on('data', (chunk) => {
        const [, how] = /compiled (\S+(?: \d+ \w+)?)/.exec(String(chunk)) ?? [];
        if (how !== undefined) offering = offering.then(() => offer(how.includes('error'))).catch(fail);
        if (!/compiled successfully/.test(String(chunk))) process.stdout.write(chunk);
      });
      child.stderr?.on('data', (chunk) => process.stderr.write(chunk));
      child.once('error', reject).once('close', (status) => {
        if (child.killed) return;
        const next = isShown ? '; it starts again when a configuration is saved' : ', so there is nothing to show';
        fail(new RegistryRefusal(`rspack ended (${status ?? 'killed'}), its output is above${next}`));
      });
    };
    follow(builder);
    // rspack reads the remote config only once, when it starts.
    let starting: NodeJS.Timeout | undefined;
    watch(source.folder, (_event, file) => {
      if (!file?.endsWith('.config.ts')) return;
      builder.kill();
      clearTimeout(starting);
      starting = setTimeout(() => {
        builder = startBuilder();
        follow(builder);
      }, QUIET_MS);
    });
  });
}

/** Asks the site for a link that shows an app's builds from their server, and prints it. */
async function printLink(app: string, builds: string, { site, proof }: Pick<Showing, 'site' | 'proof'>): Promise<void> {
  const ask = await openSite(site, proof);
  const answer = await ask('POST', 'previews', { rings: [], overrides: { [app]: builds }, hours: HOURS }).catch((error) => {
    throw new RegistryRefusal(`${site} gives no preview token: ${error instanceof Error ? error.message : error}`);
  });
  const { preview, validUntil } = v.parse(answered, answer);
  print(`Open ${new URL(`/?preview=${preview}`, site)}`);
  print(
    `It shows your ${app} in this browser until ${new Date(validUntil).toLocaleTimeString()}; each save appears in the open page.`,
  );
}

/** The result of the last build, if it supports hot module replacement; written by `@parlour/remote-build`. */
const buildResult = v.object({ app: v.string(), hash: v.string(), errors: v.array(v.string()) });
type BuildResult = v.InferOutput<typeof buildResult>;

async function readBuildResult(folder: string): Promise<BuildResult | undefined> {
  const text = await readFile(path.join(folder, 'build.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(buildResult, JSON.parse(text));
}

function describedBuild(folder: string): Promise<DescribedBuild> {
  return describeBuild(folder, { revision: 'working copy', builtAt: new Date().toISOString() }, FASTEST);
}

/** The manifest's part for a build. */
function releaseOf({ descriptor }: DescribedBuild) {
  if (descriptor.kind === 'shell') throw new RegistryRefusal('the shell cannot be shown inside a site');
  return liveReleaseOf(descriptor);
}

/** The parts of a release that hot module replacement cannot change: everything except the files. */
const fixedPart = ({ entry: _entry, modules, imports: _imports, ...rest }: LiveRelease) =>
  JSON.stringify([rest, Object.keys(modules)]);

/**
 * Serves builds on localhost and notifies pages of each: with a `build` event if it supports hot module replacement, else with a
 * plain one, after which the page reloads. Files are kept in memory, since the builder may rewrite its folder at any time, and
 * pages may still show an earlier build.
 */
function serve() {
  let release = '';
  let fixed = '';
  let event = '';
  /** The event for a page that connects later, which already has the latest build. */
  let initialEvent = '';
  const files = new Map<string, Buffer>();
  const listeners = new Set<ServerResponse>();
  const answer = (request: IncomingMessage, response: ServerResponse): unknown => {
    // The site has another origin, and browsers treat a loopback address as a private network.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-private-network', 'true');
    response.setHeader('cache-control', 'no-store');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (pathname === '/release.json') return response.setHeader('content-type', 'application/json').end(release);
    if (pathname === '/changes') {
      listeners.add(response.writeHead(200, { 'content-type': 'text/event-stream' }));
      if (initialEvent !== '') response.write(initialEvent);
      response.flushHeaders();
      return response.once('close', () => listeners.delete(response));
    }
    const bytes = files.get(decodeURIComponent(pathname.slice(1)));
    const type = servedTypeOf(pathname)?.type;
    if (bytes === undefined || type === undefined) return response.writeHead(404).end();
    return response.setHeader('content-type', type).end(bytes);
  };
  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      // An invalid path, such as `//` or `/%`.
      response.writeHead(400).end();
    }
  });
  return {
    /** Starts the server and resolves with its origin. */
    listen: () =>
      new Promise<string>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
        });
      }),
    /** Offers a build to pages; returns whether it differs from the previous one. */
    offer: (build: DescribedBuild, result: BuildResult | undefined) => {
      const described = releaseOf(build);
      const [next, nextFixed] = [JSON.stringify(described), fixedPart(described)];
      const isNew = fixed !== '' && fixed !== nextFixed;
      const buildEvent = (details: object) => `event: build\ndata: ${JSON.stringify({ ...result, ...details })}\n\n`;
      const nextEvent = result === undefined ? 'data: built\n\n' : buildEvent({ isNew });
      const isSame = next === release;
      if (isSame && nextEvent === event) return false;
      [release, fixed, event] = [next, nextFixed, nextEvent];
      initialEvent = result === undefined ? '' : buildEvent({ isNew: false });
      for (const file of build.files) files.set(file.path, file.bytes);
      for (const listener of listeners) listener.write(event);
      return !isSame;
    },
  };
}
