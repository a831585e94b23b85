import { expect, test } from '../support/test';
import { dompurifyVectors } from './dompurifyVectors';
import { type HtmlField, htmlFields } from './htmlFields';
import { openWatched, tryVectors } from './htmlScenario';
import { firstVector, xssVectors } from './xssVectors';

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

test.describe('attacks: HTML of the backend', () => {
  for (const { field, how } of sweeps) {
    test(`in ${field.name}, ${how}`, { tag: '@deep' }, async ({ line, operator, openPhone }) => {
      // `npm test` sends the first one through what is served.
      const tried = how === 'as served' ? vectors.filter((vector) => vector !== firstVector) : vectors;
      expect(await tryVectors({ line, operator, openPhone }, field, tried, how === 'as served')).toEqual({});
    });
  }

  test(
    'that is tried would be dangerous if it were taken as it comes',
    { tag: '@deep' },
    async ({ line, operator, openPhone }) => {
      const { page, incidents } = await openWatched({ line, operator, openPhone });
      await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto('/plain');
      const numbered = ownVectors.map((vector, at) =>
        vector.replaceAll('hit()', `hit(${at})`).replace(/_top|target=main/g, '_self'),
      );
      await page.evaluate((all) => {
        for (const html of all) {
          const frame = Object.assign(document.createElement('iframe'), { srcdoc: html });
          frame.addEventListener('load', () => {
            const clicked = frame.contentDocument?.querySelectorAll('a, button, [onclick]') ?? [];
            for (const element of clicked) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          });
          document.body.append(frame);
        }
      }, numbered);
      const ran = () => new Set(incidents.filter((incident) => /^it ran \d/.test(incident))).size;
      await expect.poll(ran).toBeGreaterThan(100);
    },
  );
});
