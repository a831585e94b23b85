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

it.each([
  [
    ':root, .light { --a: 1; color: red }',
    ':where(:root), :where(.light [id=main]) { --a: 1 } :where(:root [id=main]), .light { --a: 1; color: red }',
  ],
  [':where(:root) { --a: 1 }', ':where(:where(:root)) { --a: 1 } :where(:where(:root) [id=main]) { --a: 1 }'],
  [
    ':root { --a: 1; @media print { --a: 2; color: red } }',
    ':where(:root) { --a: 1; @media print { --a: 2; color: red } } :where(:root [id=main]) { --a: 1; @media print { --a: 2; color: red } }',
  ],
  ['.dark { --a: 2; color: red }', ':where(.dark [id=main]) { --a: 2 } .dark { --a: 2; color: red }'],
  ['.dark .card { --a: 2 }', '.dark .card { --a: 2 }'],
])('the custom properties of %s reach the screen and what is beside it', (css, expected) => {
  expect(written(css).replaceAll(/\s+/g, ' ')).toBe(expected);
});

it.each([
  ':export { gap: 4px }',
  ':global { p { color: red } }',
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
