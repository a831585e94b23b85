/** How this page counts its steps: the router's own number in each history entry. */
export function indexOf(state: unknown): number | undefined {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined;
}

/** Whether a history entry was added for a dialog and shows the same page as the entry before it (`interceptStepsBack.ts`). */
function isSpare(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSpare' in state;
}

interface StepState {
  /** The index of the current history entry within this page. */
  index: number;
  /** Whether the current history entry was added for a dialog. */
  isSpare?: boolean;
  /** Whether the next popstate was caused by the site's own back button. */
  isOwn: boolean;
  /** Whether a popstate is undone, so that neither the router nor the count sees it. */
  isTakenBack?: (to: number | undefined) => boolean;
}

/** Shared state, because a page has one history. */
export const steps: StepState = { index: 0, isOwn: false };

/**
 * Numbers history entries that the router did not create, those of plain hash links and typed addresses, as the router does: one
 * more than the entry that was left. Has to be registered before the router, which reads the number. Returns a function to call
 * after each navigation of the router.
 */
export function numberSteps(page: Pick<Window, 'history' | 'addEventListener'>): () => void {
  const { history } = page;
  steps.index = 0;
  const note = () => {
    steps.index = indexOf(history.state) ?? steps.index;
    steps.isSpare = isSpare(history.state);
  };
  note();
  page.addEventListener('popstate', (event) => {
    if (steps.isTakenBack?.(indexOf(history.state))) return event.stopImmediatePropagation();
    if (indexOf(history.state) === undefined) history.replaceState({ idx: steps.index + 1 }, '');
    note();
  });
  return note;
}

/** The address of the previous history entry within this document; undefined where the browser has no Navigation API. */
export function addressBefore({ navigation }: Window): string | undefined {
  const here = (navigation as Navigation | undefined)?.currentEntry?.index ?? 0;
  const before = here > 0 ? navigation.entries()[here - 1] : undefined;
  return before?.sameDocument && before.url ? new URL(before.url).hash.slice(1) || '/' : undefined;
}

/**
 * The target of one step back: an entry of this page, an entry of the site from an earlier load, or undefined when it would leave
 * the site. Uses the Navigation API, whose entries end at another origin, and where it is missing the numbers of the entries.
 */
export function placeBefore(page: Window): 'inPage' | 'inSite' | undefined {
  const { navigation, location, history } = page;
  if (isSpare(history.state)) return undefined;
  const here = (navigation as Navigation | undefined)?.currentEntry?.index;
  if (here === undefined) return (indexOf(history.state) ?? 0) > 0 ? 'inPage' : undefined;
  const before = navigation.entries()[here - 1];
  if (!before?.url || new URL(before.url).pathname !== location.pathname) return undefined;
  return before.sameDocument ? 'inPage' : 'inSite';
}
