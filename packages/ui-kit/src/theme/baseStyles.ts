import { createGlobalStyle } from 'styled-components';
import { theme } from './theme';
import { declareTokens, fontFamily, themes } from '../themes';
import { type } from './typography';

const dark = `color-scheme:dark;${declareTokens(themes.dark)}`;
/** `only` prevents that a browser with forced dark mode darkens this theme, which the player may have chosen. */
const light = `color-scheme:only light;${declareTokens(themes.light)}`;

/**
 * Base styles: tokens of both themes, reset, fonts (many Chinese ones have wide apostrophes), page background, focus ring. The
 * reset has no specificity, so that the styles of a remote take precedence.
 */
export const BaseStyles = createGlobalStyle`
  :root, [data-theme='dark'] { ${dark} }
  @media (prefers-color-scheme: light) {
    :root:not([data-theme]) { ${light} }
  }
  [data-theme='light'] { ${light} }
  :root {
    --press: 90ms; --fade: 140ms; --move: 220ms; --sheet: 300ms; --sheet-out: 200ms; --count: 500ms;
    --column: 100vw;
    --safe-top: env(safe-area-inset-top, 0px); --safe-bottom: env(safe-area-inset-bottom, 0px); --connection-bar: 0px;
    &[data-connection-bar] { --connection-bar: calc(24px * ${theme.textScale}); }
    &[data-motion='still'] {
      --press: 0ms; --fade: 100ms; --move: 0ms; --sheet: 0ms; --sheet-out: 0ms; --count: 0ms;
    }
    @media (min-width: 800px) { --column: 390px; scrollbar-gutter: stable; }
  }
  *, ::before, ::after { box-sizing: border-box; }
  html {
    background: ${theme.color.page};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }
  :lang(en) { font-variant-east-asian: proportional-width; }
  body {
    margin: 0;
    min-height: 100dvh;
    background: ${theme.color.pageGlow} no-repeat, ${theme.color.page};
    color: ${theme.color.text};
    font-family: ${fontFamily};
    ${type.body}
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  :where(h1, h2, h3, h4, p, figure, ul, ol, dl, dd, fieldset) { margin: 0; padding: 0; border: 0; min-width: 0; }
  :where(ul, ol) { list-style: none; }
  :where(button, input, select, textarea) { font: inherit; letter-spacing: inherit; color: inherit; }
  :where(button) { margin: 0; padding: 0; border: 0; background: none; cursor: pointer; touch-action: manipulation; }
  :where(a) { color: inherit; text-decoration: none; }
  :where(img, svg, iframe) { display: block; border: 0; }
  [hidden] { display: none !important; }
  :focus-visible { outline: 2px solid ${theme.color.accent}; outline-offset: 2px; scroll-margin-block: 112px 160px; }
`;
