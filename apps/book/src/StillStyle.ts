import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { createGlobalStyle } from 'styled-components';

/** For pictures that are the same on every machine: a font that comes along, and no words that it cannot write. */
export const StillStyle = createGlobalStyle`
  @font-face {
    font-family: Still;
    font-weight: 100 900;
    src: url(${inter}) format('woff2');
  }
  body, button, input, select { font-family: Still; }
  [data-foreign] * { -webkit-text-fill-color: transparent; }
`;
