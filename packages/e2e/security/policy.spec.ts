import { expect, test } from '../support/test';
import { attempts, firstAttempt, tryAttempt } from './policyAttempts';

const screens = { '/wallet': 'Total assets', '/betRecord': 'Records', '/activity': 'Offers', '/mine': 'Log out' };

test('attacks: every script of a page carries its hash, and one that got in makes no markup', async ({
  member: { page, complaints },
}) => {
  for (const [at, words] of Object.entries(screens)) {
    await page.evaluate((to) => location.assign(`#${to}`), at);
    await page.getByText(words).first().waitFor();
  }
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel=preload][as=script], link[rel=stylesheet]')]
      .filter((tag) => !(tag.getAttribute('integrity') ?? '').startsWith('sha384-'))
      .map((tag) => tag.outerHTML),
  );
  expect(bare).toEqual([]);
  expect(complaints).toEqual([]);
  expect(await tryAttempt(page, attempts[firstAttempt])).toEqual([]);
});
