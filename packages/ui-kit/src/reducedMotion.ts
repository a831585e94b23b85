const REDUCED = '(prefers-reduced-motion: reduce)';

/** Opens the styles for whoever wants no motion, by the phone's setting or by choice: `${reducedMotion} { animation: none; }`. */
export const reducedMotion = "[data-motion='still'] &";

/** Whether the phone or the player wants no motion. */
export function prefersReducedMotion(): boolean {
  return document.documentElement.dataset['motion'] === 'still';
}

/**
 * Marks the page for `reducedMotion` and keeps it so as the phone's setting changes; what it returns looks again when the player's choice did.
 * The only place that knows of the phone's setting.
 */
export function watchReducedMotion(isStillChosen: () => boolean = () => false): () => void {
  const reduced = window.matchMedia?.(REDUCED);
  const { dataset } = document.documentElement;
  const follow = () => {
    if (reduced?.matches || isStillChosen()) dataset['motion'] = 'still';
    else delete dataset['motion'];
  };
  reduced?.addEventListener('change', follow);
  follow();
  return follow;
}
