import { coverAfter, insetsOf, uncovered } from './insets';
import type { Heard } from './messenger';

/** Keeps the page's safe area insets as the messaging app reports them. */
export function followCover(): Heard {
  let cover = uncovered;
  return (event, data) => {
    const next = coverAfter(cover, event, data);
    if (next === cover) return;
    cover = next;
    const { style } = document.documentElement;
    const { top, bottom } = insetsOf(cover, window.innerHeight);
    style.setProperty('--safe-top', `${top}px`);
    style.setProperty('--safe-bottom', `${bottom}px`);
  };
}
