/** How what has the focus looks. */
export interface Look {
  /** It had the focus before too: a frame, whose own stops are its own. */
  readonly isSame: boolean;
  /** A row of a list that it belongs to. */
  readonly isRow: boolean;
  /** What is wrong with its place in the order, and with how its focus is seen. */
  readonly flaws: readonly string[];
}

declare global {
  /** Every stop so far, in its order. */
  var lookedAt: Element[] | undefined;
}

/** On the page: what could have the focus and never had it; of a group of radios one has it. */
export function notReached(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.matches(':disabled, [type=radio]') && element.closest('[inert]') === null)
    .filter((element) => globalThis.lookedAt?.includes(element) !== true)
    .map((element) => `${element.tagName.toLowerCase()} ${element.ariaLabel ?? element.textContent}: never has the focus`);
}

/** On the page: what is seen of the focus; undefined at the page's end. */
export function examine(): Look | undefined {
  const focus = document.activeElement;
  const seen = (globalThis.lookedAt ??= []);
  const isSame = focus === seen.at(-1);
  if (focus === null || focus === document.body || (seen.includes(focus) && !isSame)) return undefined;
  if (!isSame) seen.push(focus);
  const flaws: string[] = [];
  const isBehind = seen.at(-2)?.compareDocumentPosition(focus) === Node.DOCUMENT_POSITION_PRECEDING;
  if (isBehind) flaws.push('not in the order of the page');
  const isFrame = focus instanceof HTMLIFrameElement;
  const ring = [focus, focus.parentElement, focus.parentElement?.parentElement].find((place) => {
    if (!place) return false;
    const { outlineStyle, outlineWidth, opacity, boxShadow } = getComputedStyle(place);
    const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    // The edge of a field, in the accent of either theme, or in red when it is wrong.
    const isEdged = /rgb\((255, 130, 80|201, 74, 20|255, 125, 146|173, 31, 58)\) 0px 0px 0px 2px inset/.test(boxShadow);
    return opacity !== '0' && (isOutlined || isEdged);
  });
  if (!ring && !isFrame) flaws.push('no ring');
  if (ring) flaws.push(...sidesCut(ring).map((side) => `ring cut ${side}`));
  if (share(focus) < 0.5) flaws.push('covered');
  return { isSame, isRow: focus.closest('main li') !== null, flaws };

  /** Sides of the ring that lie outside of what an element around it shows. */
  function sidesCut(place: Element): string[] {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const style = getComputedStyle(place);
    const reach = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
    const cut = new Set<string>();
    for (let around = place.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, contentVisibility, contain } = getComputedStyle(around);
      const clips = contentVisibility === 'auto' || contain.includes('paint');
      const box = around.getBoundingClientRect();
      if (around === document.documentElement || around === document.body) break;
      if (overflowX !== 'visible' || clips) {
        if (left - reach < box.left - 0.5) cut.add('left');
        if (right + reach > box.right + 0.5) cut.add('right');
      }
      if (overflowY !== 'visible' || clips) {
        if (top - reach < box.top - 0.5) cut.add('top');
        if (bottom + reach > box.bottom + 0.5) cut.add('bottom');
      }
    }
    return [...cut];
  }

  /** How much of an element nothing else lies over. */
  function share(element: Element): number {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.15, 0.5, 0.85].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [left + x * width, top + y * height] as const));
    const free = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return free.length / points.length;
  }
}
