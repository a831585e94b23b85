import { nestedStyles } from './nestedStyles';

const styles = nestedStyles(Object.assign(() => ['compiled'], { hash: '' }));

it('a component becomes one rule with its original CSS', () => {
  const css = 'color: red; @media print { &::before { color: black; } }';
  expect(styles(css, '.box')).toEqual([`.box{${css}}`]);
});

it('each global style becomes a rule', () => {
  expect(styles('@layer a, b; body { margin: 0; &[data-x] { margin: 1px; } } @media print { body { margin: 0; } }')).toEqual([
    '@layer a, b;',
    ' body { margin: 0; &[data-x] { margin: 1px; } }',
    ' @media print { body { margin: 0; } }',
  ]);
});

it('keyframes go into a separate sheet', () => {
  const insertRule = jest.fn();
  globalThis.CSSStyleSheet = class {
    insertRule = insertRule;
  } as never;
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [] });
  expect(styles('to { rotate: 1turn; }', 'turn', '@keyframes')).toEqual([]);
  expect(styles('to { rotate: 2turn; }', 'twice', '@keyframes')).toEqual([]);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(insertRule.mock.calls).toEqual([
    ['@keyframes turn{to { rotate: 1turn; }}'],
    ['@keyframes twice{to { rotate: 2turn; }}'],
  ]);
});

it.each([
  ['a comment to the end of its line', 'color: red; // a warning'],
  ['a brace too many', 'color: red; }'],
])('%s is left to the library', (_what, css) => {
  expect(styles(css, '.box')).toEqual(['compiled']);
});
