import { dompurifyVectors } from './dompurifyVectors';
import { type HtmlField, htmlFields } from './htmlFields';
import { type Findings, openTrial, tryVectors } from './htmlTrial';
import { closeBrowser, siteUrl } from './phone';
import { xssVectors } from './xssVectors';

afterAll(closeBrowser);

const ownVectors = Object.values(xssVectors).flat();
const vectors = [...new Set([...ownVectors, ...dompurifyVectors])];

/** Through the sanitiser alone, and with the policy of the site before it as players have it. */
const sweeps: readonly { readonly field: HtmlField; readonly how: 'without a policy' | 'as served' }[] = [
  { field: htmlFields.content, how: 'without a policy' },
  { field: htmlFields.memo, how: 'without a policy' },
  { field: htmlFields.memo, how: 'as served' },
  { field: htmlFields.article, how: 'without a policy' },
  { field: htmlFields.terms, how: 'without a policy' },
  { field: htmlFields.notice, how: 'without a policy' },
  { field: htmlFields.greeting, how: 'without a policy' },
];

describe('attacks: HTML of the backend', () => {
  describe.each(sweeps)('in $field.name, $how', ({ field, how }) => {
    let findings: Findings;
    beforeAll(async () => {
      findings = await tryVectors(field, vectors, how === 'as served');
    }, 240_000);
    it.each(vectors)('%j', (vector) => {
      expect(findings.get(vector)).toEqual([]);
    });
  });
});

it('that is tried would be dangerous if it were taken as it comes', async () => {
  const { line, page, incidents } = await openTrial();
  await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${siteUrl}/plain`);
  const numbered = ownVectors.map((vector, at) => vector.replaceAll('hit()', `hit(${at})`).replace(/_top|target=main/g, '_self'));
  await page.evaluate(async (all) => {
    for (const html of all) {
      const frame = Object.assign(document.createElement('iframe'), { srcdoc: html });
      document.body.append(frame);
      await new Promise((resolve) => setTimeout(resolve, 15));
      const clicked = frame.contentDocument?.querySelectorAll('a, button, [onclick]') ?? [];
      for (const element of clicked) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }, numbered);
  const ran = new Set(incidents.filter((incident) => /^it ran \d/.test(incident)));
  await line.close();
  expect(ran.size).toBeGreaterThan(100);
}, 60_000);
