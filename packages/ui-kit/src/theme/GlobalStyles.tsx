import { type ReactNode, useContext, useInsertionEffect, useMemo } from 'react';
import { StyleSheetContext } from 'styled-components';
import figuresUrl from '../assets/figures.woff2';
import { BaseStyles } from './baseStyles';
import { nestedStyles } from './nestedStyles';

/**
 * Nesting is only used in browsers where nested declarations keep their order (`CSSNestedDeclarations`), also for
 * pseudo-elements.
 */
const nestsStyles = 'CSSNestedDeclarations' in globalThis && 'adoptedStyleSheets' in document;

/** Base styles, the figures font, and how styles are inserted for everything inside. */
export function GlobalStyles({ children }: { children: ReactNode }) {
  const inherited = useContext(StyleSheetContext);
  const context = useMemo(
    () => (nestsStyles ? { ...inherited, stylis: nestedStyles(inherited.stylis) } : inherited),
    [inherited],
  );
  useInsertionEffect(loadFiguresFont, []);
  return (
    <StyleSheetContext value={context}>
      <BaseStyles />
      {children}
    </StyleSheetContext>
  );
}

/**
 * Loaded by script and not by `@font-face`, because with `@font-face` browsers lay out the whole page again whenever a style
 * sheet changes.
 */
function loadFiguresFont() {
  if (typeof FontFace === 'undefined') return;
  const figures = new FontFace('Figures', `url(${figuresUrl}) format('woff2')`, { weight: '600', display: 'swap' });
  document.fonts.add(figures);
  return () => void document.fonts.delete(figures);
}
