import { steps } from './steps';

interface Page extends Pick<Window, 'history'> {
  readonly document: Pick<Document, 'addEventListener'>;
}

/**
 * A step back by the browser while a dialog is open closes the dialog instead, as Android's back gesture does in browsers that
 * know close requests. In others a dialog on the page's first place adds one, because a step back would leave the site; that step uses
 * it up, so that the next one does leave.
 */
export function closeDialogsFirst({ history, document: root }: Page): void {
  if (!('CloseWatcher' in globalThis)) {
    root.addEventListener('focusin', () => {
      if (steps.index > 0 || openDialog() === undefined) return;
      history.pushState({ idx: 1, isSpare: true }, '');
      Object.assign(steps, { index: 1, isSpare: true });
    });
  }
  let closing: Element | undefined;
  steps.isTakenBack = (to) => {
    const back = to === undefined || steps.isOwn ? 0 : steps.index - to;
    const dialog = back > 0 ? openDialog() : undefined;
    // Elsewhere the dialog was answered meanwhile, and led on: the way back to its place is none any more.
    const returned = to === steps.index ? closing : undefined;
    closing = undefined;
    steps.isOwn = false;
    if (dialog !== undefined && steps.isSpare) {
      Object.assign(steps, { index: to, isSpare: false });
      dialog.dispatchEvent(new Event('cancel'));
    } else if (dialog !== undefined) {
      closing = dialog;
      history.go(back);
    }
    // Not before the page is back at the dialog's place: whoever asked may replace that place once it is answered.
    else returned?.dispatchEvent(new Event('cancel'));
    return dialog !== undefined || returned !== undefined;
  };
}

/** The dialog in front of the page, which has the focus, unless it is closed by its own buttons alone. */
function openDialog(): Element | undefined {
  const inFront = document.activeElement?.closest('dialog[open]') ?? [...document.querySelectorAll('dialog[open]')].at(-1);
  return inFront?.getAttribute('closedby') === 'none' ? undefined : inFront;
}
