import fastify from 'fastify';
import { serveReports } from './serveReports';

async function open() {
  const counted: string[] = [];
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  serveReports(app, { take: () => undefined, unknown: () => undefined, violation: (rule) => counted.push(rule) }, () => 0);
  const post = (type: string, payload: unknown) =>
    app.inject({ method: 'POST', url: '/reports', headers: { 'content-type': type }, payload: JSON.stringify(payload) });
  const said = () => lines.map((line) => JSON.parse(line)).map(({ rule, blocked }) => ({ rule, blocked }));
  return { app, counted, lines, post, said };
}

const legacy = (rule: string, blocked: string) => ({
  'csp-report': { 'effective-directive': rule, 'blocked-uri': blocked, 'document-uri': 'https://site/?token=secret' },
});
const modern = (type: string, body: object) => [{ type, age: 1, url: 'https://site/?token=secret', body }];

it.each<[string, string, unknown, string, string]>([
  [
    'an address',
    'application/csp-report',
    legacy('script-src-elem', 'https://evil.example/x.js?key=secret'),
    'script-src-elem',
    'https://evil.example',
  ],
  ['an inline script', 'application/csp-report', legacy('script-src-elem', 'inline'), 'script-src-elem', 'inline'],
  [
    'text that would have become markup',
    'application/csp-report',
    legacy('require-trusted-types-for', 'trusted-types-sink'),
    'require-trusted-types-for',
    'trusted-types-sink',
  ],
  ['a data address', 'application/csp-report', legacy('frame-src', 'data:text/html,secret'), 'frame-src', 'data:'],
  ['a rule nobody has', 'application/csp-report', legacy('made-up-by-somebody', 'inline'), 'other', 'inline'],
  ['a directive nobody has', 'application/csp-report', legacy('made-src', 'inline'), 'other', 'inline'],
  ['what is no address', 'application/csp-report', legacy('img-src', 'a secret sentence'), 'img-src', 'something'],
  [
    'a script without its hash',
    'application/reports+json',
    modern('integrity-violation', { destination: 'script', blockedURL: 'https://site/a.js?key=secret' }),
    'integrity-violation script',
    'https://site',
  ],
  [
    'a policy, the new way',
    'application/reports+json',
    modern('csp-violation', { effectiveDirective: 'img-src', blockedURL: 'http://evil.example/a.png' }),
    'img-src',
    'http://evil.example',
  ],
])('counts and says %s without what was in its address', async (_what, type, report, rule, blocked) => {
  const { counted, lines, post, said } = await open();
  await expect(post(type, report)).resolves.toMatchObject({ statusCode: 204 });
  await post(type, report);
  expect(counted).toEqual([rule, rule]);
  expect(said()).toEqual([{ rule, blocked }]);
  expect(lines.join('')).not.toContain('secret');
});

it.each([
  ['application/csp-report', {}],
  ['application/csp-report', { 'csp-report': 'x' }],
  ['application/reports+json', [{ type: 'csp-violation' }]],
  ['application/reports+json', 'x'],
])('refuses as %s %j', async (type, report) => {
  const { counted, post } = await open();
  await expect(post(type, report)).resolves.toMatchObject({ statusCode: 400 });
  expect(counted).toEqual([]);
});

it.each([
  ['another type', 415, 'text/html', '{}'],
  ['what is no JSON', 400, 'application/csp-report', '{'],
  ['what is too large', 413, 'application/csp-report', JSON.stringify(legacy('img-src', 'x'.repeat(70_000)))],
])('refuses %s', async (_what, statusCode, type, payload) => {
  const { app } = await open();
  const answer = await app.inject({ method: 'POST', url: '/reports', headers: { 'content-type': type }, payload });
  expect(answer.statusCode).toBe(statusCode);
});

it('answers too many reports with 429 and retry-after', async () => {
  const { post } = await open();
  let last;
  for (let count = 0; count <= 600; count += 1) last = await post('application/csp-report', legacy('img-src', 'inline'));
  expect(last).toMatchObject({ statusCode: 429, headers: { 'retry-after': expect.anything() } });
});
