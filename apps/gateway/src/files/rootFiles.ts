import { createHash } from 'node:crypto';
import {
  APP_MANIFEST,
  appManifestOf,
  liveBrandOf,
  NOTICES,
  noticesOf,
  unregisteringWorker,
  type Manifest,
  type Registry,
  SERVICE_WORKER,
  serviceWorkerOf,
  type Store,
} from '@parlour/registry';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config';
import { workerSecurity } from '../document/contentSecurity';
import { encoded, preferred } from './encoding';
import { isKnown } from './ifNoneMatch';
import { createResilientLiveManifest } from '../document/liveManifest';

interface RootFileParts {
  readonly registry: Registry;
  readonly store: Store;
  readonly config: Pick<GatewayConfig, 'isDevelopment'>;
}

interface RootFile {
  readonly name: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly read: (manifest: Manifest) => Promise<string | undefined>;
}

/**
 * Serves the files of the installable app (the live shell's service worker, or the one that unregisters it, and the web app
 * manifest) and the licences of third-party code.
 */
export function serveRootFiles(app: FastifyInstance, { registry, store, config: { isDevelopment } }: RootFileParts): void {
  const live = createResilientLiveManifest(registry, app.log);
  const files: readonly RootFile[] = [
    {
      name: SERVICE_WORKER,
      type: 'text/javascript; charset=utf-8',
      headers: workerSecurity,
      // The service worker would cache files permanently, but during development they change under the same name.
      read: async (manifest) => (isDevelopment ? unregisteringWorker : serviceWorkerOf(store, manifest)),
    },
    {
      name: APP_MANIFEST,
      type: 'application/manifest+json; charset=utf-8',
      headers: { 'x-content-type-options': 'nosniff' },
      read: async (manifest) => appManifestOf(store, manifest, await liveBrandOf(registry, manifest)),
    },
    {
      name: NOTICES,
      type: 'text/plain; charset=utf-8',
      headers: { 'x-content-type-options': 'nosniff' },
      read: (manifest) => noticesOf(store, manifest),
    },
  ];
  for (const { name, type, headers, read } of files) {
    const textOf = lastOf(read);
    app.get(`/${name}`, async (request, reply) => {
      const manifest = await live();
      const text = manifest && (await textOf(manifest));
      if (text === undefined) return reply.callNotFound();
      const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
      reply.headers({ ...headers, etag, 'cache-control': 'no-cache' });
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const { body, headers: packed } = await encoded(text, preferred(request.headers['accept-encoding']));
      return reply.type(type).headers(packed).send(body);
    });
  }
}

/** Reads once for each live manifest. */
function lastOf(read: RootFile['read']): RootFile['read'] {
  let last: { readonly sequence: number; readonly text: string | undefined } | undefined;
  return async (manifest) => {
    if (last?.sequence !== manifest.sequence) last = { sequence: manifest.sequence, text: await read(manifest) };
    return last.text;
  };
}
