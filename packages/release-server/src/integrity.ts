import { createHash } from 'node:crypto';

/** The hash that files are known by, as browsers write it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
