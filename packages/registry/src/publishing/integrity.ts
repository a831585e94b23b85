import { createHash, webcrypto } from 'node:crypto';

/** The hash of a file in the form of subresource integrity. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Below this size hashing is faster than passing the bytes to another thread. */
const WORTH_A_THREAD = 32_768;

/** The same in another thread for large files, so that the main thread can answer players meanwhile. */
export async function integrityLater(bytes: Uint8Array): Promise<string> {
  return `sha384-${await digestLater('SHA-384', bytes)}`;
}

/** A hash in base64; computed in another thread for large inputs. */
export async function digestLater(algorithm: 'SHA-256' | 'SHA-384', bytes: Uint8Array): Promise<string> {
  if (bytes.length < WORTH_A_THREAD) return createHash(algorithm).update(bytes).digest('base64');
  return Buffer.from(await webcrypto.subtle.digest(algorithm, bytes)).toString('base64');
}
