import { type ReactNode, useInsertionEffect } from 'react';
import { StyleSheetManager } from 'styled-components';
import figuresUrl from './assets/figures.woff2';
import { BaseStyles } from './baseStyles';
import { nestAtRules } from './nestAtRules';

/** Where nested declarations mean what the hoisted ones do, pseudo-elements included. */
const plugins = 'CSSNestedDeclarations' in globalThis && 'adoptedStyleSheets' in document ? [nestAtRules] : [];

/** What a page stands on: the house's styles and figures, and the way in which styles of all that is inside come to it. */
export function GlobalStyles({ children }: { children: ReactNode }) {
  useInsertionEffect(addFigures, []);
  return (
    <StyleSheetManager stylisPlugins={plugins}>
      <BaseStyles />
      {children}
    </StyleSheetManager>
  );
}

/** Not by `@font-face`: as long as a page has one, browsers lay all of it out anew whenever its sheets change. */
function addFigures() {
  if (typeof FontFace === 'undefined') return;
  const figures = new FontFace('Figures', `url(${figuresUrl}) format('woff2')`, { weight: '600', display: 'swap' });
  document.fonts.add(figures);
  return () => void document.fonts.delete(figures);
}
