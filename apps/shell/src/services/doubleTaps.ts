import { DOUBLE_TAP_MS } from '@parlour/platform';

const DOUBLE_TAP_PX = 32;

/**
 * A dialog closes with a tap on its button or beside it, and the second tap of a double tap would go to what the dialog covered. Drops
 * clicks that come so soon after the one that closed a dialog, and so near, unless another dialog is open by then. On another page only
 * those that the browser counts as second ones, which it does not everywhere. Also drops those in a dialog that the click before on the
 * page opened: nobody has read its question yet. Clicks of the keyboard and of scripts pass.
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
