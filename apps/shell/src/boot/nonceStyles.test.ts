import { nonceStyles } from './nonceStyles';

it('style elements get the nonce of the script that runs, and no others', () => {
  const currentScript = Object.assign(document.createElement('script'), { nonce: 'abc' });
  const page = { currentScript, createElement: (name: string) => document.createElement(name) } as unknown as Document;
  nonceStyles(page);
  const nonceOf = (name: string) => page.createElement(name).nonce ?? '';
  expect(['style', 'STYLE', 'script', 'div'].map(nonceOf)).toEqual(['abc', 'abc', '', '']);
});
