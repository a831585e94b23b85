import { steps } from './steps';

/**
 * A step back by the browser while a dialog is open closes the dialog instead, as Android's back gesture does in browsers that
 * know close requests.
 */
export function closeDialogsFirst({ history }: Pick<Window, 'history'>): void {
  let isReturning = false;
  steps.isTakenBack = (to = steps.index) => {
    const back = steps.isOwn ? 0 : steps.index - to;
    const dialog = back > 0 ? openDialog() : undefined;
    const isTakenBack = dialog !== undefined || isReturning;
    steps.isOwn = false;
    isReturning = dialog !== undefined;
    if (dialog !== undefined) {
      history.go(back);
      dialog.dispatchEvent(new Event('cancel'));
    }
    return isTakenBack;
  };
}

/** The dialog in front of the page, which has the focus, unless it is closed by its own buttons alone. */
function openDialog(): Element | undefined {
  const inFront = document.activeElement?.closest('dialog[open]') ?? [...document.querySelectorAll('dialog[open]')].at(-1);
  return inFront?.getAttribute('closedby') === 'none' ? undefined : inFront;
}
