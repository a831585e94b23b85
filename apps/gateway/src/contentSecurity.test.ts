import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { readConfig } from './config';
import { consoleSecurity, siteSecurity } from './contentSecurity';

const nonce = 'q83vEjRWeJq83vEjRWeJqw==';
const config = (env: NodeJS.ProcessEnv = {}) => readConfig({ API_ORIGIN: 'https://api.example', ...env });
const documents = {
  site: siteSecurity(nonce, config()),
  'site with a preview token': siteSecurity(nonce, config(), ['https://dev.example']),
  console: consoleSecurity(nonce, config()),
};

/** Findings of the evaluator that are more severe than a recommendation. */
function found(policy: string): string[] {
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
    expect(found(headers['content-security-policy'])).toEqual([]);
  });

  it.each(['unsafe-inline', 'unsafe-eval', 'unsafe-hashes', 'wasm-unsafe-eval', 'strict-dynamic', ' * ', ' http: '])(
    'does not say %s',
    (word) => expect(`${Object.values(directives).join(' ')} `).not.toContain(word),
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

it('the evaluator would tell', () => {
  expect(found("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
  expect(found("script-src 'self' data:; object-src 'none'")).not.toEqual([]);
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
