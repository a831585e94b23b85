import { linkAddress, visibleText } from './provenance';

it.each([
  ['https://github.com/acme/wallet', 'https://github.com/acme/wallet'],
  ['https://git.example/\u202Etellaw', 'https://git.example/%E2%80%AEtellaw'],
  ['javascript:alert(1)', undefined],
  ['java\tscript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['http://git.example/wallet', undefined],
  ['https://github.com@evil.example/wallet', undefined],
  ['git@github.com:acme/wallet.git', undefined],
  ['//evil.example', undefined],
  ['', undefined],
])('%j leads to %s', (text, address) => {
  expect(linkAddress(text)).toBe(address);
});

it('no character of a text moves the cursor, is invisible or reorders the line', () => {
  expect(visibleText('a\u202Eb\u0007\u001B[2Jc\nd\u200B\u2028é中')).toBe(
    'a\\u{202e}b\\u{0007}\\u{001b}[2Jc\\u{000a}d\\u{200b}\\u{2028}é中',
  );
});
