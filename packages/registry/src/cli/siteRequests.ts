import type { SignedCertificate } from '@parlour/release-contract/certificate';
import type { PrivateKey } from '@parlour/release-contract/signature';
import * as v from 'valibot';
import { Conflict, Forbidden, GateRefusal, RegistryRefusal } from '../registry/refusals';
import { CERTIFICATE_HEADER, certificateHeader } from '../provenance/certificates';
import type { ExchangeRequest } from '../provenance/exchange';
import { signRequest } from '../trust/signedRequests';

/** The site has nothing at this address. */
class Missing extends RegistryRefusal {}

/** The response of a site; undefined for 404. */
export function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof Missing) return undefined;
    throw error;
  });
}

/** A key that signs requests, and for a job of a CI what certifies it. */
export interface Credentials {
  readonly key: PrivateKey;
  /** The certificate of a job's key; a new one when the one before is about to expire. */
  readonly certificate?: () => Promise<SignedCertificate>;
}

/** The credentials of a request: a key that signs it, which may be that of a job, or a token. */
export type Proof = Credentials | { readonly token: string };

/** Calls the release API of a site; rejects with the site's message when it refuses. */
export type Ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const TIMEOUT_MS = 30_000;
const LARGEST_ANSWER = 32_000_000;
const refusal = v.object({ message: v.string(), refusedBy: v.optional(v.string()) });
const named = v.object({ registry: v.string() });

/** The origin of a site; throws one sentence when it is no address. */
export function originOf(site: string): string {
  if (!/^https?:\/\//.test(site) || !URL.canParse(site))
    throw new RegistryRefusal(`--site ${site} is not an address like https://host`);
  const { origin, pathname, search, hash } = new URL(site);
  if (pathname !== '/' || search !== '' || hash !== '')
    throw new RegistryRefusal(
      `--site ${site} is not an address alone: say --site ${origin}, or its site by name beside RELEASES_SITE`,
    );
  return origin;
}

/**
 * Opens the release API of a site: of that which the address is of, or of another one of its registry by name. The registry that
 * requests are signed for is RELEASES_REGISTRY, else what the site says.
 */
export async function openSite(origin: string, proof: Proof, name?: string): Promise<Ask> {
  const prove = await proverOf(origin, proof);
  return async (method, call, body) => {
    const path = name === undefined ? call : `${call}${call.includes('?') ? '&' : '?'}site=${name}`;
    const isFile = Buffer.isBuffer(body);
    const payload = isFile || body === undefined ? body : Buffer.from(JSON.stringify(body));
    const type = isFile ? 'application/octet-stream' : 'application/json';
    const headers = await prove(method, `${origin}/releases/${path}`, payload);
    return fetchJson(origin, path, {
      method,
      headers: { ...headers, ...(payload && { 'content-type': type }) },
      ...(payload && { body: new Uint8Array(payload) }),
    });
  };
}

type Prove = (method: string, url: string, body: Buffer | undefined) => Promise<Record<string, string>>;

async function proverOf(origin: string, proof: Proof): Promise<Prove> {
  if ('token' in proof) return async () => ({ authorization: `Bearer ${proof.token}` });
  const registry = await registryAt(origin);
  const { key, certificate } = proof;
  return async (method, url, body) => {
    const headers = await signRequest({ method, url, ...(body && { body }) }, { registry, key });
    return certificate === undefined ? headers : { ...headers, [CERTIFICATE_HEADER]: certificateHeader(await certificate()) };
  };
}

/** Id of the registry that requests to a site are signed for: RELEASES_REGISTRY, else what the site says. */
export async function registryAt(origin: string): Promise<string> {
  const expected = process.env['RELEASES_REGISTRY'];
  if (expected !== undefined) return expected;
  const answer = v.safeParse(named, await fetchJson(origin, 'registry', { method: 'GET' }));
  return answer.success ? answer.output.registry : refuseOther(`${origin}/releases/registry`);
}

/** Has the key of a job certified by a site. */
export async function exchangeAt(origin: string, request: ExchangeRequest): Promise<unknown> {
  return fetchJson(origin, 'identity', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch((error: unknown) => {
    if (error instanceof Missing)
      throw new RegistryRefusal(`${origin} takes no identity tokens: its gateway is older; release with a key`);
    throw error;
  });
}

/** Many web servers answer every address with a page. */
function refuseOther(url: string): never {
  throw new RegistryRefusal(`${url} did not answer as a release API does; is ${new URL(url).origin} the site?`);
}

async function fetchJson(origin: string, path: string, init: RequestInit): Promise<unknown> {
  const url = `${origin}/releases/${path}`;
  const { status, isOk, bytes } = await fetchBounded(url, init);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), bytes.toString());
  if (isOk && bytes.length === 0) return undefined;
  if (isOk) return parsed.success ? parsed.output : refuseOther(url);
  const refused = v.safeParse(refusal, parsed.output);
  const message = refused.success ? refused.output.message : `${url} answered with the status ${status}`;
  if (status === 403 || status === 401) throw new Forbidden(message);
  if (refused.success && refused.output.refusedBy === 'gate')
    throw new GateRefusal([{ name: 'state', isMet: false, found: [message] }]);
  if (status === 404) throw new Missing(message);
  throw status === 409 ? new Conflict(message) : new RegistryRefusal(message);
}

/** Fetches a file uncompressed; without bytes when the response is an error. */
export async function fetchBytes(url: string): Promise<{ readonly status: number; readonly bytes?: Buffer }> {
  const { status, isOk, bytes } = await fetchBounded(url, { headers: { 'accept-encoding': 'identity' } });
  return { status, ...(isOk && { bytes }) };
}

async function fetchBounded(url: string, init: RequestInit) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > LARGEST_ANSWER) throw new Error(`an answer has more than ${LARGEST_ANSWER / 1_000_000} MB`);
      chunks.push(chunk);
    }
    return { status: response.status, isOk: response.ok, bytes: Buffer.concat(chunks) };
  } catch (error) {
    throw new RegistryRefusal(`${new URL(url).origin} does not answer: ${reasonOf(error)}`);
  }
}

/** The cause of an error as a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
