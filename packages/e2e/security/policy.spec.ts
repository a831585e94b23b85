import { expect, test } from '../support/test';
import { attempts, firstAttempt, tryAttempt } from './policyAttempts';

const screens = { '/wallet': 'Total assets', '/betRecord': 'Records', '/activity': 'Offers', '/mine': 'Log out' };

test('attacks: every script of a page carries its hash, and one that got in makes styles and no markup', async ({
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
  // As goober writes its styles, which react-hot-toast and others bring.
  const written = await page.evaluate(() => {
    const style = document.head.appendChild(
      Object.assign(document.createElement('style'), { innerHTML: ' ', nonce: 'undefined' }),
    );
    (style.firstChild as Text).data = 'body { --written: 1 }';
    const value = getComputedStyle(document.body).getPropertyValue('--written');
    style.remove();
    return value;
  });
  expect(written).toBe('1');
  expect(complaints).toEqual([]);
  expect(await tryAttempt(page, attempts[firstAttempt])).toEqual([]);
});
