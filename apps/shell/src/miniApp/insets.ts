type Data = Readonly<Record<string, unknown>>;

/** What the messaging app covers of the page: the phone's own edges, its own controls, and what of the page is below the fold. */
export interface Cover {
  readonly safe: Data;
  readonly content: Data;
  /** Visible height once the player has stopped dragging the page; undefined until it was reported. */
  readonly stableHeight: number | undefined;
}

export const uncovered: Cover = { safe: {}, content: {}, stableHeight: undefined };

/** The insets after an event of the messaging app; heights that are reported while the page is dragged are ignored. */
export function coverAfter(cover: Cover, event: string, data: Data): Cover {
  if (event === 'safe_area_changed') return { ...cover, safe: data };
  if (event === 'content_safe_area_changed') return { ...cover, content: data };
  if (event !== 'viewport_changed' || data['is_state_stable'] !== true) return cover;
  const height = lengthOf(data['height']);
  return { ...cover, stableHeight: height === 0 ? undefined : height };
}

/** The safe edges in px, on a page of that height. */
export function insetsOf({ safe, content, stableHeight }: Cover, pageHeight: number): { top: number; bottom: number } {
  const edge = (name: 'top' | 'bottom') => lengthOf(safe[name]) + lengthOf(content[name]);
  return { top: edge('top'), bottom: edge('bottom') + Math.max(0, pageHeight - (stableHeight ?? pageHeight)) };
}

function lengthOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}
