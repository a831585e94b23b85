import { createGlobalStyle } from 'styled-components';

/**
 * Styles for devices that request more contrast or use colours of their own; loaded separately, as few need them. Edges and marks use
 * background colours and shadows, which a device's forced colours remove.
 */
export const ContrastStyle = createGlobalStyle`
  @media (prefers-contrast: more) {
    :root:root, [data-theme] { --text2: var(--text); --text3: var(--text); --hairline: var(--field); --hairline-strong: var(--field); }
  }
  @media (forced-colors: active) {
    button, input, select, textarea, [data-variant], dialog > div { outline: 1px solid !important; outline-offset: -1px !important; }
    [aria-checked='true'], [aria-selected='true'], [aria-current] { outline: 3px solid Highlight !important; }
    :focus-visible { outline: 3px dashed !important; }
    [role='switch'], [role='progressbar'] { forced-color-adjust: none; }
  }
`;
