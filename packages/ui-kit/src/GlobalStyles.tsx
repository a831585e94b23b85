import { type ReactNode, useInsertionEffect } from 'react';
import { StyleSheetManager } from 'styled-components';
import figuresUrl from './assets/figures.woff2';
import { BaseStyles } from './baseStyles';
import { nestAtRules } from './nestAtRules';

/** Only in browsers where nested declarations mean the same as hoisted ones, pseudo-elements included. */
const plugins = 'CSSNestedDeclarations' in globalThis && 'adoptedStyleSheets' in document ? [nestAtRules] : [];

/** Base styles, the figures font, and the style sheet manager for everything inside. */
export function GlobalStyles({ children }: { children: ReactNode }) {
  useInsertionEffect(loadFiguresFont, []);
  return (
    <StyleSheetManager stylisPlugins={plugins}>
      <BaseStyles />
      {children}
    </StyleSheetManager>
  );
}

/** Not with `@font-face`: with one, browsers lay out the whole page again whenever a style sheet changes. */
function loadFiguresFont() {
  if (typeof FontFace === 'undefined') return;
  const figures = new FontFace('Figures', `url(${figuresUrl}) format('woff2')`, { weight: '600', display: 'swap' });
  document.fonts.add(figures);
  return () => void document.fonts.delete(figures);
}
