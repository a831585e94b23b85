import type { GatewayConfig } from './config';

/** The document's Content-Security-Policy: own scripts, styles and calls only; frames and pictures also from the operator's side. */
export function contentSecurity(nonce: string, { frameOrigins, imageOrigins, apiOrigin }: GatewayConfig): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' https: data: blob: ${[apiOrigin, ...imageOrigins].join(' ')}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `media-src 'self' https:`,
    `frame-src 'self' https: itms-services: ${[apiOrigin, ...frameOrigins].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ');
}
