import { DOUBLE_TAP_MS } from '@parlour/platform';

const DOUBLE_TAP_PX = 32;

/**
 * Drops the second click of a double tap around dialogs. A dialog closes with a tap on its button or beside it, and the second
 * tap would hit what the dialog covered. So clicks are dropped that follow the closing click quickly and nearby, unless another
 * dialog is open by then; on another page only clicks that the browser itself counts as second ones, which not every browser
 * does. Also drops clicks inside a dialog that the previous click on the page opened, since nobody has read its question yet.
 * Clicks by keyboard or script are never dropped. No button can do this itself: the second tap hits whatever the dialog covered, of
 * whichever remote.
 */
export function dropDoubleTaps({ document: root, location }: Pick<Window, 'document' | 'location'>): void {
  let last: { readonly click: MouseEvent; readonly isInDialog: boolean; readonly address: string } | undefined;
  const isSecondTap = ({ isTrusted, detail, timeStamp, clientX, clientY }: MouseEvent, isInDialog: boolean) => {
    if (last === undefined || !isTrusted || detail === 0) return false;
    const isElsewhere = last.isInDialog
      ? !root.querySelector('dialog[open]') && (detail > 1 || last.address === location.href)
      : isInDialog;
    const apart = Math.hypot(clientX - last.click.clientX, clientY - last.click.clientY);
    return isElsewhere && apart < DOUBLE_TAP_PX && timeStamp - last.click.timeStamp < DOUBLE_TAP_MS;
  };
  const onClick = (click: MouseEvent) => {
    const isInDialog = click.target instanceof Element && click.target.closest('dialog') !== null;
    if (isSecondTap(click, isInDialog)) {
      click.preventDefault();
      click.stopImmediatePropagation();
      return;
    }
    last = { click, isInDialog, address: location.href };
  };
  root.addEventListener('click', onClick, true);
}
