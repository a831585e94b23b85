import { textWidthValue } from './textLengths';
import { fontFamily } from '../themes';

/** Words as labels have them, and how many px Roboto takes for them at 100 px; the fonts of other phones differ by a few percent. */
const WORDS = 'Withdrawal Customer service';
const USUAL_WIDTH = 1311;

/**
 * Measures how a browser draws text, and writes it to the root for `theme.textScale` and `theme.textWidth`. Text alone can be enlarged:
 * Android's font size, which the WebViews of messengers apply, leaves all other lengths as they are. And a system's font can be wider than
 * those of phones: DejaVu Sans, of many Linux systems, by a fourth.
 */
export function measureTextScale(): void {
  const root = document.documentElement;
  const line = document.createElement('div');
  line.style.cssText = `position:absolute;visibility:hidden;white-space:nowrap;font:600 100px/1 ${fontFamily}`;
  line.textContent = WORDS;
  root.append(line);
  const { offsetHeight, offsetWidth } = line;
  line.remove();
  // Smaller or narrower text fits wherever the usual one does.
  root.style.setProperty('--text-scale', String(Math.max(1, offsetHeight / 100)));
  root.style.setProperty('--text-width', String(Math.max(1, offsetWidth / USUAL_WIDTH)));
}

/** How much larger than written the browser draws text; at least 1. */
export function textScale(): number {
  return Number(document.documentElement.style.getPropertyValue('--text-scale')) || 1;
}

/** A font size in px that enlarged or wide text brings to the width of `max` px at most, for what has no more room. */
export function sizeUpTo(px: number | string, max: number): string {
  return `font-size:min(${typeof px === 'number' ? `${px}px` : px},${max}px/${textWidthValue});`;
}
