import { nonceStyles } from './nonceStyles';

it('style elements get the nonce of the script that runs, and no others', () => {
  const currentScript = Object.assign(document.createElement('script'), { nonce: 'abc' });
  const page = { currentScript, createElement: (name: string) => document.createElement(name) } as unknown as Document;
  nonceStyles(page);
  const nonceOf = (name: string) => page.createElement(name).nonce ?? '';
  expect(page.createElement('style').hasAttribute('data-release')).toBe(false);
  expect(Object.assign(page.createElement('style'), { nonce: 'undefined' }).nonce).toBe('abc');
  expect(['style', 'STYLE', 'script', 'div'].map(nonceOf)).toEqual(['abc', 'abc', '', '']);
});

it.each([
  ['at a (http://site/assets/bingo/1.0.0/a.js:1:2)\n at b (http://site/assets/shell/1.0.0/b.js:1:2)', '/assets/bingo/1.0.0/'],
  ['a@http://site/assets/bingo/1.1.0-rc.1/pieces/a.js:1:2\nb@http://site/assets/shell/1.0.0/b.js', '/assets/bingo/1.1.0-rc.1/'],
  ['at a (http://site/assets/shell/1.0.0/a.js:1:2)\n at b (http://site/assets/bingo/1.0.0/b.js:1:2)', undefined],
  ['at a (http://site/:1:2)', undefined],
])('one that is created by %p is of %p', (stack, release) => {
  const page = { currentScript: null, createElement: (name: string) => document.createElement(name) } as unknown as Document;
  nonceStyles(page);
  jest.spyOn(globalThis, 'Error').mockImplementation(() => ({ stack }) as Error);
  expect(page.createElement('style').dataset['release']).toBe(release);
  jest.restoreAllMocks();
});
