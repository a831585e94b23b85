import type { GatewayConfig } from '../config';

/** Where browsers report violations of a document's policies. */
export const REPORTS = '/reports';

const noSensors = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Scripts without a hash are refused. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script), endpoints=(policies)';

/**
 * Whether a browser applies `INTEGRITY_POLICY` as the specification says. WebKit (Safari since 26, and every browser on an
 * iPhone) refuses preloads under this policy even if they have a hash: it would preload no file of the first screen, and report
 * each of them.
 */
function knowsHashesOfPreloads(userAgent = ''): boolean {
  return !userAgent.includes('AppleWebKit/') || /Chrom(?:e|ium)\//.test(userAgent);
}

/** Sources that our documents may load, and origins that may frame them. */
interface Sources {
  /** Origins beside our own that scripts, pictures and fonts may come from. */
  readonly own?: readonly string[];
  readonly images?: readonly string[];
  readonly frames?: readonly string[];
  /** Origins beside our own that scripts may call. */
  readonly calls?: readonly string[];
  /** Origins that may frame the document; none when empty. */
  readonly ancestors: readonly string[];
  /** The permissions that a page may delegate to its frames. */
  readonly devices?: readonly string[];
  /** Whether scripts are allowed by their hashes only. */
  readonly isHashed: boolean;
  /** Whether remotes run in the document: they may use WebAssembly, and workers whose code is part of their own. */
  readonly runsRemotes?: boolean;
}

interface Visit {
  /** The header of the request. */
  readonly userAgent?: string | undefined;
}

/** Development builds have no hashes. */
const refusesUnhashed = ({ devServer }: Pick<GatewayConfig, 'devServer'>, { userAgent }: Visit) =>
  devServer === undefined && knowsHashesOfPreloads(userAgent);

/** Headers that restrict what runs in a document: own scripts by hash, no markup from text, inline code by nonce only. */
function documentSecurity(
  nonce: string,
  { own = [], images = [], frames = [], calls = [], devices = [], ancestors, isHashed, runsRemotes = false }: Sources,
) {
  const ownSources = ["'self'", ...own].join(' ');
  const policy = {
    // Covers what no directive below names, which is only the web app manifest; WebKit does not know `manifest-src`.
    'default-src': "'self'",
    'script-src': `${ownSources} 'nonce-${nonce}'${runsRemotes ? " 'wasm-unsafe-eval'" : ''}`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': [ownSources, 'data:', ...images].join(' '),
    'font-src': ownSources,
    // `https:` sources do not cover WebSockets, so each origin is listed with `wss:` too.
    'connect-src': [ownSources, ...new Set(calls.flatMap((origin) => [origin, origin.replace(/^https:/, 'wss:')]))].join(' '),
    // A video that a page assembles itself (Media Source Extensions) has a `blob:` address.
    'media-src': [ownSources, ...images].join(' '),
    'frame-src': frames.length === 0 ? "'none'" : frames.join(' '),
    'worker-src': runsRemotes ? "'self' blob:" : "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'object-src': "'none'",
    'frame-ancestors': ancestors.length === 0 ? "'none'" : ancestors.join(' '),
    'require-trusted-types-for': "'script'",
    'trusted-types': "default dompurify 'allow-duplicates'",
    'report-uri': REPORTS,
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    ...(isHashed && { 'integrity-policy': INTEGRITY_POLICY }),
    'reporting-endpoints': `policies="${REPORTS}"`,
    'permissions-policy': noSensors.map((feature) => `${feature}=${devices.includes(feature) ? '*' : '()'}`).join(', '),
    'x-content-type-options': 'nosniff',
  };
}

/**
 * For the site: frames and pictures may also come from the operator's origins. A visitor with a preview token may also load the
 * previewed releases. `calls` are the origins that live remotes call.
 */
export function siteSecurity(
  nonce: string,
  config: Pick<GatewayConfig, 'frameOrigins' | 'imageOrigins' | 'apiOrigin' | 'ancestors' | 'serviceFrame' | 'devServer'>,
  {
    previewOrigins = [],
    calls = [],
    ...visit
  }: Visit & { readonly previewOrigins?: readonly string[]; readonly calls?: readonly string[] } = {},
) {
  const { frameOrigins, imageOrigins, apiOrigin, ancestors, serviceFrame } = config;
  return {
    ...documentSecurity(nonce, {
      isHashed: refusesUnhashed(config, visit),
      runsRemotes: true,
      own: previewOrigins,
      calls,
      images: ['https:', 'blob:', apiOrigin, ...imageOrigins],
      frames: ["'self'", 'https:', 'itms-services:', apiOrigin, ...frameOrigins],
      ancestors: ["'self'", ...ancestors],
      devices: serviceFrame,
    }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
}

/** For the service worker: it connects to its own origin only and runs no other scripts. */
export const workerSecurity = {
  'content-security-policy': "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'x-content-type-options': 'nosniff',
};

/** For the console: no other origins, and no framing. */
export function consoleSecurity(nonce: string, config: Pick<GatewayConfig, 'devServer'>, visit: Visit = {}) {
  return {
    ...documentSecurity(nonce, { isHashed: refusesUnhashed(config, visit), ancestors: [] }),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
  };
}
