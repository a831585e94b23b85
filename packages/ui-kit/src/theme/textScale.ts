import { textWidthValue } from './textLengths';
import { fontFamily } from '../themes';

/** Typical words of labels, and their width in px in Roboto at 100 px. The fonts of other phones differ by a few percent. */
const WORDS = 'Withdrawal Customer service';
const USUAL_WIDTH = 1311;

/**
 * Measures how a browser draws text, and sets custom properties on the root for `theme.textScale` and `theme.textWidth`. Text can
 * be enlarged alone: Android's font size, which the WebViews of messengers apply, leaves all other lengths unchanged. And a
 * system's font can be wider than those of phones: DejaVu Sans, on many Linux systems, is wider by a fourth.
 */
export function measureTextScale(): void {
  const root = document.documentElement;
  const line = document.createElement('div');
  line.style.cssText = `position:absolute;visibility:hidden;white-space:nowrap;font:600 100px/1 ${fontFamily}`;
  line.textContent = WORDS;
  root.append(line);
  const { offsetHeight, offsetWidth } = line;
  line.remove();
  // At least 1, because smaller or narrower text fits wherever the usual text does.
  root.style.setProperty('--text-scale', String(Math.max(1, offsetHeight / 100)));
  root.style.setProperty('--text-width', String(Math.max(1, offsetWidth / USUAL_WIDTH)));
}

/** Returns the factor by which the browser enlarges text; at least 1. */
export function textScale(): number {
  return Number(document.documentElement.style.getPropertyValue('--text-scale')) || 1;
}

/** Returns a font size in px that shrinks enlarged or wide text to the width of `max` px, for text that has no more room. */
export function sizeUpTo(px: number | string, max: number): string {
  return `font-size:min(${typeof px === 'number' ? `${px}px` : px},${max}px/${textWidthValue});`;
}
