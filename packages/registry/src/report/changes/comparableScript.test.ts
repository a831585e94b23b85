import { comparableScript, stemOf } from './comparableScript';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const one = {
  container: 'wallet_1_5_0',
  version: '1.5.0',
  files: [{ path: 'main.ef78ebf2.js', integrity: hash('A'), size: 1, brotli: 1 }],
};
const other = {
  container: 'wallet_1_6_0',
  version: '1.6.0',
  files: [{ path: 'main.0123abcd.js', integrity: hash('B'), size: 1, brotli: 1 }],
};
const areSame = (text: string, changed: string) => comparableScript(text, one) === comparableScript(changed, other);

it.each([
  ['the name of the release', 'self.chunk_wallet_1_5_0.push([1])', 'self.chunk_wallet_1_6_0.push([1])'],
  ['the address of its files', 'load("/assets/wallet/1.5.0/main.ef78ebf2.js")', 'load("/assets/wallet/1.6.0/main.0123abcd.js")'],
  ['hashes of its files', `a={0:"ef78ebf2"};b="${hash('A')}"`, `a={0:"0123abcd"};b="${hash('B')}"`],
  ['names that a minifier chose', 'function pay(a,b){return a-b}', 'function pay(t,e){return t-e}'],
  ['a comment', '/* 1 */pay(a)', 'pay(a)'],
])('a build that differs in %s alone does the same', (_what, text, changed) => {
  expect(areSame(text, changed)).toBe(true);
});

it.each([
  ['operands that change places', 'function pay(a,b){return a-b}', 'function pay(a,b){return b-a}'],
  ['a number', 'least=100', 'least=10'],
  ['a short number', 'fee=1', 'fee=2'],
  ['a short word in a text', 'say("is it on")', 'say("is it of")'],
  ['a short word in a template', 'say(`on ${a}`)', 'say(`of ${a}`)'],
  ['a short property', 'a.ok=b.no', 'a.no=b.ok'],
  ['a short key', 'x={ok:1}', 'x={no:1}'],
  ['a global of three letters', 'new URL(a)', 'new Map(a)'],
  ['a regular expression', 'x=/a+/.test(b)', 'x=/a*/.test(b)'],
  ['the file of another chunk', 'load("main.ef78ebf2.js")', 'load("other.0123abcd.js")'],
  ['a text that is no JavaScript', 'pay("c', 'pay("d'],
])('%s: not the same', (_what, text, changed) => {
  expect(areSame(text, changed)).toBe(false);
});

it.each([
  ['main.ef78ebf2.js', 'main.js'],
  ['assets/index-BxY12z_a.js', 'assets/index.js'],
  ['app-settings.js', 'app-settings.js'],
  ['service-worker.js', 'service-worker.js'],
  ['logo.svg', 'logo.svg'],
])('%s is %s without its hash', (path, stem) => {
  expect(stemOf(path)).toBe(stem);
});
