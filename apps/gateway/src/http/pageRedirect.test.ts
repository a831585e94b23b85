import { type OpenGateway, openGateway } from '../testing/openGateway';
import { sendClosing } from '../testing/raw';

let gateway: OpenGateway;
beforeAll(async () => {
  gateway = await openGateway({ operatorPaths: ['/uploads'] });
});
afterAll(() => gateway.close());

const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function ask(target: string, headers: Readonly<Record<string, string>> = NAVIGATION, method = 'GET') {
  const lines = Object.entries({ host: 'site', connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`);
  const { text, statuses } = await sendClosing(gateway.port, `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return { status: statuses[0], location: /^location: (.*)\r$/im.exec(text)?.[1], text };
}

it.each([
  ['/login', '/#/login'],
  ['/mine/', '/#/mine'],
  ['/activityInfo?id=5', '/#/activityInfo?id=5'],
  ['/login?redirect=%2Fmine', '/#/login?redirect=%2Fmine'],
  ['/%23/login', '/#/login'],
  ['/%23', '/'],
  ['/%23!/mine', '/#/mine'],
  ['/%23mine', '/#/mine'],
  ['/telegram-login?pid=77', '/?pid=77'],
  ['/%23/activityInfo%3Fid=5', '/#/activityInfo?id=5'],
  ['/%23/activityInfo%3Fid%3D5&from=x', '/#/activityInfo?id=5&from=x'],
  ['/register?pid=77', '/#/login?type=1&pid=77'],
  ['/register', '/#/login?type=1'],
  ['/%23/register?pid=77', '/#/login?type=1&pid=77'],
  ['/index.html', '/'],
  ['/index.html?pid=77', '/?pid=77'],
  ['/mobile/index.php?pid=77', '/?pid=77'],
  ['/h5/login', '/'],
  ['/nowhere?pid=77', '/#/nowhere?pid=77'],
  ['/%E6%B3%A8%E5%86%8C?pid=77', '/?pid=77'],
])('a browser that asks for the page %s is led to %s', async (target, location) => {
  expect(await ask(target)).toMatchObject({ status: 302, location });
});

it.each([
  ['HEAD', NAVIGATION],
  ['GET', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
  ['GET', { 'sec-fetch-dest': 'document' }],
])('%s with %j asks for a page', async (method, headers) => {
  expect(await ask('/login', headers, method)).toMatchObject({ status: 302, location: '/#/login' });
});

it.each([
  ['GET', {}],
  ['GET', { accept: '*/*' }],
  ['GET', { accept: 'image/avif,*/*' }],
  ['GET', { ...NAVIGATION, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['POST', NAVIGATION],
])('%s with %j asks for no page', async (method, headers) => {
  const { status, text } = await ask('/login', headers, method);
  expect(status).toBe(404);
  expect(text).toContain('There is nothing here.');
});

it.each([
  '/assets/wallet/1.0.0/none.js',
  '/assets/none',
  '/assets',
  '/console/none.js',
  '/demo/games/',
  '/releases/none',
  '/telemetry',
  '/reports',
  '/favicon.ico',
  '/banner.png?v=2',
  '/%61pi/user',
  '/uploads',
])('a browser that navigates to %s, which is no page, gets 404', async (target) => {
  const { status } = await ask(target);
  // The operator answers what is its own.
  expect(target === '/uploads' ? [status, gateway.arrived.length] : status).toEqual(target === '/uploads' ? [200, 1] : 404);
});

it.each([
  '//evil.example/login',
  '///evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%2fevil.example/',
  '/%23//evil.example',
  '/%23/%2f%2fevil.example',
  '/%09/evil.example',
  '/login%0d%0aset-cookie:x',
  '/http:%2f%2fevil.example',
  '/https:evil.example',
  '/@evil.example',
  '/.evil.example',
  '/;//evil.example',
])('%s leads nowhere else', async (target) => {
  const { status, location = '/', text } = await ask(target);
  expect([302, 400, 404]).toContain(status);
  expect(location).toBe('/');
  expect(text).not.toMatch(/^set-cookie/im);
});
