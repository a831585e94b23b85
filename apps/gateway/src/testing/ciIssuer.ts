import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, type JWK, SignJWT } from 'jose';
import { muteProvider } from './muteProvider';

/** The claims of a token; undefined leaves one of the usual ones out. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** A CI service on this machine: an OpenID provider whose discovery and keys are those of a real one, and tokens of its jobs. */
export interface CiIssuer {
  readonly issuer: string;
  /** The paths that were asked for. */
  readonly requests: string[];
  /** The private key that signs now. */
  key(): JWK;
  /** A token of a job, signed by the key in force. */
  token(claims: TokenClaims, header?: TokenClaims): Promise<string>;
  /** The variables of a job on GitHub, whose service gives it tokens with these claims. */
  jobOnGithub(claims: TokenClaims): Readonly<Record<string, string>>;
  /** Makes another key; the one before is given out no more. */
  rotate(): void;
  /** Whether it answers. */
  isUp: boolean;
  close(): Promise<void>;
}

let numbered = 0;

/** Starts an issuer whose usual token is of a job of this time, for an audience. */
export async function startCiIssuer(audience: string, now: () => number): Promise<CiIssuer> {
  const unmute = muteProvider();
  const { default: Provider } = await import('oidc-provider');
  const requests: string[] = [];
  const jobs = new Map<string, TokenClaims>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://ci.invalid');
    requests.push(pathname);
    const job = pathname === '/job-token' && jobs.get(request.headers.authorization ?? '');
    if (job)
      void made.token({ ...job, aud: searchParams.get('audience') }).then((value) => response.end(JSON.stringify({ value })));
    else if (made.isUp) void provider.callback()(request, response);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let key = createKey();
  const make = () => new Provider(issuer, { jwks: { keys: [key] }, cookies: { keys: ['a key of the test'] } });
  let provider = make();
  const made: CiIssuer = {
    issuer,
    requests,
    key: () => key,
    token: async (claims, header = {}) => {
      const iat = Math.floor(now() / 1000);
      const payload = { iss: issuer, aud: audience, iat, nbf: iat, exp: iat + 300, jti: `token-${(numbered += 1)}`, ...claims };
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT', ...header })
        .sign(await importJWK(key, 'RS256'));
    },
    jobOnGithub: (claims) => {
      const bearer = `job-${(numbered += 1)}`;
      jobs.set(`Bearer ${bearer}`, claims);
      return {
        GITHUB_ACTIONS: 'true',
        ACTIONS_ID_TOKEN_REQUEST_URL: `${issuer}/job-token?api-version=2.0`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer,
      };
    },
    rotate: () => {
      key = createKey();
      provider = make();
    },
    isUp: true,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      unmute();
    },
  };
  return made;
}

function createKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: `ci-${(numbered += 1)}`, alg: 'RS256', use: 'sig' };
}
