const REDUCED = '(prefers-reduced-motion: reduce)';

/** Selector for reduced motion, by the device's setting or the player's choice: `${reducedMotion} { animation: none; }`. */
export const reducedMotion = "[data-motion='still'] &";

/** Whether the device or the player requests reduced motion. */
export function prefersReducedMotion(): boolean {
  return document.documentElement.dataset['motion'] === 'still';
}

/**
 * Sets the attribute that `reducedMotion` selects and follows the device's setting. Call the returned function when the player's
 * choice has changed. No other code reads the device's setting.
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
