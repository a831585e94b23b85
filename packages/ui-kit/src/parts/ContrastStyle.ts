import { createGlobalStyle } from 'styled-components';

/** What the page adds for devices that ask for more contrast, or that bring colours of their own; apart, since few need it and none before the first screen. */
export const ContrastStyle = createGlobalStyle`
  @media (prefers-contrast: more) {
    :root:root, [data-theme] { --text2: var(--text); --text3: var(--text); --hairline: var(--field); --hairline-strong: var(--field); }
  }
  /* Edges and marks are drawn with colours and shadows, which a theme of the device's own takes away. */
  @media (forced-colors: active) {
    button, input, select, textarea, [data-variant], dialog > div { outline: 1px solid !important; outline-offset: -1px !important; }
    [aria-checked='true'], [aria-selected='true'], [aria-current] { outline: 3px solid Highlight !important; }
    :focus-visible { outline: 3px dashed !important; }
    [role='switch'], [role='progressbar'] { forced-color-adjust: none; }
  }
`;
