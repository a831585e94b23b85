import { steps } from './steps';

interface Page extends Pick<Window, 'history'> {
  readonly document: Pick<Document, 'addEventListener'>;
}

/** A dialog that is closed by its own buttons alone. */
const BUTTONS_ONLY = '[closedby=none]';

interface Leaving {
  /** The question to ask before a blocked screen is left. */
  readonly question: () => string | undefined;
  /** The site's own step back, which asks that question. */
  readonly back: () => void;
}

/**
 * A step back by the browser while a dialog is open closes the dialog instead, as Android's back gesture does in browsers that
 * know close requests. In others a dialog on the page's first place adds one, because a step back would leave the site; that step uses
 * it up, so that the next one does leave. A step back from a half-filled form asks before it leaves, as the site's own does. Any other
 * step, such as to a typed address, closes what is open.
 */
export function interceptStepsBack({ history, document: root }: Page, leaving: Leaving): void {
  if (!('CloseWatcher' in globalThis)) {
    const addPlace = () => {
      if (steps.index > 0 || openDialog() === undefined) return;
      history.pushState({ idx: 1, isSpare: true }, '');
      Object.assign(steps, { index: 1, isSpare: true });
    };
    root.addEventListener('focusin', addPlace);
    // A question of the first screen may be open already.
    addPlace();
  }
  let onReturn: (() => void) | undefined;
  steps.isTakenBack = (to) => {
    const { isOwn } = steps;
    const back = to === undefined || isOwn ? 0 : steps.index - to;
    const dialog = back > 0 ? openDialog() : undefined;
    const close = dialog && (() => cancel(dialog));
    // Elsewhere the dialog was answered meanwhile, and led on: the way back to its place is none any more.
    const returned = to === steps.index ? onReturn : undefined;
    onReturn = undefined;
    steps.isOwn = false;
    if (close !== undefined && steps.isSpare) {
      Object.assign(steps, { index: to, isSpare: false });
      close();
      return true;
    }
    // Not before the page is back at the dialog's place: whoever asked may replace that place once it is answered.
    returned?.();
    onReturn = close ?? (back > 0 && leaving.question() !== undefined ? leaving.back : undefined);
    if (onReturn !== undefined) history.go(back);
    const isTaken = returned !== undefined || onReturn !== undefined;
    // A sheet of a part that stays, such as the drawer or home, would open again over another page.
    if (!isTaken && !isOwn) document.querySelectorAll(`dialog[open]:not(${BUTTONS_ONLY})`).forEach(cancel);
    return isTaken;
  };
}

/** Closes the dialog in front of the page as a step back does; false when there is none that a step back closes. */
export function closeDialog(): boolean {
  const dialog = openDialog();
  if (dialog !== undefined) cancel(dialog);
  return dialog !== undefined;
}

function cancel(dialog: Element): void {
  dialog.dispatchEvent(new Event('cancel'));
}

/** The dialog in front of the page, which has the focus, unless it is closed by its own buttons alone. */
function openDialog(): Element | undefined {
  const inFront = document.activeElement?.closest('dialog[open]') ?? [...document.querySelectorAll('dialog[open]')].at(-1);
  return inFront?.matches(BUTTONS_ONLY) ? undefined : inFront;
}
