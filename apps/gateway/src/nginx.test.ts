import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { exportSite, fileStore, readOrCreateKey, keyFile, openRegistry } from '@parlour/registry';
import { PLACEHOLDER } from './testing/placeholder';
import { type OpenGateway, openGateway } from './testing/openGateway';
import { missingNginx, runNginx, type RunningNginx } from './testing/runNginx';

const missing = missingNginx();
if (missing !== undefined) process.stderr.write(`deploy/nginx.conf: not run: ${missing}.\n`);

let gateway: OpenGateway;
let nginx: RunningNginx;

beforeAll(async () => {
  if (missing !== undefined) return;
  gateway = await openGateway({}, ({ url }, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-powered-by', 'somebody');
    response.setHeader('www-authenticate', 'Basic realm="api"');
    response.setHeader('cache-control', 'public, max-age=600');
    if (url?.startsWith('/api/')) response.setHeader('cdn-cache-control', 'max-age=600');
    if (url?.startsWith('/api/')) response.setHeader('edge-control', 'max-age=600');
    if (url?.startsWith('/api/')) response.setHeader('surrogate-control', 'max-age=600');
    response.end(JSON.stringify({ youAsked: url }));
  });
  const key = await readOrCreateKey(keyFile(path.join(gateway.folder, 'keys'), 'registry'));
  const store = fileStore(path.join(gateway.folder, 'registry'));
  const site = path.join(gateway.folder, 'site');
  await mkdir(site);
  await store.write('assets/shell/1.0.0/app.webmanifest', Buffer.from('{"name":"Parlour"}'));
  await store.write('assets/shell/1.0.0/third-party.txt', Buffer.from('react, © by its authors'));
  await exportSite({ registry: await openRegistry(store, key), store, key, into: fileStore(site) });
  nginx = await runNginx(site, new URL(gateway.operator).host);
});
afterAll(async () => {
  await nginx?.stop();
  await gateway?.close();
});

const ENTRY = '/assets/wallet/1.0.0/remoteEntry.js';
/** Headers whose values differ per response or per server, and which no client depends on. */
const OWN = /^(accept-ranges|connection|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding)$/;

async function ask(origin: string, target: string, headers: Readonly<Record<string, string>>) {
  const response = await fetch(origin + target, { headers });
  const nonce = /nonce-([^']+)/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? 'no nonce';
  const named = [...response.headers]
    .filter(([name]) => !OWN.test(name))
    .map(([name, value]) => [name, value.replaceAll(nonce, 'N')]);
  const text = (await response.text()).replaceAll(nonce, 'N');
  return {
    status: response.status,
    nonce,
    text,
    headers: Object.fromEntries(named.map(([name, value]) => [name, value?.toLowerCase()])),
  };
}

/** The headers that a page sends with its calls. */
const TRACED = { traceparent: '00-7f3a91c2e4b05d6f8a1b2c3d4e5f6071-1122334455667788-01' };

const describeNginx = missing === undefined ? describe : describe.skip;
const title = 'nginx answers as the gateway does';

describeNginx(missing === undefined ? title : `${title} (${missing})`, () => {
  it.each([
    ['the document', '/', 'br'],
    ['the document as gzip', '/', 'gzip'],
    ['the document as it is', '/', 'identity'],
    ['the service worker', '/service-worker.js', 'br'],
    ['the root documents', '/trust.json', 'identity'],
    ['what a phone installs', '/app.webmanifest', 'identity'],
    ['the licences of what others wrote', '/third-party.txt', 'br'],
    ['an asset as Brotli', ENTRY, 'br'],
    ['an asset as it is', ENTRY, 'identity'],
    ['a call', '/api/refreshusermoney?a=1', 'identity'],
    ['an asset that is not there', '/assets/wallet/1.0.0/none.js', 'br'],
    ['a file of ours that is no address', '/index.html', 'br'],
    ['a way up', '/assets/%2e%2e/nginx.conf', 'br'],
    ['what Tomcat takes for a way up', '/api/..;/actuator', 'identity'],
    ['a path of the demo operator', '/demo/intro.webm', 'identity'],
  ])('%s', async (_what, target, encoding) => {
    const own = await ask(`http://127.0.0.1:${gateway.port}`, target, { ...TRACED, 'accept-encoding': encoding });
    const other = await ask(nginx.url, target, { ...TRACED, 'accept-encoding': encoding });
    if (own.status >= 400) {
      expect(other.status).toBeGreaterThanOrEqual(400);
      expect(other.text).not.toContain('worker');
      return;
    }
    expect(other.status).toBe(own.status);
    expect(other.headers).toEqual(own.headers);
    if (target !== '/') expect(other.text).toBe(own.text);
  });

  it.each([
    '/login',
    '/mine/',
    '/%23/login',
    '/register?pid=77',
    '/%23/register?pid=77',
    '/activityInfo?id=5',
    '/index.html?pid=77',
    '/h5/login?pid=77',
    '/nowhere',
    '/favicon.ico',
    '/banner.png?v=2',
    '/telemetry.js?x=.html',
    '/console/none',
    '/%2f%2fevil.example',
    '/https:evil.example',
    '//evil.example',
    '/%23mine',
    '/Login.HTML',
    '/login%3Fpid=7',
    '/register%3Fpid=77',
    '/a.html%3Fpid=7',
    '/x%2Epng',
    '/telegram-login?pid=7',
  ])('leads a browser that asks for the page %s where the gateway does', async (target) => {
    const answers = [`http://127.0.0.1:${gateway.port}`, nginx.url].map(async (origin) => {
      const { status, headers } = await fetch(origin + target, { headers: { accept: 'text/html,*/*' }, redirect: 'manual' });
      return { isFound: status < 400, location: headers.get('location') };
    });
    const [own, other] = await Promise.all(answers);
    expect(other).toEqual(own);
  });

  it('each document has a nonce of its own, in the policy and in the document, and the signed manifest', async () => {
    const [one, other] = [await ask(nginx.url, '/', {}), await ask(nginx.url, '/', {})];
    expect(one.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(one.nonce).not.toBe(other.nonce);
    expect(one.text).not.toMatch(PLACEHOLDER);
    // Parsed instead of compared as text, because the document escapes whatever looks like a placeholder in a signature.
    const inline = JSON.parse(/<script id="manifest"[^>]*>(.*?)<\/script>/.exec(one.text)?.[1] ?? '');
    expect(await (await fetch(`${nginx.url}/manifest.json`)).json()).toEqual(inline);
  });

  it('a manifest that is known is not sent again', async () => {
    const first = await fetch(`${nginx.url}/manifest.json`);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${nginx.url}/manifest.json`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('the operator learns who asks from nginx alone, and no cookie', async () => {
    gateway.arrived.length = 0;
    const headers = { 'x-forwarded-for': '6.6.6.6', 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6', cookie: 'parlour=1' };
    await fetch(`${nginx.url}/api/user`, { method: 'POST', body: '{}', headers: { ...headers, authorization: 'Bearer t' } });
    expect(gateway.arrived[0]).toMatchObject({
      body: '{}',
      headers: { authorization: 'Bearer t', 'x-forwarded-for': '127.0.0.1', host: new URL(gateway.operator).host },
    });
    expect(JSON.stringify(gateway.arrived)).not.toMatch(/6\.6\.6\.6|cookie/);
  });

  it.each(['/telemetry', '/reports'])('%s is taken and forgotten', async (target) => {
    expect((await fetch(nginx.url + target, { method: 'POST', body: '{}' })).status).toBe(204);
  });
});
