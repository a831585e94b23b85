import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileStore, type Store } from '@parlour/registry';
import { createErrorReport } from '@parlour/registry/errors/groups';
import type { PrivateKey } from '@parlour/release-contract/signature';
import { type TestRegistry, testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import type { OpenIdProvider } from '../releaseApi/openId/provider';
import { createRateLimits } from '../sharedRateLimit';
import { serveReleaseApi } from '../releaseApi/serveReleaseApi';
import { healthOf } from '../telemetry/health';
import { readOutcomes } from '@parlour/registry/canary/outcomes';
import { readTimings } from '../telemetry/timings';

type GivenHeaders = Exclude<InjectOptions['headers'], undefined>;

export const TOKEN = 'correct horse battery staple';
export const HOST = 'site.example';
export const origin = `https://${HOST}`;
export const bearer = { authorization: `Bearer ${TOKEN}` };
export const promote = {
  kind: 'promote',
  releases: [{ name: 'wallet', version: '1.1.0' }],
  to: { kind: 'share', share: 500 },
};

export interface OpenReleaseApi {
  readonly app: FastifyInstance;
  readonly site: TestRegistry;
  readonly registry: TestRegistry['registry'];
  readonly store: Store;
  /** The root key, which is the online key too. */
  readonly secret: PrivateKey;
  readonly keyOf: TestRegistry['keyOf'];
  readonly clock: { now: number };
  /** The keys read from the store since the list was last cleared. */
  readonly asked: string[];
  /** All calls that are served, such as `POST /releases/plan`. */
  readonly routes: readonly string[];
  call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers?: GivenHeaders): Promise<LightMyRequestResponse>;
  logIn(token?: string, headers?: GivenHeaders): Promise<LightMyRequestResponse>;
  /** The cookie of a new session. */
  cookie(): Promise<string>;
  /** The same registry with another token or none, and with or without a provider. */
  serve(token: string | undefined, provider?: OpenIdProvider): Promise<FastifyInstance>;
  close(): Promise<void>;
}

interface Options {
  readonly isEmpty?: boolean;
  readonly provider?: OpenIdProvider;
}

/** A release API without a gateway; wallet 1.0.0 is live and 1.1.0 is published, unless it is created empty. */
export async function openReleaseApi({ isEmpty = false, provider }: Options = {}): Promise<OpenReleaseApi> {
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  const folder = await mkdtemp(path.join(tmpdir(), 'release-api-'));
  const asked: string[] = [];
  const store = noting(fileStore(folder), (key) => asked.push(key));
  const routes: string[] = [];
  const site = await testRegistry(store);
  const { registry, secret, keyOf, release, publish } = site;
  if (!isEmpty) {
    await release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet', '/recharge']));
    await publish(testRemote('wallet', '1.1.0', ['/wallet', '/recharge']));
  }
  const serve: OpenReleaseApi['serve'] = async (token, given) => {
    const served = fastify({ exposeHeadRoutes: false, routerOptions: { maxParamLength: 16_384 } });
    served.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push(`${one} ${url}`);
    });
    const errorReport = createErrorReport(store, registry);
    const now = () => clock.now;
    await serveReleaseApi(served, {
      registry,
      store,
      token,
      provider: given,
      sessionSecret: secret.d,
      limits: await createRateLimits(served, undefined, now),
      monitoring: {
        readHealth: async (hours) => healthOf([], hours, clock.now, []),
        readErrors: (hours, filter) => errorReport(hours, clock.now, filter),
        loadsSince: async () => 0,
        loadsOfHour: async () => 0,
        readTimings: (filter) => readTimings(store, filter, clock.now),
        readOutcomes: (filter) => readOutcomes(store, filter, clock.now),
      },
      now,
    });
    return served;
  };
  const app = await serve(TOKEN, provider);
  const call: OpenReleaseApi['call'] = (method, url, payload, headers = {}) =>
    app.inject({ method, url: `/releases/${url}`, headers: { host: HOST, ...headers }, ...(payload && { payload }) });
  const logIn: OpenReleaseApi['logIn'] = (token = TOKEN, headers = { origin }) =>
    call('POST', 'session', { token, by: ' Ana ' }, headers);
  return {
    app,
    site,
    registry,
    store,
    secret,
    keyOf,
    clock,
    asked,
    routes,
    call,
    logIn,
    cookie: async () => String((await logIn()).headers['set-cookie']).split(';')[0] ?? '',
    serve,
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A store that reports each key that is read, listed or checked. */
function noting(store: Store, note: (key: string) => void): Store {
  const noted =
    <Key extends string, Rest extends readonly unknown[], Value>(method: (key: Key, ...rest: Rest) => Promise<Value>) =>
    (key: Key, ...rest: Rest) => {
      note(key);
      return method(key, ...rest);
    };
  return { ...store, read: noted(store.read), list: noted(store.list), storedAt: noted(store.storedAt) };
}
