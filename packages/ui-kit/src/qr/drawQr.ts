import { renderSVG } from 'uqr';

/** The data URL of an SVG with the QR code of a text. */
export function drawQr(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
}
