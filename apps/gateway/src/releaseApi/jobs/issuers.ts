import { issuerAddress } from '@parlour/release-contract/identity';
import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, type JWTPayload, jwtVerify } from 'jose';
import * as v from 'valibot';
import { createCachedCall } from '../../promises/cachedCall';
import { OPENID_TIMEOUT_MS } from '../../timeouts';
import { boundedFetch } from '../openId/boundedFetch';
import { Refusal } from '../refusal';

/** With a public key alone; `none` and algorithms with a shared secret are not among them. */
const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];
/** How far the clocks of an issuer and a gateway may differ, in seconds. */
const TOLERANCE_S = 60;
/** GitLab issues a token when a job begins, which may build for long before it publishes. */
export const MOST_AGE_S = 3_600;
const DISCOVERY_FOR_MS = 3_600_000;
/** Within this time after keys were fetched, a key that is not among them is not looked for again. */
const KEYS_COOLDOWN_MS = 30_000;

const metadata = v.object({ issuer: v.string(), jwks_uri: issuerAddress });

/** The issuers of identity tokens. Nothing is asked of one before somebody brings a token that names it. */
export interface Issuers {
  /** The claims of a token of an issuer that the policy names; throws a Refusal that says what is wrong with it. */
  verify(token: string, issuer: string, now: number): Promise<JWTPayload>;
}

/** `deadline` ends a request to an issuer that takes too long. */
export function createIssuers(deadline = () => AbortSignal.timeout(OPENID_TIMEOUT_MS)): Issuers {
  const bounded = boundedFetch(deadline);
  const fetchKeys: FetchImplementation = (url, { headers, method, redirect, signal }) =>
    bounded(url, { headers: Object.fromEntries(headers), method, redirect, signal, body: null });
  const discover = async (issuer: string) => {
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await bounded(address, { headers: {}, method: 'GET', redirect: 'manual', body: null });
    const { issuer: named, jwks_uri: keys } = v.parse(metadata, await response.json());
    if (keys.startsWith('http:') && !issuer.startsWith('http:'))
      throw new Refusal(502, `${issuer} gives out its keys without TLS.`);
    if (named !== issuer) throw new Refusal(502, `${issuer} calls itself ${named}; the policy has to name it like that.`);
    return createRemoteJWKSet(new URL(keys), {
      [customFetch]: fetchKeys,
      cooldownDuration: KEYS_COOLDOWN_MS,
      timeoutDuration: OPENID_TIMEOUT_MS,
    });
  };
  const known = new Map<string, ReturnType<typeof createCachedCall<Awaited<ReturnType<typeof discover>>>>>();

  return {
    verify: async (token, issuer, now) => {
      const keysOf = known.get(issuer) ?? createCachedCall(() => discover(issuer), DISCOVERY_FOR_MS);
      known.set(issuer, keysOf);
      try {
        const { payload } = await jwtVerify(token, await keysOf(), {
          issuer,
          algorithms: ALGORITHMS,
          clockTolerance: TOLERANCE_S,
          maxTokenAge: MOST_AGE_S,
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(now),
        });
        return payload;
      } catch (error) {
        throw refusalOf(error, issuer);
      }
    },
  };
}

/** What is wrong with a token, or with its issuer. */
function refusalOf(error: unknown, issuer: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof errors.JOSEAlgNotAllowed)
    return new Refusal(401, `The token is signed with an algorithm that is not accepted; there are ${ALGORITHMS.join(', ')}.`);
  if (error instanceof errors.JWKSNoMatchingKey) return new Refusal(401, `The token names a key that ${issuer} does not have.`);
  if (error instanceof errors.JWKSMultipleMatchingKeys)
    return new Refusal(401, 'The token does not name the key that signed it.');
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return new Refusal(401, `The token is not signed by ${issuer}, or was changed.`);
  if (error instanceof errors.JWTExpired)
    return new Refusal(401, error.claim === 'iat' ? 'The token was issued more than an hour ago.' : 'The token has expired.');
  if (error instanceof errors.JWTClaimValidationFailed) return new Refusal(401, claimText(error));
  if (error instanceof errors.JOSENotSupported) return new Refusal(401, 'The token demands an extension that is not known here.');
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return new Refusal(401, 'The token is not one.');
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new Refusal(502, `${issuer} does not give out its keys; try again, or release with a key.`, reason);
}

function claimText({ claim, reason }: InstanceType<typeof errors.JWTClaimValidationFailed>): string {
  if (reason === 'missing') return `The token has no ${claim}.`;
  if (claim === 'nbf' || claim === 'iat') return 'The token is not valid yet, or a clock is wrong.';
  return `The ${claim} of the token is not as it has to be.`;
}
