import { request } from 'node:http';
import { type OpenGateway, openGateway } from '../testing/openGateway';
import { sendClosing, sendRaw } from '../testing/raw';

/** Each of them counts more than `Cache-Control`, for one kind of cache or another (RFC 9213; `Edge-Control` is Akamai's). */
const FOR_PROXIES = ['cdn-cache-control', 'cloudflare-cdn-cache-control', 'edge-control', 'surrogate-control', 'x-accel-expires'];

/** Headers with which a server controls the site's pages, workers and windows, and who may read its responses. */
const OF_PAGES = [
  'access-control-allow-origin',
  'link',
  'refresh',
  'service-worker-allowed',
  'sourcemap',
  'speculation-rules',
  'permissions-policy',
  'x-anything',
];

/** What servers and proxies say of their own host. */
const OF_HOST = ['alt-svc', 'clear-site-data', 'nel', 'report-to', 'strict-transport-security'];

let gateway: OpenGateway;
let behindProxy: OpenGateway;
let asideOfProxy: OpenGateway;
beforeAll(async () => {
  gateway = await openGateway({ operatorPaths: ['/uploads'], isDemoOperator: true }, ({ url }, response) => {
    response.setHeader('x-powered-by', 'old-php');
    response.setHeader('cache-control', 'public, max-age=600');
    response.setHeader('www-authenticate', 'Basic realm="api"');
    for (const name of [...FOR_PROXIES, ...OF_HOST, ...OF_PAGES]) response.setHeader(name, 'max-age=600');
    const cookies = ['parlour_console=stolen; Path=/', '__Host-parlour_pass=x', ' PARLOUR_lang=zh', 'theirs=1; Path=/api'];
    response.setHeader('set-cookie', cookies);
    if (url === '/api/page') response.setHeader('content-type', 'text/html');
    if (url === '/api/page') response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
    if (url === '/api/json') response.setHeader('content-type', 'application/json;charset=ISO-8859-1');
    if (url === '/api/problem') response.setHeader('content-type', 'application/problem+json;charset=GBK');
    if (url === '/api/last') response.setHeader('connection', 'close');
    response.end('<script>alert(1)</script>');
  });
  behindProxy = await openGateway({ proxies: 1 });
  asideOfProxy = await openGateway({ proxies: ['192.0.2.0/24'], consoleToken: 'correct horse battery staple' });
});
afterAll(() => Promise.all([gateway.close(), behindProxy.close(), asideOfProxy.close()]));

/** The header values that the operator received for a call with these header lines. */
async function passed(lines: string, site = gateway) {
  site.arrived.length = 0;
  await sendClosing(site.port, `GET /api/user HTTP/1.1\r\nHost: parlour.example\r\n${lines}\r\nConnection: close\r\n\r\n`);
  const [{ headers } = { headers: undefined }] = site.arrived;
  return headers;
}

describe('attacks: headers that claim', () => {
  it.each([
    ['X-Forwarded-For: 203.0.113.9'],
    ['X-Forwarded-For: 203.0.113.9, 127.0.0.1'],
    ['X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-For: 198.51.100.1'],
    ['X-Real-IP: 203.0.113.9'],
    ['Forwarded: for=203.0.113.9'],
    ['X-Forwarded-Host: evil.example'],
    ['X-Forwarded-Proto: https'],
    ['X-Forwarded-Port: 443'],
    ['X-Forwarded-Prefix: /evil'],
    ['Via: 1.1 evil.example'],
    ['True-Client-IP: 203.0.113.9'],
    ['CF-Connecting-IP: 203.0.113.9'],
    ['X-Client-IP: 203.0.113.9'],
    ['X-Original-URL: /evil'],
    ['X-Rewrite-URL: /evil'],
    ['X-Original-Host: evil.example'],
    ['X-Host: evil.example'],
    ['X-HTTP-Method-Override: evil'],
    ['X-Method-Override: evil'],
    ['X-Demo-Admin: evil'],
    ['X-Evil: evil'],
  ])('%s is not believed', async (line) => {
    const headers = await passed(line);
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'parlour.example',
      'x-forwarded-proto': 'http',
    });
    // Left out, because their random digits may contain 443: the id, and the operator's port.
    expect(JSON.stringify({ ...headers, traceparent: '', host: '' })).not.toMatch(/203\.0\.113|evil|443/);
  });

  it('who asks past the proxies is believed nothing, neither for a call nor for the gateway itself', async () => {
    const lines = ['For: 203.0.113.9', 'Host: evil.example', 'Proto: https', 'Port: 443'].map((line) => `X-Forwarded-${line}`);
    const headers = await passed(lines.join('\r\n'), asideOfProxy);
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'parlour.example',
      'x-forwarded-proto': 'http',
    });
    const url = `http://127.0.0.1:${asideOfProxy.port}/releases/session`;
    const logIn = (token: string, more: Record<string, string> = {}) =>
      fetch(url, {
        method: 'POST',
        headers: { origin: new URL(url).origin, 'content-type': 'application/json', ...more },
        body: JSON.stringify({ token, by: 'eve' }),
      });
    const statuses: number[] = [];
    for (let tried = 0; tried < 25; tried += 1)
      statuses.push((await logIn(`guess ${tried}`, { 'x-forwarded-for': `203.0.113.${tried}` })).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    // Nor does it make another origin one of this site.
    const posing = await logIn('x', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' });
    expect(posing.status).toBe(400);
  });

  it('of what a proxy that is known says, the entry it made itself counts and no other', async () => {
    const headers = await passed('X-Forwarded-For: 203.0.113.9, 198.51.100.7', behindProxy);
    expect(headers).toMatchObject({ 'x-forwarded-for': '198.51.100.7' });
  });

  it.each([
    ['Keep-Alive: timeout=5'],
    ['Proxy-Authorization: Basic c2VjcmV0'],
    ['Proxy-Connection: keep-alive'],
    ['TE: trailers'],
    ['Trailer: X'],
    ['Upgrade: h2c'],
    ['HTTP2-Settings: AAAA'],
    ['X-Secret: 1\r\nConnection: X-Secret'],
  ])('%s stays on its hop', async (line) => {
    const [name = ''] = line.toLowerCase().split(':');
    expect(await passed(line)).not.toHaveProperty([name]);
  });

  it.each([
    ['Authorization: Bearer t'],
    ['Accept-Language: zh'],
    ['Content-Type: application/json'],
    ['Idempotency-Key: 7'],
    ['If-None-Match: "1"'],
    ['Range: bytes=0-1'],
    ['User-Agent: phone'],
    ['X-Requested-With: XMLHttpRequest'],
    ['Sec-Fetch-Site: same-origin'],
    ['Sec-CH-UA-Mobile: ?1'],
  ])('%s goes on', async (line) => {
    const [name = '', value = ''] = line.split(': ');
    expect(await passed(line)).toMatchObject({ [name.toLowerCase()]: value });
  });

  it('what the gateway itself vouches for cannot be taken away', async () => {
    const headers = await passed('Connection: x-forwarded-for, authorization, host\r\nAuthorization: Bearer t');
    expect(headers?.['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('cookies of the gateway and the site stay with them, others go on', async () => {
    const headers = await passed('Cookie: parlour_pass=abc; theme=dark; parlour_console=def; other=1');
    expect(headers?.cookie).toBe('theme=dark; other=1');
    expect(await passed('Cookie: parlour_pass=abc')).not.toHaveProperty('cookie');
  });
});

describe('attacks: the host that a request names', () => {
  it.each([
    ['another one', 'evil.example'],
    ['one with a path', 'evil.example/path'],
    ['one with a script', '<script>alert(1)</script>'],
    ['one with a user', 'a@evil.example'],
    ['one with a port that is none', 'evil.example:99999'],
    ['none', ''],
  ])('%s changes nothing that is answered', async (_name, host) => {
    for (const path of ['/', '/manifest.json', '/console', '/assets/wallet/1.0.0/remoteEntry.js']) {
      const { text } = await sendClosing(gateway.port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(text).not.toMatch(/evil|<script>alert/);
      expect(/^location: (.*)\r$/im.exec(text)?.[1] ?? '/console/').toBe('/console/');
    }
  });
});

describe('attacks: a page where an answer should be', () => {
  it.each(['/api/page', '/api/text'])('%s is never shown as one, whatever the operator says of it', async (path) => {
    const { headers } = await answerOf(path);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it.each([
    ['/api/user', 'close'],
    ['/api/last', 'keep-alive'],
  ])('%s: a visitor hears of his own connection alone, here %s', async (path, said) => {
    const { text } = await sendRaw(gateway.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${said}\r\n\r\n`);
    expect(/^connection: (.*)\r$/im.exec(text)?.[1]).toBe(said);
    expect(/^keep-alive:/im.test(text)).toBe(said === 'keep-alive');
  });

  it.each([
    ['/api/userredpacket', 'no-store'],
    ['/uploads/qr.png', 'public, max-age=600'],
  ])('of %s no cache gives one member what another one got', async (path, caches) => {
    const { headers } = await answerOf(path);
    expect(headers).toMatchObject({ 'cache-control': caches });
    if (path.startsWith('/api/')) expect(Object.keys(headers).filter((name) => FOR_PROXIES.includes(name))).toEqual([]);
  });

  it('JSON is UTF-8, whatever charset its header has', async () => {
    expect((await answerOf('/api/json')).headers['content-type']).toBe('application/json');
    expect((await answerOf('/api/problem')).headers['content-type']).toBe('application/problem+json');
  });

  it.each(['/api/user', '/uploads/qr.png'])('at %s no browser asks for a password in a window of its own', async (path) => {
    expect((await answerOf(path)).headers).not.toHaveProperty('www-authenticate');
  });

  it.each(['/api/user', '/uploads/qr.png', '/demo/service/'])(
    'at %s the operator says nothing of the host of the site, nor of its pages, and sets no cookie of theirs',
    async (path) => {
      const { headers } = await answerOf(path);
      const kept = path.startsWith('/demo') ? OF_PAGES.slice(1) : OF_PAGES;
      expect(Object.keys(headers).filter((name) => OF_HOST.includes(name) || kept.includes(name))).toEqual([]);
      expect(headers['set-cookie']).toEqual(['theirs=1; Path=/api']);
    },
  );

  it('what the operator has in a path of its own is passed on as it comes, but never as a page', async () => {
    const { headers, status } = await answerOf('/uploads/qr.png?v=2');
    expect([status, gateway.arrived.at(-1)?.url]).toEqual([200, '/uploads/qr.png?v=2']);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s reaches no path of the operator but its calls', async (method) => {
    const before = gateway.arrived.length;
    expect((await answerOf('/uploads/qr.png', method)).status).toBe(404);
    expect((await answerOf('/upload/qr.png')).status).toBe(404);
    expect(gateway.arrived).toHaveLength(before);
  });

  it('pages of the demo may run scripts, but are of no origin', async () => {
    const { headers } = await answerOf('/demo/service/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^sandbox allow-scripts (?!.*allow-same-origin)/);
  });
});

function answerOf(
  path: string,
  method = 'GET',
): Promise<{ headers: NodeJS.Dict<string | string[]>; status: number | undefined }> {
  return new Promise((resolve, reject) => {
    request({ port: gateway.port, host: '127.0.0.1', path, method }, (response) => {
      response.resume().on('end', () => resolve({ headers: response.headers, status: response.statusCode }));
    })
      .on('error', reject)
      .end();
  });
}
