import type { ProvenPerson } from '@parlour/release-contract/policy';
import * as oidc from 'openid-client';
import * as v from 'valibot';
import type { OpenIdConfig } from '../../openIdConfig';
import { createCachedCall } from '../../promises/cachedCall';
import { Refusal } from '../refusal';
import { boundedFetch } from './boundedFetch';
import { groupsIn, nameIn } from './claims';
import { OPENID_TIMEOUT_MS } from '../../timeouts';

const KNOWN_FOR_MS = 3_600_000;

/** The values that the provider's response is checked against. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The OpenID provider at which people log in. No request is sent to it before somebody logs in. */
export interface OpenIdProvider {
  readonly issuer: string;
  /** The host by which people know it. */
  readonly host: string;
  /** Where a browser goes to log in, and what its answer is checked against; throws a Refusal. */
  begin(redirectUri: string): Promise<Checks & { readonly location: string }>;
  /** Whom the provider proved, given the address that the browser came back to; throws a Refusal. */
  finish(returnedTo: URL, checks: Checks): Promise<ProvenPerson>;
}

interface Options {
  readonly now?: () => number;
  /** Ends a request to the provider that takes too long. */
  readonly deadline?: () => AbortSignal;
}

export function createOpenIdProvider(
  config: OpenIdConfig,
  { now = Date.now, deadline = () => AbortSignal.timeout(OPENID_TIMEOUT_MS) }: Options = {},
): OpenIdProvider {
  const { issuer, clientId, clientSecret } = config;
  const { host } = new URL(issuer);

  const discover = async () => {
    const client = await oidc.discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
      [oidc.customFetch]: boundedFetch(deadline),
      // Only issuers on this machine may be without TLS; see openIdConfig.ts.
      execute: [oidc.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [])],
    });
    const named = client.serverMetadata().issuer;
    // A provider with many issuers behind one address would let in the people of all of them.
    if (named !== issuer) throw new Refusal(502, `${host} calls itself ${named}, and OIDC_ISSUER is ${issuer}.`);
    return client;
  };
  const clientOf = createCachedCall(discover, KNOWN_FOR_MS, now);

  return {
    issuer,
    host,
    begin: async (redirectUri) => {
      const client = await clientOf().catch(refuse(host));
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const location = oidc.buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: config.scope ?? usualScope(client),
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { ...checks, location: location.href };
    },
    finish: async (returnedTo, { state, nonce, verifier }) => {
      const prove = async () => {
        const client = await clientOf();
        const tokens = await oidc.authorizationCodeGrant(client, returnedTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const proof = tokens.claims();
        if (proof === undefined) throw new Refusal(400, `${host} sent no proof of who you are.`);
        const hasGroups = groupsIn(proof, config.groupsClaim) !== undefined;
        const needsUserInfo = !hasGroups && client.serverMetadata().userinfo_endpoint !== undefined;
        const more = needsUserInfo ? await oidc.fetchUserInfo(client, tokens.access_token, proof.sub) : {};
        const claims = { ...more, ...proof };
        return {
          issuer,
          sub: proof.sub,
          name: nameIn(claims, config.nameClaims) ?? proof.sub,
          groups: groupsIn(claims, config.groupsClaim) ?? [],
        };
      };
      return prove().catch(refuse(host));
    },
  };
}

/** HTTP Basic unless the provider takes the secret in the body only; providers that do not say take Basic. */
function authentication(secret: string | undefined): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

/** Some providers refuse a scope that they do not know. */
function usualScope(client: oidc.Configuration): string {
  const offers = client.serverMetadata().scopes_supported?.includes('groups') ?? false;
  return offers ? 'openid profile groups' : 'openid profile';
}

/** Error codes of the library for an invalid ID token or response. */
const INVALID = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
];

/**
 * Throws a refusal for a failure of the provider or an invalid response. The response is not repeated in it, because it may
 * contain secrets.
 */
function refuse(host: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof Refusal) throw error;
    if (error instanceof oidc.AuthorizationResponseError)
      throw new Refusal(403, `${host} did not let you in (${codeOf(error.error)}).`);
    if (error instanceof oidc.ResponseBodyError)
      throw new Refusal(400, `${host} does not accept this log-in any more (${codeOf(error.error)}).`);
    if (error instanceof oidc.ClientError && INVALID.includes(error.code ?? ''))
      throw new Refusal(400, `The answer of ${host} is not valid (${error.message}).`, codesOf(error));
    throw new Refusal(502, `${host} does not answer as it should. Try again, or log in with a token.`, codesOf(error));
  };
}

const fault = v.object({ name: v.string(), code: v.optional(v.unknown()), cause: v.optional(v.unknown()) });

/** The codes of an error and of its causes, for the log: their messages may contain what the provider sent. */
function codesOf(error: unknown): string {
  const parsed = v.safeParse(fault, error);
  if (!parsed.success) return '';
  const { name, code, cause } = parsed.output;
  return [typeof code === 'string' ? code : name, codesOf(cause)].filter((text) => text !== '').join(', ');
}

/** An error code of OAuth, which is a word; other text of a provider is not shown. */
function codeOf(error: string): string {
  return /^[\w.-]{1,60}$/.test(error) ? error : 'an error';
}
