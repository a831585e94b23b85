import path from 'node:path';
import { readConfig } from './config';

const API_ORIGIN = 'http://127.0.0.1:9000';

it('has the defaults of the surface', () => {
  expect(readConfig({ API_ORIGIN })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    metricsPort: undefined,
    sentry: undefined,
    apiOrigin: API_ORIGIN,
    keepAliveMs: 800,
    isDemoOperator: false,
    dataDir: '.parlour',
    keysDir: path.resolve('.parlour/keys'),
    consoleToken: undefined,
    openId: undefined,
    consoleDir: path.resolve('apps/console/dist'),
    redisUrl: undefined,
    proxies: 0,
    frameOrigins: [],
    imageOrigins: [],
    operatorPaths: [],
    ancestors: [],
    serviceFrame: [],
    hasDocumentAnswers: true,
    isDevelopment: false,
    devServer: undefined,
    drainSeconds: 0,
    timeouts: { headMs: 10_000, requestMs: 60_000, stallMs: 60_000, lookEveryMs: 1_000 },
  });
});

it.each([
  ['127.0.0.1', 'short'],
  ['::1', 'short'],
  ['localhost', 'short'],
  ['0.0.0.0', 'sixteen-letters.'],
])('on %s the console may have the token %s', (HOST, CONSOLE_TOKEN) => {
  expect(readConfig({ API_ORIGIN, HOST, CONSOLE_TOKEN }).consoleToken).toBe(CONSOLE_TOKEN);
});

it('reads several origins', () => {
  const { frameOrigins } = readConfig({ API_ORIGIN, FRAME_ORIGINS: 'https://a.example  https://b.example/' });
  expect(frameOrigins).toEqual(['https://a.example', 'https://b.example']);
});

it('reads the paths of the operator', () => {
  expect(readConfig({ API_ORIGIN, OPERATOR_PATHS: '/uploads /static/pictures' }).operatorPaths).toEqual([
    '/uploads',
    '/static/pictures',
  ]);
});

it.each([
  ...['uploads', '/', '/up loads', '/../etc', '/uploads/', '/manifest.json'].map((paths) => [
    paths,
    'is not a list of paths like /uploads, with spaces between',
  ]),
  ...['/assets', '/api/files', '/releases', '/uploads /console', '/livez', '/healthz', '/readyz', '/dev', '/telemetry'].map(
    (paths) => [paths, 'names a path that the gateway answers itself'],
  ),
  ['/uploads /static /uploads', 'names a path twice'],
])('no paths of the operator are "%s": it %s', (OPERATOR_PATHS, reason) => {
  expect(() => readConfig({ API_ORIGIN, OPERATOR_PATHS })).toThrow(new Error(`OPERATOR_PATHS="${OPERATOR_PATHS}" ${reason}`));
});

const OIDC_ISSUER = 'https://login.example/realms/ops';
const OIDC_CLIENT_ID = 'parlour-console';

it('reads the OpenID provider', () => {
  expect(readConfig({ API_ORIGIN, OIDC_ISSUER, OIDC_CLIENT_ID }).openId).toEqual({
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: undefined,
    scope: undefined,
    groupsClaim: 'groups',
    nameClaims: ['preferred_username', 'email'],
  });
  const more = { OIDC_CLIENT_SECRET: 's', OIDC_SCOPE: 'openid x', OIDC_GROUPS_CLAIM: 'roles', OIDC_NAME_CLAIM: 'name' };
  expect(readConfig({ API_ORIGIN, OIDC_ISSUER: 'http://localhost:9000', OIDC_CLIENT_ID, ...more }).openId).toEqual({
    issuer: 'http://localhost:9000',
    clientId: OIDC_CLIENT_ID,
    clientSecret: 's',
    scope: 'openid x',
    groupsClaim: 'roles',
    nameClaims: ['name'],
  });
});

it.each([
  [{}, false, undefined],
  [{ PARLOUR_DEV: '0', NODE_ENV: 'production' }, false, undefined],
  [{ PARLOUR_DEV: '1' }, true, undefined],
  [{ PARLOUR_DEV: 'http://127.0.0.1:5000' }, true, 'http://127.0.0.1:5000'],
])('is in development with %j: %s, with a server at %s', (env, isDevelopment, devServer) => {
  expect(readConfig({ API_ORIGIN, ...env })).toMatchObject({ isDevelopment, devServer });
});

it.each([
  [{ API_ORIGIN, PORT: 'eighty' }, 'PORT="eighty" is not a whole number'],
  [{ API_ORIGIN, LOG_LEVEL: 'chatty' }, 'LOG_LEVEL="chatty" is none of fatal, error, warn, info, debug, trace, silent'],
  [{ API_ORIGIN, PORT: '70000' }, 'PORT="70000" is above 65535'],
  [{ API_ORIGIN: 'the backend' }, 'API_ORIGIN="the backend" is not an origin like https://host'],
  [{ API_ORIGIN: 'localhost:9000' }, 'API_ORIGIN="localhost:9000" is not an origin like https://host'],
  [{ API_ORIGIN: 'https://host/v1' }, 'API_ORIGIN="https://host/v1" is not an origin like https://host'],
  [{ API_ORIGIN, API_KEEP_ALIVE_MS: '1s' }, 'API_KEEP_ALIVE_MS="1s" is not a number of milliseconds'],
  [{ API_ORIGIN, DEMO_OPERATOR: 'yes' }, 'DEMO_OPERATOR="yes" is neither 0 nor 1'],
  [
    { API_ORIGIN, CONSOLE_TOKEN: 'fifteen-letters', HOST: '0.0.0.0' },
    'CONSOLE_TOKEN has fewer than 16 characters, and HOST="0.0.0.0" lets other machines guess it; make one with: openssl',
  ],
  [{ API_ORIGIN, CONSOLE_TOKEN: '' }, 'CONSOLE_TOKEN is empty'],
  [
    { API_ORIGIN, PROXIES: 'true' },
    'PROXIES="true" is neither a number of proxies nor a list of their addresses like 10.0.0.0/8, with spaces between',
  ],
  [
    { API_ORIGIN, FRAME_ORIGINS: 'https://a.example b.example' },
    'FRAME_ORIGINS="https://a.example b.example" is not a list of origins',
  ],
  [{ API_ORIGIN, FRAME_ANCESTORS: 'https://a.example/app' }, 'FRAME_ANCESTORS="https://a.example/app" is not a list of origins'],
  [
    { API_ORIGIN, SERVICE_FRAME: 'camera usb' },
    'SERVICE_FRAME="camera usb" names something else than camera, microphone, display-capture, geolocation',
  ],
  [{}, 'API_ORIGIN is not set'],
  [{ API_ORIGIN, DRAIN_SECONDS: '5s' }, 'DRAIN_SECONDS="5s" is not a number of seconds'],
  [{ API_ORIGIN, REDIS_URL: 'http://:secret@host' }, /^REDIS_URL is not an address like redis:\/\/host:6379$/],
  [{ API_ORIGIN, PARLOUR_DEV: 'yes' }, 'PARLOUR_DEV="yes" is neither 0 nor 1 nor where a development server listens'],
  [{ API_ORIGIN, PARLOUR_DEV: 'http://10.0.0.7:5000' }, 'PARLOUR_DEV="http://10.0.0.7:5000" is neither 0 nor 1'],
  [
    { API_ORIGIN, PARLOUR_DEV: 'http://127.0.0.1:5000', NODE_ENV: 'production' },
    'PARLOUR_DEV="http://127.0.0.1:5000" is for development, and NODE_ENV is production',
  ],
  [{ API_ORIGIN, PARLOUR_DEV: '1', NODE_ENV: 'production' }, 'PARLOUR_DEV="1" is for development'],
  [{ API_ORIGIN, OIDC_ISSUER }, 'OIDC_CLIENT_ID is not set, but OIDC_ISSUER is'],
  [{ API_ORIGIN, OIDC_CLIENT_ID }, 'OIDC_ISSUER is not set, but OIDC_CLIENT_ID is'],
  [{ API_ORIGIN, OIDC_GROUPS_CLAIM: 'roles' }, 'OIDC_ISSUER is not set, but OIDC_GROUPS_CLAIM is'],
  ...[
    'http://login.example',
    'login.example',
    'https://login.example/?realm=ops',
    'https://a:b@login.example',
    'ftp://x',
    '',
  ].map((issuer): [object, string] => [
    { API_ORIGIN, OIDC_ISSUER: issuer, OIDC_CLIENT_ID },
    `OIDC_ISSUER="${issuer}" is not an issuer like https://login.example/realm`,
  ]),
  [{ API_ORIGIN, OIDC_ISSUER, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID="" is empty'],
  [{ API_ORIGIN, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET="" is empty'],
  [{ API_ORIGIN, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_SCOPE: 'profile' }, 'OIDC_SCOPE="profile" has no openid among its words'],
])('says what is wrong with %j', (env: object, message: string | RegExp) => {
  expect(() => readConfig({ ...env })).toThrow(message);
});
