import { settled } from '../support/screens/watching';
import { expect, test } from '../support/test';

const MESSAGE = 'Your browser is too old for this site. Please update it.';

for (const [name, takeAway] of [
  ['inert, as Firefox before 112', () => void Reflect.deleteProperty(HTMLElement.prototype, 'inert')],
  ['lookbehind, as Safari before 16.4', forgetLookbehind],
  ['CSS.supports, as browsers of 2013', () => void Reflect.deleteProperty(window, 'CSS')],
] as const) {
  test(`a browser without ${name}, is told to update, and customer service is a tap away`, async ({ phone }) => {
    const { page, complaints } = phone;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(takeAway);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText(MESSAGE);
    const service = page.getByRole('link', { name: 'Customer service' });
    await expect(service).toHaveAttribute('href', '/demo/service/');
    await settled(page);
    // Nothing of the site is run: neither a screen's files nor its calls are asked for.
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/getservicerurl']);
    expect(asked.filter((path) => path.includes('remoteEntry'))).toEqual([]);
    await service.click();
    await page.waitForURL('/demo/service/');
    expect(complaints).toEqual([]);
  });
}

function forgetLookbehind(): void {
  const read = (words: unknown[]) => {
    if (/\(\?<[=!]/.test(String(words[0]))) throw new SyntaxError('Invalid regular expression: invalid group specifier name');
    return words;
  };
  window.RegExp = new Proxy(RegExp, {
    apply: (target, self, words) => Reflect.apply(target, self, read(words)),
    construct: (target, words) => Reflect.construct(target, read(words)),
  });
}
