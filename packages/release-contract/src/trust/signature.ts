import type { Signed } from '../manifest/manifest';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** A public key as a JSON Web Key, with the id by which signatures name it. */
export interface PublicKey {
  readonly kid: string;
  readonly x: string;
  readonly y: string;
}

export interface PrivateKey extends PublicKey {
  readonly d: string;
}

/** Makes a key pair for ES256. */
export async function createKey(): Promise<PrivateKey> {
  const { privateKey } = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  return { kid: await idOf({ x, y }), x, y, d };
}

/** The id of a key, computed from its bytes: the start of its RFC 7638 thumbprint. */
export async function idOf({ x, y }: Pick<PublicKey, 'x' | 'y'>): Promise<string> {
  const thumbprint = await crypto.subtle.digest('SHA-256', bytesOf(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y })));
  return toBase64url(thumbprint).slice(0, 12);
}

/** The public part of a key. */
export function publicPart({ kid, x, y }: PublicKey): PublicKey {
  return { kid, x, y };
}

/** Signs a document: ES256 over its JSON text. */
export async function sign<Body extends object>(body: Body, { kid, ...key }: PrivateKey): Promise<Signed<Body>> {
  const imported = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', ...key }, ALGORITHM, false, ['sign']);
  const value = await crypto.subtle.sign(ALGORITHM, imported, bytesOf(JSON.stringify(body)));
  return { ...body, signature: { key: kid, value: toBase64url(value) } };
}

/** Whether one of these keys signed a document and it is unaltered; never throws, whatever the input. */
export async function isSigned(signed: unknown, keys: readonly PublicKey[]): Promise<boolean> {
  try {
    const { signature, ...body } = signed as Signed<object>;
    const key = keys.find(({ kid }) => kid === signature.key);
    if (key === undefined) return false;
    const jwk = { kty: 'EC', crv: 'P-256', x: key.x, y: key.y };
    const imported = await crypto.subtle.importKey('jwk', jwk, ALGORITHM, false, ['verify']);
    return await crypto.subtle.verify(ALGORITHM, imported, fromBase64url(signature.value), bytesOf(JSON.stringify(body)));
  } catch {
    return false;
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function toBase64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
