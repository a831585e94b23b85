/** How this page counts its steps: the router's own number in each history entry. */
export function indexOf(state: unknown): number | undefined {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : undefined;
}

/** Whether a history entry is the same place as the first one, added for a dialog (`interceptStepsBack.ts`). */
function isSpare(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSpare' in state;
}

interface StepState {
  /** The number of the page's place. */
  index: number;
  /** Whether the page's place is one that was added for a dialog. */
  isSpare?: boolean;
  /** Whether the next step is the site's own. */
  isOwn: boolean;
  /** Says whether a step is taken back, so that neither the router nor the count sees it. */
  isTakenBack?: (to: number | undefined) => boolean;
}

/** There is one history, and so one of this. */
export const steps: StepState = { index: 0, isOwn: false };

/**
 * Numbers the steps that the router did not make, a plain link to a hash or a typed one, as the router does: each follows the
 * entry that was left. Registered before the router, which reads the number; the result notes the router's own steps.
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

/** The address of the place before, where the browser tells it. */
export function addressBefore({ navigation }: Window): string | undefined {
  const here = (navigation as Navigation | undefined)?.currentEntry?.index ?? 0;
  const before = here > 0 ? navigation.entries()[here - 1] : undefined;
  return before?.sameDocument && before.url ? new URL(before.url).hash.slice(1) || '/' : undefined;
}

/**
 * The target of one step back: a place of this page, one of the site from another load, or nothing of the site. Uses the
 * Navigation API where there is one (its entries end where another origin begins), else the numbers.
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
