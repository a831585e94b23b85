import type { GatewayConfig } from './config';

/**
 * The document's Content-Security-Policy: own scripts, styles and calls only; frames and pictures also from the operator's side.
 * A visitor with a pass may also load what the pass puts in the place of releases.
 */
export function contentSecurity(
  nonce: string,
  { frameOrigins, imageOrigins, apiOrigin }: GatewayConfig,
  passOrigins: readonly string[] = [],
): string {
  const own = ["'self'", ...passOrigins].join(' ');
  return [
    `default-src 'none'`,
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${own} https: data: blob: ${[apiOrigin, ...imageOrigins].join(' ')}`,
    `font-src ${own}`,
    `connect-src ${own}`,
    `media-src ${own} https:`,
    `frame-src 'self' https: itms-services: ${[apiOrigin, ...frameOrigins].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}
