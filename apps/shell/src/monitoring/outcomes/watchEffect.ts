/** How long a tap has to start something. */
const EFFECT_MS = 1000;

interface Tap {
  readonly page: Pick<Window, 'addEventListener' | 'document'>;
  readonly control: Element;
  /** Whether it is of an action, which has to do more than to look pressed. */
  readonly isSending: boolean;
  readonly onCall: (listener: () => void) => () => void;
}

/**
 * Tells whether a tap started anything within a second: a call, another page, a dialog, a message, a field that is marked wrong. Any
 * change of the document will do for other controls. For an action a change of text or of the tapped control alone will not, since
 * clocks tick and a button may look busy although nothing was sent.
 */
export function watchEffect({ page, control, isSending, onCall }: Tap, tell: (hasEffect: boolean) => void): void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = (hasEffect: boolean) => {
    if (signal.aborted) return;
    ending.abort();
    tell(hasEffect);
  };
  const found = () => end(true);
  const observer = new MutationObserver((records) => {
    if (records.some((record) => (isSending ? isAnswer(record, control) : true))) found();
  });
  observer.observe(page.document, { subtree: true, childList: true, attributes: true, characterData: true });
  const timer = setTimeout(() => end(false), EFFECT_MS);
  const stopCalls = onCall(found);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    stopCalls();
  });
  // Another site, another app, another screen; a field that is to be filled in.
  for (const event of ['blur', 'pagehide', 'hashchange', 'focusin']) page.addEventListener(event, found, { signal });
  // What the browser itself says of a field; the event does not bubble.
  page.addEventListener('invalid', found, { signal, capture: true });
  if (!isSending) page.addEventListener('scroll', found, { signal, capture: true });
}

function isAnswer({ type, target, attributeName, addedNodes }: MutationRecord, control: Element): boolean {
  if (control.contains(target)) return false;
  if (type === 'attributes') return attributeName === 'aria-invalid' || attributeName === 'open';
  return type === 'childList' && [...addedNodes].some((node) => node instanceof Element);
}
