import { isCanonicalPath } from './canonicalPath';

type Step = (path: string) => string;

const decodeBytes: Step = (path) =>
  Buffer.from(
    path.replace(/%([\da-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('latin1');
const backslashes: Step = (path) => path.replaceAll('\\', '/');
const parameters: Step = (path) => path.replace(/;[^/]*/g, '');
const utf8: Step = (path) => Buffer.from(path, 'latin1').toString('utf8');
/** A lenient decoder that combines the bits of UTF-8 without validating them. */
const overlong: Step = (path) =>
  path
    .replace(/[\xc0-\xdf]([\x80-\xbf])/g, (two) =>
      String.fromCharCode(((two.charCodeAt(0) & 31) << 6) | (two.charCodeAt(1) & 63)),
    )
    .replace(/[\xe0-\xef]([\x80-\xbf]{2})/g, (three) =>
      String.fromCharCode(((three.charCodeAt(0) & 15) << 12) | ((three.charCodeAt(1) & 63) << 6) | (three.charCodeAt(2) & 63)),
    );
const percentU: Step = (path) =>
  path.replace(/%u([\da-f]{4})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const bestFit: Step = (path) =>
  path
    .normalize('NFKC')
    .replaceAll(/[\u2044\u2215]/g, '/')
    .replaceAll('\u2216', '\\');
const endOfString: Step = (path) => path.replaceAll('\0', '');
const trailing: Step = (path) => path.replace(/(\/\.\.)[. ]+(?=\/|$)/g, '$1');
const slashes: Step = (path) => path.replace(/\/+/g, '/');

/** How servers resolve a path, each in the most lenient version and configuration that was found. */
const servers: Readonly<Record<string, readonly Step[]>> = {
  nginx: [decodeBytes, utf8, slashes],
  'nginx in front of PHP-FPM, whose framework decodes again': [decodeBytes, decodeBytes, endOfString, slashes],
  Tomcat: [parameters, decodeBytes, overlong, backslashes, slashes],
  'Undertow, which cuts parameters when it has decoded': [decodeBytes, utf8, parameters, backslashes, slashes],
  IIS: [percentU, decodeBytes, decodeBytes, overlong, bestFit, backslashes, endOfString, trailing, slashes],
};

function pathAt(server: readonly Step[], target: string): string {
  const [path = ''] = target.split(/[?#]/);
  const folders: string[] = [];
  for (const folder of server.reduce((now, step) => step(now), path).split('/')) {
    if (folder === '..') folders.pop();
    else if (folder !== '.') folders.push(folder);
  }
  return folders.join('/');
}

const dots = [
  '..',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '%252e%252e',
  '.%252e',
  '%25252e%25252e',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '%ef%bc%8e%ef%bc%8e',
  '%e2%80%a5',
  '%e2%80%a4.',
  '%u002e%u002e',
];
const afterDots = ['', ';', ';a=b', '%3b', '%3Bx', '%00', '%2500', '%20', '.', '%09'];
const separators = ['/', '%2f', '%252F', '\\', '%5c', '%255c', '%c0%af', '%e0%80%af', '%ef%bc%8f', '%u2215', '%e2%88%95'];
const spellings = dots.flatMap((up) => afterDots.flatMap((after) => separators.map((separator) => up + after + separator)));

/** The targets combine a path before `..` with a path that it leads to. */
const begins = ['/api/', '/api/user/', '/assets/wallet/', '/uploads/./'];
const goals = ['actuator/env', 'admin', 'WEB-INF/web.xml'];
const targets = spellings.flatMap((spelling, index) => {
  const begin = begins[index % begins.length] ?? '';
  return [1, 3].map((times) => begin + spelling.repeat(times) + (goals[index % goals.length] ?? ''));
});

it('refuses each spelling that leads out of its beginning at any of five servers', () => {
  const leaving = targets.filter((target) =>
    Object.values(servers).some((server) => !pathAt(server, target).startsWith(`/${target.split('/')[1]}/`)),
  );
  expect(leaving.length).toBeGreaterThan(200);
  expect(leaving.filter(isCanonicalPath)).toEqual([]);
});

it.each(Object.entries(servers))('the table has spellings that lead out at %s', (_name, server) => {
  expect(targets.some((target) => !pathAt(server, target).startsWith(`/${target.split('/')[1]}/`))).toBe(true);
});

it.each([
  '/api/..;/actuator/env',
  '/api/%2e%2e;/x',
  '/api/%252e%252e/%25ff',
  '/api/%25%32%65%25%32%65/x',
  '/api/..%c2%a0/x',
  '/api/x%0d%0aHost:y',
  '/api/%ff',
  '/api/\xe5\x9b\xbe',
  '/api/100%',
  '/api/%zz',
  '/api/.',
  '/api/..',
  '/..',
  '//evil.example/api',
  '/api/user#/../admin',
  'http://evil.example/api/user',
  'api/user',
  '*',
  '',
])('refuses %j', (target) => {
  expect(isCanonicalPath(target)).toBe(false);
});

it.each([
  '/',
  '/login',
  '/%23/login',
  '/index.html',
  '/register?pid=77',
  '/api/user?next=/a/../b&x=%252e%00',
  '/api/login_pc',
  '/api/;jsessionid=1',
  '/api/a..b/c.',
  '/api//user',
  '/api/user/',
  '/assets/wallet/1.0.0-rc.1+5/remoteEntry.js',
  '/uploads/2026/%E5%9B%BE%E7%89%87%20(1).png',
  '/uploads/100%25.png',
  '/uploads/a%2fb.png',
  "/uploads/@2x/it's~fine!*.png",
  '/.well-known/security.txt',
])('takes %j', (target) => {
  expect(isCanonicalPath(target)).toBe(true);
});

it('judges a path of a megabyte by reading it once', () => {
  for (const part of ['.', '. ', '%2e', 'a/', './/', ';', '%20.', '/.a'])
    isCanonicalPath(`/${part.repeat(1_000_000 / part.length)}x`);
});
