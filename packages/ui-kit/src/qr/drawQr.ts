import { renderSVG } from 'uqr';

/** A text as a code to scan: the address of its picture. */
export function drawQr(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
}
