import { useSyncExternalStore } from 'react';
import { createGlobalStyle } from 'styled-components';

const MORE_CONTRAST = '(prefers-contrast: more)';
const OWN_COLOURS = '(forced-colors: active)';

/**
 * Styles for devices that request more contrast or use forced colours. Loaded separately, because few devices need them. Edges
 * and marks use background colours and shadows, which forced colours remove. Nothing is inserted on other devices, because a
 * browser restyles the whole page when a rule with `@media` is added, whether it applies or not.
 */
export function ContrastStyle() {
  const isNeeded = useSyncExternalStore(watchQueries, () => queries().some(({ matches }) => matches));
  return isNeeded && <Styles />;
}

const queries = () => [MORE_CONTRAST, OWN_COLOURS].flatMap((query) => window.matchMedia?.(query) ?? []);

function watchQueries(onChange: () => void): () => void {
  const watched = queries();
  for (const query of watched) query.addEventListener('change', onChange);
  return () => {
    for (const query of watched) query.removeEventListener('change', onChange);
  };
}

const Styles = createGlobalStyle`
  @media ${MORE_CONTRAST} {
    :root:root, [data-theme] { --text2: var(--text); --text3: var(--text); --hairline: var(--field); --hairline-strong: var(--field); }
  }
  @media ${OWN_COLOURS} {
    button, input, select, textarea, [data-variant], dialog > div { outline: 1px solid !important; outline-offset: -1px !important; }
    [aria-checked='true'], [aria-selected='true'], [aria-current] { outline: 3px solid Highlight !important; }
    :focus-visible { outline: 3px dashed !important; }
    [role='switch'], [role='progressbar'] { forced-color-adjust: none; }
  }
`;
