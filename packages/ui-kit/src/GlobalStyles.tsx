import { type ReactNode, useInsertionEffect } from 'react';
import { StyleSheetManager } from 'styled-components';
import figuresUrl from './assets/figures.woff2';
import { BaseStyles } from './baseStyles';
import { nestAtRules } from './nestAtRules';

/** Where nested declarations mean what the hoisted ones do, pseudo-elements included. */
const plugins = 'CSSNestedDeclarations' in globalThis && 'adoptedStyleSheets' in document ? [nestAtRules] : [];

/** The base of a page: the kit's styles and figures font, and how the styles of everything inside are inserted. */
export function GlobalStyles({ children }: { children: ReactNode }) {
  useInsertionEffect(addFigures, []);
  return (
    <StyleSheetManager stylisPlugins={plugins}>
      <BaseStyles />
      {children}
    </StyleSheetManager>
  );
}

/** Not by `@font-face`: as long as a page has one, browsers lay out all of it again whenever its sheets change. */
function addFigures() {
  if (typeof FontFace === 'undefined') return;
  const figures = new FontFace('Figures', `url(${figuresUrl}) format('woff2')`, { weight: '600', display: 'swap' });
  document.fonts.add(figures);
  return () => void document.fonts.delete(figures);
}
