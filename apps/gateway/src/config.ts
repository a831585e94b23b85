import path from 'node:path';
import { type Proxies, readProxies } from '@parlour/rate-limit/trustedProxies';
import { siteName } from '@parlour/release-contract/siteName';
import * as v from 'valibot';
import { type OpenIdConfig, openIdConfig, openIdEnvironment } from './openIdConfig';
import { readDsn, type SentryDsn } from './sentryDsn';
import { type RequestTimeouts, defaultTimeouts } from './timeouts';

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'is not a whole number'),
  v.transform(Number),
  v.maxValue(65_535, 'is above 65535'),
);
const isOrigin = (text: string) => /^https?:\/\/[^\s/?#]+\/?$/.test(text) && URL.canParse(text);
const originOf = (text: string) => new URL(text).origin;
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const origin = v.pipe(v.string(), v.check(isOrigin, 'is not an origin like https://host'), v.transform(originOf));
const origins = v.pipe(
  v.string(),
  v.check((text) => wordsOf(text).every(isOrigin), 'is not a list of origins like https://host, with spaces between'),
  v.transform((text) => wordsOf(text).map(originOf)),
);

/** First parts of the paths that the gateway answers itself. */
export const OWN_PATHS = [
  'api',
  'assets',
  'console',
  'demo',
  'dev',
  'healthz',
  'icons',
  'livez',
  'readyz',
  'releases',
  'reports',
  'telemetry',
];
const isOwnPath = (operatorPath: string) => OWN_PATHS.includes(operatorPath.split('/')[1] ?? '');
const operatorPaths = v.pipe(
  v.string(),
  v.transform(wordsOf),
  v.check(
    (paths) => paths.every((one) => /^(\/[\w-]+)+$/.test(one)),
    'is not a list of paths like /uploads, with spaces between',
  ),
  v.check((paths) => !paths.some(isOwnPath), 'names a path that the gateway answers itself'),
  v.check((paths) => new Set(paths).size === paths.length, 'names a path twice'),
);

/** The browser features for which a page needs the player's permission. */
const DEVICES = ['camera', 'microphone', 'display-capture', 'geolocation'];
const devices = v.pipe(
  v.string(),
  v.transform(wordsOf),
  v.check((names) => names.every((name) => DEVICES.includes(name)), `names something else than ${DEVICES.join(', ')}`),
);

const proxies = v.pipe(
  v.string(),
  v.check(
    (given) => readProxies(given) !== undefined,
    'is neither a number of proxies nor a list of their addresses like 10.0.0.0/8, with spaces between',
  ),
  v.transform((given): Proxies => readProxies(given) ?? 0),
);

const sites = v.pipe(
  v.string(),
  v.transform(wordsOf),
  v.check(
    (names) => names.length > 0 && names.every((name) => v.is(siteName, name)),
    'is not a list of sites, with spaces between',
  ),
);

const text = v.pipe(v.string(), v.minLength(1, 'is empty'));
/** Minimum length of the console token: it can be guessed over the network, and whoever guesses it can change the site. */
const LEAST_TOKEN = 16;
const isOfThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = v.object({
  PORT: v.optional(port, '8080'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `is none of ${logLevels.join(', ')}`)),
  METRICS_PORT: v.optional(port),
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.check((given) => readDsn(given) !== undefined, 'is not a DSN like https://key@host/42'),
      v.transform(readDsn),
    ),
  ),
  API_ORIGIN: origin,
  DATA_DIR: v.optional(text, '.parlour'),
  RELEASES_KEYS: v.optional(text),
  CONSOLE_DIR: v.optional(text, 'apps/console/dist'),
  CONSOLE_TOKEN: v.optional(text),
  ...openIdEnvironment,
  REDIS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((given) => /^rediss?:\/\/./.test(given) && URL.canParse(given), 'is not an address like redis://host:6379'),
    ),
  ),
  SITES: v.optional(sites),
  PROXIES: v.optional(proxies, '0'),
  FRAME_ORIGINS: v.optional(origins, ''),
  IMAGE_ORIGINS: v.optional(origins, ''),
  FRAME_ANCESTORS: v.optional(origins, ''),
  SERVICE_FRAME: v.optional(devices, ''),
  API_KEEP_ALIVE_MS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'is not a number of milliseconds'), v.transform(Number)),
    '800',
  ),
  DEMO_OPERATOR: v.optional(v.pipe(v.string(), v.regex(/^[01]?$/, 'is neither 0 nor 1')), '0'),
  OPERATOR_PATHS: v.optional(operatorPaths, ''),
  DOCUMENT_ANSWERS: v.optional(v.pipe(v.string(), v.regex(/^[01]$/, 'is neither 0 nor 1')), '1'),
  PARLOUR_DEV: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([01]|http:\/\/127\.0\.0\.1:\d+)$/, 'is neither 0 nor 1 nor where a development server listens on this machine'),
    ),
    '0',
  ),
  DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'is not a number of seconds'), v.transform(Number)), '0'),
  NODE_ENV: v.optional(v.string()),
});

/** The variables that `readConfig` reads. */
export const gatewayVariables = Object.keys(environment.entries);

export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  /** Port for `/metrics`, which is not for players; without it they are not served. */
  readonly metricsPort: number | undefined;
  /** Where the errors of pages are passed on to. */
  readonly sentry: SentryDsn | undefined;
  /** The sites of the registry that it serves; default: all. */
  readonly sites: readonly string[] | undefined;
  /** Where `/api` is proxied to. */
  readonly apiOrigin: string;
  /** How long an idle connection to the operator stays open. */
  readonly keepAliveMs: number;
  /** The operator is the demo operator, whose pages and files at `/demo` are proxied too. */
  readonly isDemoOperator: boolean;
  readonly dataDir: string;
  /** Folder of the registry's private key. */
  readonly keysDir: string;
  /** Token for the console and the release API; without it both are closed. */
  readonly consoleToken: string | undefined;
  /** The OpenID provider at which people log in to the console. */
  readonly openId: OpenIdConfig | undefined;
  /** The folder that the console was built into. */
  readonly consoleDir: string;
  /** A Redis or Valkey in which all gateways count their rate limits together; without it each gateway counts alone. */
  readonly redisUrl: string | undefined;
  /**
   * The proxies in front of the gateway, whose `X-Forwarded-For` is trusted; with 0 the client's address is that of the
   * connection.
   */
  readonly proxies: Proxies;
  readonly frameOrigins: readonly string[];
  readonly imageOrigins: readonly string[];
  /** Paths of the operator that are proxied for pictures, besides its calls. */
  readonly operatorPaths: readonly string[];
  /** Other origins that may show the site in a frame. */
  readonly ancestors: readonly string[];
  /**
   * The permissions that the frame of customer service may use, by their names in `Permissions-Policy`; the browser asks the
   * player first.
   */
  readonly serviceFrame: readonly string[];
  /** Whether documents contain the answers to the first calls of screens such as home, where these are the same for everybody. */
  readonly hasDocumentAnswers: boolean;
  /** Pages reload when another manifest is live, and clients do not cache them. */
  readonly isDevelopment: boolean;
  /** Address of the development server of `npm run dev`, whose builds replace the released apps. */
  readonly devServer: string | undefined;
  /** How long the gateway still accepts requests after a signal to stop, until proxies have noticed. */
  readonly drainSeconds: number;
  readonly timeouts: RequestTimeouts;
}

/** Addresses that are or may contain a password, so the log must not contain them. */
const secrets = ['CONSOLE_TOKEN', 'REDIS_URL', 'SENTRY_DSN'];

/** Reads the gateway's environment; throws one sentence that names the variable at fault. */
export function readConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const parsed = v.safeParse(environment, env);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const name = v.getDotPath(issue) ?? '';
    const value = secrets.includes(name) ? '' : `="${env[name]}"`;
    throw new Error(env[name] === undefined ? `${name} is not set` : `${name}${value} ${issue.message}`);
  }
  const { PORT, HOST, METRICS_PORT, API_ORIGIN, DATA_DIR, RELEASES_KEYS, CONSOLE_DIR, CONSOLE_TOKEN, PROXIES } = parsed.output;
  const { SENTRY_DSN, FRAME_ORIGINS, IMAGE_ORIGINS, FRAME_ANCESTORS, DOCUMENT_ANSWERS, PARLOUR_DEV, NODE_ENV } = parsed.output;
  if (CONSOLE_TOKEN !== undefined && CONSOLE_TOKEN.length < LEAST_TOKEN && !isOfThisMachine(HOST))
    throw new Error(
      `CONSOLE_TOKEN has fewer than ${LEAST_TOKEN} characters, and HOST="${HOST}" lets other machines guess it; make one with: openssl rand -base64 24`,
    );
  if (PARLOUR_DEV !== '0' && NODE_ENV === 'production')
    throw new Error(`PARLOUR_DEV="${PARLOUR_DEV}" is for development, and NODE_ENV is production`);
  return {
    port: PORT,
    host: HOST,
    metricsPort: METRICS_PORT,
    sentry: SENTRY_DSN,
    sites: parsed.output.SITES,
    apiOrigin: API_ORIGIN,
    keepAliveMs: parsed.output.API_KEEP_ALIVE_MS,
    isDemoOperator: parsed.output.DEMO_OPERATOR === '1',
    dataDir: DATA_DIR,
    keysDir: path.resolve(RELEASES_KEYS ?? path.join(DATA_DIR, 'keys')),
    consoleToken: CONSOLE_TOKEN,
    openId: openIdConfig(parsed.output),
    consoleDir: path.resolve(CONSOLE_DIR),
    redisUrl: parsed.output.REDIS_URL,
    proxies: PROXIES,
    frameOrigins: FRAME_ORIGINS,
    imageOrigins: IMAGE_ORIGINS,
    operatorPaths: parsed.output.OPERATOR_PATHS,
    ancestors: FRAME_ANCESTORS,
    serviceFrame: parsed.output.SERVICE_FRAME,
    hasDocumentAnswers: DOCUMENT_ANSWERS === '1',
    isDevelopment: PARLOUR_DEV !== '0',
    devServer: PARLOUR_DEV.startsWith('http') ? PARLOUR_DEV : undefined,
    drainSeconds: parsed.output.DRAIN_SECONDS,
    timeouts: defaultTimeouts,
  };
}
