import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import styled, { keyframes, StyleSheetManager } from 'styled-components';
import { nestAtRules } from './nestAtRules';

const frames: string[] = [];

beforeAll(() => {
  // The tests' CSS parser does not support nested rules, and logs errors.
  jest.spyOn(console, 'error').mockImplementation();
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true });
  globalThis.CSSStyleSheet = class {
    insertRule(rule: string) {
      frames.push(rule);
    }
  } as never;
});

const turn = keyframes`from { rotate: 0; } to { rotate: 1turn; }`;
const Box = styled.div`
  color: red;
  animation: ${turn};
  @media (max-width: 359px) {
    color: blue;
    & > b,
    &::before {
      color: green;
    }
  }
  dialog > & {
    @starting-style {
      opacity: 0;
    }
  }
  @media print {
    @supports (color: red) {
      color: black;
    }
  }
  @-webkit-keyframes old {
    to {
      opacity: 0;
    }
  }
`;

type Plugins = ComponentProps<typeof StyleSheetManager>['stylisPlugins'];

/** The rules that a page has of one component. */
function rulesOf(stylisPlugins: Plugins) {
  const { container } = render(
    <StyleSheetManager stylisPlugins={stylisPlugins} disableCSSOMInjection>
      <Box />
    </StyleSheetManager>,
  );
  const name = container.querySelector('div')?.classList.item(1);
  const all = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  return all.slice(all.indexOf(`.${name}{`)).replaceAll(`.${name}`, '.box');
}

test('rules stand around what they were in, each of them once and in their order', () => {
  const rules = rulesOf([nestAtRules]);
  expect(rules).toContain(
    '.box{@media (max-width: 359px){color:blue;}}' +
      '.box>b,.box::before{@media (max-width: 359px){color:green;}}' +
      'dialog>.box{@starting-style{opacity:0;}}',
  );
  expect(rules.startsWith('.box{color:red;')).toBe(true);
});

test('at-rules in at-rules, and those that stand in no rule, are left as they are', () => {
  const rules = rulesOf([nestAtRules]);
  expect(rules).toContain('@media print{@supports (color: red){.box{color:black;}}}');
  expect(rules).toContain('@-webkit-keyframes old{to{opacity:0;}}');
});

test('keyframes come into a sheet of their own', () => {
  const name = /animation:(\w+);/.exec(rulesOf([nestAtRules]))?.[1];
  expect(document.adoptedStyleSheets).toHaveLength(1);
  // Each test renders with a manager of its own, which inserts them again.
  expect([...new Set(frames)]).toEqual([`@keyframes ${name}{from{rotate:0;}to{rotate:1turn;}}`]);
});

test('without it all of them are rules of the page', () => {
  expect(rulesOf([])).toContain('@media (max-width: 359px){.box{color:blue;}');
});
