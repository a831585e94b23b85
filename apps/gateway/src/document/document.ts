import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  brandedTemplate,
  type Manifest,
  readRootDocuments,
  RegistryRefusal,
  type Registry,
  type Store,
  type StoredKey,
} from '@parlour/registry';
import { createManifestSigner, documentOf, NONCE, type Served } from '@parlour/registry/site/servedManifest';
import { readReplay, replayedManifest } from '@parlour/registry/site/openReplay';
import { createReleasePreviews } from '@parlour/registry/site/releasePreviews';
import { previewDocument, replayDocument } from '@parlour/registry/site/replayDocument';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../config';
import { siteSecurity } from './contentSecurity';
import { serveDevReload, withDevReload } from '../development/devReload';
import { isKnown } from '../files/ifNoneMatch';
import { createResilientLiveManifest } from './liveManifest';
import { previewedApps } from './previewedApps';
import { fetchPublicAnswer } from './fetchPublicAnswer';
import { compressDocument, compressManifest, type SendDocument } from './compressedAnswers';
import { createPublicAnswers, type PublicAnswers, publicCalls } from './publicAnswers';
import { createCachedCall } from '../promises/cachedCall';
import { createTranslators, type DialectNow } from '../proxy/translatedCalls';
import type { Marks } from '../telemetry/marks';

const ROOTS_MAX_AGE_MS = 5_000;
const MOST_ANSWERED = 4;

interface DocumentParts {
  readonly registry: Registry;
  readonly store: Store;
  readonly key: StoredKey;
  readonly config: GatewayConfig;
  readonly marks: Pick<Marks, 'nonceFor'>;
  readonly dialectNow?: DialectNow;
}

/** Serves the site's document and the manifest: the live shell's template with the signed manifest and a fresh nonce inserted. */
export function serveDocument(
  app: FastifyInstance,
  { registry, store, key, config, marks, dialectNow = () => undefined }: DocumentParts,
): void {
  const signed = createManifestSigner(key);
  const live = createResilientLiveManifest(registry, app.log);
  const templates = new Map<string, string>();
  const prepared = new WeakMap<Served, ReturnType<typeof prepare>>();
  const translatorOf = createTranslators();
  const publicAnswers = createPublicAnswers((call) => fetchPublicAnswer(config.apiOrigin, call, translatorOf(dialectNow())));
  /**
   * The last documents with answers; there are many, because the answers of a slow call come and go. The document without answers
   * is cached per manifest.
   */
  const answered = new LRUCache<string, SendDocument>({ max: MOST_ANSWERED });
  let latest: { readonly etag: string; readonly answers: PublicAnswers; readonly send: SendDocument } | undefined;

  const isReloaded = config.isDevelopment && config.devServer === undefined;
  const templateOf = async ({ shell: { version } }: Manifest) => {
    const known = templates.get(version);
    if (known !== undefined) return known;
    const bytes = await store.read(`assets/shell/${version}/document.html`);
    if (bytes === undefined) throw new Error(`the shell ${version} has no document`);
    const text = withServiceFrame(bytes.toString(), config.serviceFrame);
    const template = isReloaded ? withDevReload(text) : text;
    // A development build has the same version however often it is built.
    if (config.devServer === undefined) templates.set(version, template);
    return template;
  };

  const brandedOf = async (manifest: Manifest) => brandedTemplate(registry, await templateOf(manifest), manifest);

  let rootVersion: number | undefined;
  /** While the root documents cannot be read, the last known version is used. */
  const rootVersionNow = async () => {
    try {
      rootVersion = (await registry.trust()).version;
    } catch (error) {
      if (rootVersion === undefined) throw error;
    }
    return rootVersion;
  };

  const prepare = (served: Served) => {
    const documentWith = (answers?: string) =>
      compressDocument(async () => {
        const version = await rootVersionNow();
        return documentOf(await brandedOf(served.manifest), served.manifest, key, version, answers);
      });
    return {
      etag: served.etag,
      manifest: compressManifest(JSON.stringify(served.manifest)),
      calls: config.hasDocumentAnswers ? publicCalls(served.manifest) : [],
      document: documentWith(),
      documentWith,
    };
  };
  const preparedOf = async (manifest: Manifest) => {
    const served = await signed(manifest);
    const parts = prepared.get(served) ?? prepare(served);
    prepared.set(served, parts);
    return parts;
  };
  const documentOfNow = async (manifest: Manifest, nonce: string, accepted: string | undefined) => {
    const { etag, calls, document, documentWith } = await preparedOf(manifest);
    const answers = calls.length === 0 ? undefined : await publicAnswers(calls);
    if (answers === undefined) return document({ nonce }, accepted);
    if (latest?.answers !== answers || latest.etag !== etag) {
      const name = `${etag} ${answers.json}`;
      latest = { etag, answers, send: answered.get(name) ?? documentWith(answers.json) };
      answered.set(name, latest.send);
    }
    return latest.send({ nonce, takenAt: answers.takenAt }, accepted);
  };

  /** The origins that the policy allows these apps to call: the manifest does not contain them for previewed releases. */
  const allowedTo = async (apps: readonly string[]) => {
    if (apps.length === 0) return [];
    const { policy } = await registry.head();
    return apps.flatMap((name) => policy.apps[name]?.origin ?? []);
  };

  const previews = createReleasePreviews(registry, store, Date.now);
  /** The document that a link shows, and what is live in it: a preview has dots in it, a replay is JSON in base64url. */
  const readLink = async (text: string) => {
    if (text.includes('.')) {
      const { preview, manifest } = await previews.open(text, key);
      return { manifest, body: previewDocument(await brandedOf(manifest), manifest, preview) };
    }
    const replay = await readReplay(text, key, Date.now());
    if (replay === undefined) throw new RegistryRefusal('This link has expired, or is not of this site.');
    const manifest = await replayedManifest(registry, replay);
    return { manifest, body: replayDocument(await brandedOf(manifest), manifest, replay) };
  };
  /** A link shows other releases than the live ones to anybody who has it, so nobody may cache them. */
  const sendLinked = async (text: string, { 'user-agent': userAgent }: IncomingHttpHeaders, reply: FastifyReply) => {
    try {
      const { body, manifest } = await readLink(text);
      const nonce = randomBytes(16).toString('base64');
      return await reply
        .type('text/html; charset=utf-8')
        .headers({
          ...siteSecurity(nonce, config, { userAgent, calls: originsIn(manifest) }),
          'cache-control': 'private, no-store',
        })
        .send(body.replaceAll(NONCE, nonce));
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      return reply.code(410).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${error.message}\n`);
    }
  };

  app.get<{ Querystring: { composition?: unknown } }>('/', async ({ headers, ip, query: { composition } }, reply) => {
    if (typeof composition === 'string') return sendLinked(composition, headers, reply);
    const { cookie, 'accept-encoding': accepted, 'user-agent': userAgent } = headers;
    const manifest = await live();
    if (manifest === undefined) return reply.code(503).type('text/plain').send('Nothing is released yet.');
    const nonce = marks.nonceFor(ip);
    const previewed = await previewedApps(cookie, key, registry.site);
    const origins = Object.values(previewed);
    const calls = [...originsIn(manifest), ...(await allowedTo(Object.keys(previewed)))];
    const document = await documentOfNow(manifest, nonce, accepted);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        ...siteSecurity(nonce, config, { previewOrigins: origins, userAgent, calls }),
        ...document.headers,
        vary: `${document.headers.vary}, user-agent`,
        'cache-control': origins.length === 0 ? 'no-cache' : 'private, no-store',
      })
      .send(document.body);
  });

  if (isReloaded) serveDevReload(app, registry);

  app.get('/manifest.json', async (request, reply) => {
    const current = await live();
    if (current === undefined) return reply.code(503).send({ message: 'Nothing is released yet.' });
    const { etag, manifest } = await preparedOf(current);
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const { body, headers } = await manifest(request.headers['accept-encoding']);
    return reply.type('application/json; charset=utf-8').headers(headers).send(body);
  });
  // Pages request these when they see a manifest that is signed by a key unknown to them; all open pages do so within two polls.
  const roots = createCachedCall(async () => JSON.stringify(await readRootDocuments(store)), ROOTS_MAX_AGE_MS);
  app.get('/trust.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await roots()),
  );
}

/**
 * Tells the page which permissions it may delegate to the frame of customer service, since not every browser knows
 * `Permissions-Policy`.
 */
function withServiceFrame(document: string, devices: readonly string[]): string {
  return devices.length === 0 ? document : document.replace('<html', `<html data-service-frame="${devices.join(' ')}"`);
}

/** The origins that live remotes and their canaries call; the gate has allowed them. */
function originsIn({ remotes }: Manifest): readonly string[] {
  const origins = Object.values(remotes).flatMap(({ origin, canary }) => [origin, canary?.origin]);
  return [...new Set(origins)].filter((origin) => origin !== undefined);
}
