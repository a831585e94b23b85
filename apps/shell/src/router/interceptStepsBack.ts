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
 * While a dialog is open, the browser's back closes the dialog instead of leaving the page. Browsers with close requests do this
 * by themselves for Android's back gesture. In other browsers a dialog on the first history entry adds an entry, because back
 * would leave the site; closing the dialog by back consumes that entry, so that the next back does leave. Back from a half-filled
 * form asks first, as the site's own back button does. Any other navigation, such as to a typed address, closes open dialogs.
 */
export function interceptStepsBack({ history, document: root }: Page, leaving: Leaving): void {
  if (!('CloseWatcher' in globalThis)) {
    const addPlace = () => {
      if (steps.index > 0 || openDialog() === undefined) return;
      history.pushState({ idx: 1, isSpare: true }, '');
      Object.assign(steps, { index: 1, isSpare: true });
    };
    root.addEventListener('focusin', addPlace);
    // A dialog of the first screen may be open already.
    addPlace();
  }
  let onReturn: (() => void) | undefined;
  steps.isTakenBack = (to) => {
    const { isOwn } = steps;
    const back = to === undefined || isOwn ? 0 : steps.index - to;
    const dialog = back > 0 ? openDialog() : undefined;
    const close = dialog && (() => cancel(dialog));
    // `onReturn` only applies on the entry where the dialog was opened. If the history is elsewhere, the dialog was answered
    // meanwhile and its answer has navigated.
    const returned = to === steps.index ? onReturn : undefined;
    onReturn = undefined;
    steps.isOwn = false;
    if (close !== undefined && steps.isSpare) {
      Object.assign(steps, { index: to, isSpare: false });
      close();
      return true;
    }
    // Called only once the history is back at the dialog's entry, because the dialog's owner may replace that entry when it gets
    // the answer.
    returned?.();
    onReturn = close ?? (back > 0 && leaving.question() !== undefined ? leaving.back : undefined);
    if (onReturn !== undefined) history.go(back);
    const isTaken = returned !== undefined || onReturn !== undefined;
    // A sheet of a part that stays mounted, such as the drawer or home, would otherwise stay open over the next page.
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
