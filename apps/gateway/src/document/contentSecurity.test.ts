import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { readConfig } from '../config';
import { consoleSecurity, INTEGRITY_POLICY, siteSecurity } from './contentSecurity';

const nonce = 'q83vEjRWeJq83vEjRWeJqw==';
const config = (env: NodeJS.ProcessEnv = {}) => readConfig({ API_ORIGIN: 'https://api.example', ...env });
const documents = {
  site: siteSecurity(nonce, config()),
  'site with a preview token': siteSecurity(nonce, config(), { previewOrigins: ['https://dev.example'] }),
  console: consoleSecurity(nonce, config()),
};

/** Findings of the evaluator that are more severe than a recommendation. */
function findingsIn(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

describe.each(Object.entries(documents))('attacks: policy of the %s', (_name, headers) => {
  const directives = Object.fromEntries(
    headers['content-security-policy']
      .split('; ')
      .map((text) => [text.split(' ')[0], text.split(' ').slice(1).join(' ')] as const),
  );

  it('csp_evaluator finds nothing of high severity, nor maybe', () => {
    expect(findingsIn(headers['content-security-policy'])).toEqual([]);
  });

  it.each(['unsafe-inline', "'unsafe-eval'", 'unsafe-hashes', 'strict-dynamic', ' * ', ' http: '])('does not say %s', (word) =>
    expect(`${Object.values(directives).join(' ')} `).not.toContain(word),
  );

  it.each([
    ['default-src', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "default dompurify 'allow-duplicates'"],
    ['style-src', `'self' 'nonce-${nonce}'`],
    ['report-uri', '/reports'],
  ])('%s is %s', (directive, value) => expect(directives[directive]).toBe(value));

  it.each([
    ['integrity-policy', 'blocked-destinations=(script), endpoints=(policies)'],
    ['reporting-endpoints', 'policies="/reports"'],
    ['x-content-type-options', 'nosniff'],
    ['permissions-policy', expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\).*usb=\(\)/)],
  ])('sends %s', (header, value) => expect(headers).toHaveProperty(header, value));
});

it.each([
  ['', /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
  ['camera microphone', /camera=\*.*geolocation=\(\).*microphone=\*.*payment=\(\)/],
])('with SERVICE_FRAME="%s" a page may pass on %s', (SERVICE_FRAME, policy) => {
  expect(siteSecurity(nonce, config({ SERVICE_FRAME }))['permissions-policy']).toMatch(policy);
  expect(consoleSecurity(nonce, config({ SERVICE_FRAME }))['permissions-policy']).not.toContain('*');
});

it.each([
  ['site', true],
  ['site with a preview token', true],
  ['console', false],
] as const)('in the %s WebAssembly and workers of the code run: %s', (name, isAllowed) => {
  const policy = documents[name]['content-security-policy'];
  expect([/script-src [^;]* 'wasm-unsafe-eval'/, /worker-src [^;]*blob:/].map((rule) => rule.test(policy))).toEqual([
    isAllowed,
    isAllowed,
  ]);
});

it('videos and sounds come from where pictures do', () => {
  const policy = siteSecurity(nonce, config({ API_ORIGIN: 'http://10.0.0.5', IMAGE_ORIGINS: 'http://cdn.example' }));
  expect(policy['content-security-policy']).toContain("media-src 'self' https: blob: http://10.0.0.5 http://cdn.example;");
});

it('the evaluator reports a weak policy', () => {
  expect(findingsIn("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
  expect(findingsIn("script-src 'self' data:; object-src 'none'")).not.toEqual([]);
});

describe('scripts without a hash are refused', () => {
  const policyFor = (userAgent: string) => [
    siteSecurity(nonce, config(), { userAgent })['integrity-policy'],
    consoleSecurity(nonce, config(), { userAgent })['integrity-policy'],
  ];

  it.each([
    ['Chrome', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'],
    [
      'Samsung',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/142.0 Safari/537.36',
    ],
    ['Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0'],
    [
      'Chrome without a window',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36',
    ],
    ['a tool', ''],
  ])('in %s', (_name, userAgent) => expect(policyFor(userAgent)).toEqual([INTEGRITY_POLICY, INTEGRITY_POLICY]));

  it.each([
    [
      'Safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1',
    ],
    [
      'an app on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    ],
  ])('but not in %s, which would refuse preloads that have one', (_name, userAgent) =>
    expect(policyFor(userAgent)).toEqual([undefined, undefined]),
  );
});

it.each([
  [{}, "frame-ancestors 'self'"],
  [{ FRAME_ANCESTORS: 'https://web.telegram.org' }, "frame-ancestors 'self' https://web.telegram.org"],
])('with %j says %s', (env, directive) => {
  expect(`${siteSecurity(nonce, config(env))['content-security-policy']};`).toContain(`; ${directive};`);
});

it('the console is in nobody’s frame and loads from nowhere else', () => {
  expect(documents.console['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(documents.console['content-security-policy']).not.toContain('https:');
});

it('what a preview token names may be loaded, and nothing else changes', () => {
  const [plain, passed] = [documents.site, documents['site with a preview token']].map(
    (headers) => headers['content-security-policy'],
  );
  expect(passed?.replaceAll(' https://dev.example', '')).toBe(plain);
});
