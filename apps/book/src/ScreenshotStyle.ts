import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { createGlobalStyle } from 'styled-components';

/** For screenshots that are the same on every machine: a bundled font; text that it has no glyphs for is hidden. */
export const ScreenshotStyle = createGlobalStyle`
  @font-face {
    font-family: Screenshot;
    font-weight: 100 900;
    src: url(${inter}) format('woff2');
  }
  body, button, input, select { font-family: Screenshot; }
  [data-hide-text] * { -webkit-text-fill-color: transparent; }
`;
