import { renderSVG } from 'uqr';

/** A text as a code to scan, `side` pixels wide. */
export function DrawnQr({ text, label, side }: { text: string; label: string; side: number }) {
  const drawing = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 0 }))}`;
  return <img src={drawing} alt={label} width={side} height={side} />;
}
