import postcss from 'postcss';
import { screenStyles } from './screenStyles';

const written = (css: string) => postcss([screenStyles]).process(css, { from: undefined }).css;

it.each([
  ['an element', 'p:hover > b', ':where([id=main]) p:hover > b'],
  ['everything', '*', ':where([id=main]) *'],
  ['a part of an element', '::placeholder', ':where([id=main]) ::placeholder'],
  ['an attribute of HTML', '[type=search]', ':where([id=main]) [type=search]'],
  ['an element without a class', 'p:not(.plain)', ':where([id=main]) p:not(.plain)'],
  ['a class', '.card p', '.card p'],
  ['an element with a class', 'p.card', 'p.card'],
  ['an id', '#card', '#card'],
  ['a data attribute', '[data-toaster] li', '[data-toaster] li'],
  ['a class in a list', ':is(.card, p) b', ':is(.card, p) b'],
  ['the page', 'body', ':where(body [id=main])'],
  ['the page in a state', 'html.dark', ':where(html.dark [id=main])'],
  ['an element of the page', 'html > body > p', ':where(html > body [id=main]) > p'],
  ['an element of the page in a state', '.dark body p', '.dark body p'],
  ['a class of the page in a state', ':root[data-theme=dark] .card', ':root[data-theme=dark] .card'],
  ['an element of the page in its dark theme', ':root[data-theme=dark] p', ':where(:root[data-theme=dark] [id=main]) p'],
])('a selector of %s', (_what, selector, expected) => {
  expect(written(`${selector} { color: red }`)).toBe(`${expected} { color: red }`);
});

it('in a list each selector has its own', () => {
  expect(written('h1, .title { color: red }')).toBe(':where([id=main]) h1, .title { color: red }');
});

it('custom properties of the page are also there, and lose against those of the site', () => {
  expect(written(':root, .light { --a: 1; color: red }')).toBe(
    ':where(:root) { --a: 1\n}\n:where(:root [id=main]), .light { --a: 1; color: red }'.replace('\n}\n', ' }\n'),
  );
});

it.each([
  '@keyframes turn { from { opacity: 0 } }',
  '.card { & b { color: red } p & { color: red } }',
  '@font-face { src: url(a) }',
])('%s stays as it is', (css) => {
  expect(written(css)).toBe(css);
});

it('within at-rules they are kept, too', () => {
  expect(written('@layer base { @media print { a { color: red } } }')).toBe(
    '@layer base { @media print { :where([id=main]) a { color: red } } }',
  );
});
