import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { muteProvider } from './muteProvider';

/** Somebody whom the provider knows, by the login. */
export interface Known {
  readonly name?: string;
  readonly groups?: readonly string[];
}

export type Claims = Readonly<Record<string, unknown>>;

/** The ID token that the provider is about to send, decoded. */
export interface IdToken {
  readonly header: Claims;
  readonly claims: Claims;
  readonly jwt: string;
}

/** An OpenID provider on this machine that knows a few people and asks for no password. */
export interface TestOpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly people: Map<string, Known>;
  /** Addresses that browsers may be sent back to; more may be added before the first request. */
  readonly redirectUris: string[];
  /** The paths that were requested. */
  readonly requests: string[];
  /** Handlers that replace the provider's response for a path. */
  readonly faults: Map<string, (request: IncomingMessage, response: ServerResponse) => void>;
  /** Replaces the ID token; undefined leaves it out. */
  tamper(change: ((token: IdToken) => string | undefined) | undefined): void;
  /** A token with the provider's own signature. */
  sign(claims: Claims, header?: Claims): string;
  /** Logs somebody in as a browser without scripts does: follows the provider's redirects until they leave the provider. */
  logIn(location: string, login: string): Promise<URL>;
  close(): Promise<void>;
}

const FORM =
  '<!doctype html><title>Sign in</title><link rel="icon" href="data:,"><form method="post"><label>Login <input name="login"></label><button>Sign in</button></form>';

interface Options {
  /** Whether groups and names are in the token, as with most providers, or at the userinfo endpoint only. */
  readonly isInToken?: boolean;
}

export async function startOpenIdProvider({ isInToken = true }: Options = {}): Promise<TestOpenIdProvider> {
  const unmute = muteProvider();
  const { default: Provider } = await import('oidc-provider');
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = {
    ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
    kid: 'k1',
    alg: 'ES256',
  };
  const secret = createPrivateKey({ key, format: 'jwk' });
  const [clientId, clientSecret] = ['parlour-console', 'a secret of the gateways'];
  const people = new Map<string, Known>();
  const redirectUris = ['https://site.example/releases/openid/callback'];
  const requests: string[] = [];
  const faults: TestOpenIdProvider['faults'] = new Map();
  let change: Parameters<TestOpenIdProvider['tamper']>[0];

  const part = (value: Claims) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed: TestOpenIdProvider['sign'] = (claims, header = { alg: 'ES256', kid: 'k1' }) => {
    const text = `${part(header)}.${part(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), { key: secret, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };

  const make = () => {
    const provider = new Provider(issuer, {
      jwks: { keys: [key] },
      cookies: { keys: ['a key of the test'] },
      claims: { openid: ['sub'], profile: ['preferred_username'], groups: ['groups'] },
      scopes: ['openid', 'profile', 'groups'],
      conformIdTokenClaims: !isInToken,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: async (_context, sub) => {
        const { name, groups } = people.get(sub) ?? {};
        return { accountId: sub, claims: async () => ({ sub, preferred_username: name, groups: groups && [...groups] }) };
      },
      // The consent page is skipped.
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
        grant.addOIDCScope('openid profile groups');
        await grant.save();
        return grant;
      },
      clients: [
        { client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris, id_token_signed_response_alg: 'ES256' },
      ],
    });
    provider.use(async (context, next) => {
      await next();
      const { body } = context;
      if (context.path !== '/token' || change === undefined || !isTokenAnswer(body)) return;
      const [header = '', claims = ''] = body.id_token.split('.');
      const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;
      context.body = { ...body, id_token: change({ header: read(header), claims: read(claims), jwt: body.id_token }) };
    });
    return provider;
  };
  // The provider copies a client's redirect addresses when it is created.
  let made: ReturnType<typeof make> | undefined;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '', issuer);
    requests.push(pathname);
    const provider = (made ??= make());
    const fault = faults.get(pathname);
    if (fault !== undefined) return fault(request, response);
    if (!pathname.startsWith('/interaction/')) return void provider.callback()(request, response);
    if (request.method !== 'POST') return void response.setHeader('content-type', 'text/html').end(FORM);
    const login = new URLSearchParams(await textOf(request)).get('login') ?? '';
    const result = people.has(login) ? { login: { accountId: login } } : { error: 'access_denied' };
    return provider.interactionFinished(request, response, result);
  };

  return {
    issuer,
    clientId,
    clientSecret,
    people,
    redirectUris,
    requests,
    faults,
    sign: signed,
    tamper: (next) => void (change = next),
    logIn: async (location, login) => {
      const cookies = new Map<string, string>();
      let url = new URL(location);
      for (let hops = 0; url.origin === issuer && hops < 10; hops += 1) {
        const isForm = url.pathname.startsWith('/interaction/');
        const reply = await fetch(url, {
          method: isForm ? 'POST' : 'GET',
          redirect: 'manual',
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
          ...(isForm && { body: new URLSearchParams({ login }) }),
        });
        for (const text of reply.headers.getSetCookie()) {
          const [name = '', value = ''] = (text.split(';')[0] ?? '').split(/=(.*)/s);
          cookies.set(name, value);
        }
        const next = reply.headers.get('location');
        if (next === null) throw new Error(`${url.pathname} answered ${reply.status}: ${await reply.text()}`);
        url = new URL(next, url);
      }
      return url;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      unmute();
    },
  };
}

function isTokenAnswer(body: unknown): body is { readonly id_token: string } {
  return typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string';
}
