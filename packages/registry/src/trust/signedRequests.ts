import { createHash, createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import type { PrivateKey, PublicKey } from '@parlour/release-contract/signature';
import { createSigner, createVerifier, httpbis, type Request as HttpRequest } from 'http-message-signatures';
import { COMMAND } from '../registry/commandName';
import { digestLater } from '../publishing/integrity';
import type { Store } from '../storage/store';

/** The header that names the registry, so that a request is valid for one registry only. */
export const REGISTRY_HEADER = 'parlour-registry';
/**
 * The header with the host that was asked, so that a request is valid for one site of the registry only. It is not the signature's
 * `@authority`, because proxies change that.
 */
const HOST_HEADER = 'parlour-host';

const TAG = 'parlour-releases';
const ALGORITHM = 'ecdsa-p256-sha256';
/** How far the clocks of a team's machine and a gateway may differ; older requests are refused. */
const MAX_AGE_S = 300;
const FIELDS = ['@method', '@path', '@query', REGISTRY_HEADER];
const NONCE = /^[\w-]{16,64}$/;
const HOUR_MS = 3_600_000;

/** The value of `Content-Digest` (RFC 9530) for a body. */
export function contentDigest(body: Uint8Array): string {
  return `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
}

/** Whether bytes have the digest in a header; large bodies are hashed in another thread. */
export async function hasDigest(body: Uint8Array, header: string | undefined): Promise<boolean> {
  return header === `sha-256=:${await digestLater('SHA-256', body)}:`;
}

/**
 * The headers of a request that a team's or person's key signs: an HTTP message signature (RFC 9421) over the method, the path with
 * its query, the registry, the host, and the digest of the body, with a time and a nonce.
 */
export async function signRequest(
  request: { readonly method: string; readonly url: string; readonly body?: Uint8Array },
  { registry, key, now = () => new Date() }: { readonly registry: string; readonly key: PrivateKey; readonly now?: () => Date },
): Promise<Record<string, string>> {
  const { method, url } = request;
  // A request that changes something is signed with its body, also when that is empty.
  const body = request.body ?? (isReading(method) ? undefined : new Uint8Array());
  const headers = {
    [REGISTRY_HEADER]: registry,
    [HOST_HEADER]: new URL(url).host,
    ...(body && { 'content-digest': contentDigest(body) }),
  };
  const secret = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x: key.x, y: key.y, d: key.d }, format: 'jwk' });
  const signed = await httpbis.signMessage(
    {
      key: createSigner(secret, ALGORITHM, key.kid),
      fields: [...FIELDS, HOST_HEADER, ...(body === undefined ? [] : ['content-digest'])],
      params: ['created', 'nonce', 'keyid', 'alg', 'tag'],
      paramValues: { created: now(), nonce: randomBytes(18).toString('base64url'), tag: TAG },
    },
    { method, url, headers },
  );
  return Object.fromEntries(Object.entries(signed.headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The signer of a request, or a sentence that says why it is refused. */
export type Verified = { readonly kid: string } | { readonly refusal: string };

/**
 * Verifies the signature of a request, except for the digest of its body, which the caller compares with `content-digest`. A
 * nonce is accepted once by all gateways on the store; only requests that change something use it up.
 */
export async function verifyRequest(
  request: HttpRequest,
  {
    registry,
    isOwnHost = () => true,
    keyOf,
    replacedOf = () => undefined,
    nonces,
    now,
  }: {
    readonly registry: string;
    /** Whether a host is one of the site that is asked; undefined for a request of an earlier version, which names none. */
    readonly isOwnHost?: (host: string | undefined) => boolean;
    readonly keyOf: (kid: string) => PublicKey | undefined;
    /** The name of the member whose key was replaced. */
    readonly replacedOf?: (kid: string) => string | undefined;
    readonly nonces: Nonces;
    readonly now: () => number;
  },
): Promise<Verified> {
  const { method, headers } = request;
  const hasBody = !isReading(method);
  const host = [headers[HOST_HEADER]].flat()[0];
  let kid: string | undefined;
  let used: { readonly nonce: string; readonly at: number } | undefined;
  let refusal = 'The signature of the request is wrong.';
  try {
    const isRight = await httpbis.verifyMessage(
      {
        keyLookup: async ({ keyid, nonce: once, created, tag }) => {
          if (tag !== TAG) refusal = `The signature has the tag ${tag ?? 'none'}, not ${TAG}.`;
          else if (!(created instanceof Date) || Math.abs(now() - created.getTime()) > MAX_AGE_S * 1000)
            refusal = `The request was signed more than ${MAX_AGE_S / 60} minutes ago, or a clock is wrong.`;
          else if (once === undefined || !NONCE.test(once)) refusal = 'The nonce of the signature is not one.';
          else if (headers[REGISTRY_HEADER] !== registry)
            refusal = `The request is for the registry ${String(headers[REGISTRY_HEADER])}, not for ${registry}.`;
          else if (!isOwnHost(host))
            refusal =
              host === undefined
                ? 'The request does not say for which host it is; upgrade the command that sent it.'
                : `The request is for ${host}, which is no host of this site.`;
          else {
            const key = keyid === undefined ? undefined : keyOf(keyid);
            if (keyid === undefined || key === undefined) {
              const was = keyid === undefined ? undefined : replacedOf(keyid);
              // Does not suggest adding the replaced key again, which would take the new key away.
              refusal = was
                ? `The key ${keyid} of ${was} was replaced; use the new one, also in the secret of your CI (RELEASES_KEY).`
                : `The key ${keyid} is of nobody here. Send its public part to operations, who run: ${COMMAND} team <app> <file> (or person <name> <file>).`;
              return null;
            }
            kid = keyid;
            used = { nonce: `${keyid}-${once}`, at: created.getTime() };
            const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: key.x, y: key.y }, format: 'jwk' });
            return { id: keyid, algs: [ALGORITHM], verify: createVerifier(known, ALGORITHM) };
          }
          return null;
        },
        requiredFields: [...FIELDS, ...(host === undefined ? [] : [HOST_HEADER]), ...(hasBody ? ['content-digest'] : [])],
        requiredParams: ['created', 'nonce', 'keyid', 'alg', 'tag'],
        // The library's own time check is off, because the times are compared above with the given clock.
        notAfter: Number.POSITIVE_INFINITY,
        all: true,
      },
      request,
    );
    if (isRight !== true || kid === undefined || used === undefined) return { refusal };
  } catch {
    return { refusal };
  }
  if (hasBody && !(await nonces.use(used.nonce, used.at)))
    return { refusal: 'This request was made before; its nonce is used up.' };
  return { kid };
}

/** Used nonces, shared by all gateways on a store. */
export interface Nonces {
  /**
   * Uses up a nonce; false when it was used before. It is stored by the time in the signed document (ms since 1970), because that
   * is the same for all gateways while their clocks differ; a gateway accepts the document only for some minutes around that
   * time.
   */
  use(nonce: string, at: number): Promise<boolean>;
  /** Uses up a nonce for somebody, who may repeat it; false when somebody else used it before. */
  claim(nonce: string, at: number, owner: string): Promise<boolean>;
}

export function createNonces(store: Store, now: () => number): Nonces {
  let sweptHour = 0;
  const sweep = async (hour: number) => {
    for (const folder of await store.list('nonces')) {
      if (Number(folder) >= hour - 1) continue;
      for (const nonce of await store.list(`nonces/${folder}`)) await store.remove(`nonces/${folder}/${nonce}`);
    }
  };
  const keyOf = async (nonce: string, at: number) => {
    const hour = Math.floor(now() / HOUR_MS);
    if (hour !== sweptHour) await sweep(hour);
    sweptHour = hour;
    return `nonces/${Math.floor(at / HOUR_MS)}/${nonce}`;
  };
  return {
    use: async (nonce, at) => store.create(await keyOf(nonce, at), Buffer.from('used')),
    claim: async (nonce, at, owner) => {
      const key = await keyOf(nonce, at);
      return (await store.create(key, Buffer.from(owner))) || String(await store.read(key)) === owner;
    },
  };
}
