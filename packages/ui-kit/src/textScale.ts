import { theme } from './theme';

/**
 * Text alone can be enlarged: Android's font size, which the WebViews of messengers apply, leaves all other lengths as they are. What
 * depends on the width of text multiplies by `theme.textScale` (1.3 for 130 %), which this sets. To be called when the document is laid out.
 */
export function measureTextScale(): void {
  const line = document.createElement('div');
  line.style.cssText = 'position:absolute;visibility:hidden;font-size:100px;line-height:1';
  line.textContent = '0';
  document.body.append(line);
  const scale = line.offsetHeight / 100;
  line.remove();
  // Smaller text fits wherever the usual one does.
  if (scale > 1) document.documentElement.style.setProperty('--text-scale', String(scale));
}

/** How much larger than written the browser draws text; at least 1. */
export function textScale(): number {
  return Number(document.documentElement.style.getPropertyValue('--text-scale')) || 1;
}

/** A font size in px that enlarged text brings to `max` px at most, for what has no more room. */
export function sizeUpTo(px: number | string, max: number): string {
  return `font-size:min(${typeof px === 'number' ? `${px}px` : px},${max}px/${theme.textScale});`;
}
