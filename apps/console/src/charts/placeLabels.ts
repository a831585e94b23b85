/** A label at a position of the axis. */
export interface Label {
  readonly x: number;
  readonly text: string;
}

const LETTER_PX = 7;
const GAP_PX = 10;

/** The labels that fit without overlap; newer ones have priority. */
export function placeLabels<L extends Label>(labels: readonly L[], width: number): (L & { readonly at: number })[] {
  let free = width;
  const placed: (L & { at: number })[] = [];
  for (const label of [...labels].reverse()) {
    const half = (label.text.length * LETTER_PX) / 2;
    const at = Math.min(width - half, Math.max(half, label.x));
    if (at + half > free) continue;
    placed.unshift({ ...label, at });
    free = at - half - GAP_PX;
  }
  return placed;
}
