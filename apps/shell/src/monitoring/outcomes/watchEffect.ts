/** How long a tap has to start something; an action may have to load code first. */
const EFFECT_MS = { action: 2000, other: 1000 };
/** Where a page says something to the player. */
const WORDS = '[role="alert"], [role="status"], [role="dialog"], [role="alertdialog"], [aria-live], dialog';

interface Tap {
  readonly page: Pick<Window, 'addEventListener' | 'document'>;
  readonly control: Element;
  /** The form or button that sends a call, if the tap is of one; undefined for all other taps. */
  readonly action?: Element | undefined;
  readonly onCall: (listener: (endpoint: string) => void) => () => void;
}

/**
 * What a tap started: a call or another place (`sent`), only words of the page (`held`: a field is wrong, a question), or `nothing`. Of a
 * tap that is of no action any change of the document is an effect. Of an action a text that changes, or a button that looks busy, is
 * none: clocks tick, and a button may look busy although nothing was sent.
 */
export type Effect = 'sent' | 'held' | 'nothing';

export function watchEffect({ page, control, action, onCall }: Tap, tell: (effect: Effect) => void): void {
  const ending = new AbortController();
  const { signal } = ending;
  let effect: Effect = 'nothing';
  let isTouchedAgain = false;
  const end = (last: Effect) => {
    if (signal.aborted) return;
    ending.abort();
    tell(last);
  };
  const sent = () => end('sent');
  // Words may come before the call: only the end of the time says that there was none.
  const held = () => {
    if (action === undefined) end('sent');
    else effect = 'held';
  };
  const observer = new MutationObserver((records) => {
    if (action === undefined || records.some((record) => isSaid(record, action, control))) held();
  });
  observer.observe(page.document, { subtree: true, childList: true, attributes: true, characterData: true });
  const timer = setTimeout(
    () => end(action !== undefined && !action.isConnected ? 'sent' : effect),
    action === undefined ? EFFECT_MS.other : EFFECT_MS.action,
  );
  // A screen may ask for other things meanwhile: of an action only its own call counts.
  const sends = action?.getAttribute('data-sends');
  const stopCalls = onCall((endpoint) => (sends === undefined || endpoint === sends) && sent());
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    stopCalls();
  });
  // Another site, another app, another screen.
  for (const event of ['blur', 'pagehide', 'hashchange']) page.addEventListener(event, sent, { signal });
  // A field that is to be filled in, unless the player went there.
  for (const event of ['pointerdown', 'keydown'])
    page.addEventListener(event, () => (isTouchedAgain = true), { signal, capture: true });
  page.addEventListener('focusin', () => isTouchedAgain || held(), { signal });
  // What the browser itself says of a field; the event does not bubble.
  page.addEventListener('invalid', held, { signal, capture: true });
  if (action === undefined) page.addEventListener('scroll', sent, { signal, capture: true });
}

function isSaid({ type, target, attributeName, addedNodes }: MutationRecord, action: Element, control: Element): boolean {
  if (control.contains(target)) return false;
  if (type === 'attributes') return attributeName === 'aria-invalid' || attributeName === 'open';
  if (type !== 'childList' || !(target instanceof Element)) return false;
  const isPlace = action.contains(target) || target.closest(WORDS) !== null;
  return [...addedNodes].some(
    (node) => node instanceof Element && (isPlace || node.matches(WORDS) || node.querySelector(WORDS) !== null),
  );
}
