import { randomBytes } from 'node:crypto';
import type { Manifest, Registry, Store } from '@parlour/releases';
import { type PrivateKey, publicPart } from '@parlour/releases/seal';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from './config';
import { siteSecurity } from './contentSecurity';
import { serveDevReload, withDevReload } from './devReload';
import { encoded } from './encoding';
import { createLastingLive } from './live';
import { passOrigins } from './passOrigins';
import { createSealer } from './served';

interface DocumentParts {
  readonly registry: Registry;
  readonly store: Store;
  readonly key: PrivateKey;
  readonly config: GatewayConfig;
}

/** Serves the site's document and the manifest: the live shell's template with the sealed manifest and a fresh nonce in it. */
export function serveDocument(app: FastifyInstance, { registry, store, key, config }: DocumentParts): void {
  const sealed = createSealer(key);
  const live = createLastingLive(registry, app.log);
  const publicKey = JSON.stringify(publicPart(key)).replaceAll('"', '&quot;');
  const templates = new Map<string, string>();

  const templateOf = async ({ shell: { version } }: Manifest) => {
    const known = templates.get(version);
    if (known !== undefined) return known;
    const bytes = await store.read(`assets/shell/${version}/document.html`);
    if (bytes === undefined) throw new Error(`the shell ${version} has no document`);
    const template = bytes.toString();
    templates.set(version, template);
    return template;
  };

  app.get('/', async (request, reply) => {
    const manifest = await live();
    if (manifest === undefined) return reply.code(503).type('text/plain').send('Nothing is released yet.');
    const nonce = randomBytes(16).toString('base64');
    const served = await sealed(manifest);
    const origins = await passOrigins(request.headers.cookie, key);
    const inline = JSON.stringify(served.manifest).replaceAll('<', '\\u003c');
    const template = config.isDevelopment ? withDevReload(await templateOf(manifest)) : await templateOf(manifest);
    const document = template
      .replaceAll('__NONCE__', nonce)
      .replace('__KEY__', () => publicKey)
      .replace('__MANIFEST__', () => inline);
    const { body, headers } = await encoded(document, request.headers['accept-encoding']);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        ...siteSecurity(nonce, config, origins),
        ...headers,
        'cache-control': origins.length === 0 ? 'no-cache' : 'private, no-store',
      })
      .send(body);
  });

  if (config.isDevelopment) serveDevReload(app, registry);

  app.get('/manifest.json', async (request, reply) => {
    const manifest = await live();
    if (manifest === undefined) return reply.code(503).send({ message: 'Nothing is released yet.' });
    const { etag, manifest: sealedNow } = await sealed(manifest);
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const { body, headers } = await encoded(JSON.stringify(sealedNow), request.headers['accept-encoding']);
    return reply.type('application/json; charset=utf-8').headers(headers).send(body);
  });
}
