const DOUBLE_TAP_MS = 400;
const DOUBLE_TAP_PX = 32;

/**
 * A dialog closes with a tap on its button or beside it, and the second tap of a double tap would go to what the dialog covered. Drops
 * clicks that come so soon after the one that closed a dialog, and so near; those of scripts and at other places pass.
 */
export function dropSecondTaps(root: Pick<Document, 'addEventListener'>): void {
  let last: { readonly click: MouseEvent; readonly dialog: HTMLDialogElement } | undefined;
  const isSecondTap = ({ isTrusted, timeStamp, clientX, clientY }: MouseEvent) => {
    if (!isTrusted || last === undefined || (last.dialog.open && last.dialog.isConnected)) return false;
    const apart = Math.hypot(clientX - last.click.clientX, clientY - last.click.clientY);
    return apart < DOUBLE_TAP_PX && timeStamp - last.click.timeStamp < DOUBLE_TAP_MS;
  };
  const onClick = (click: MouseEvent) => {
    if (isSecondTap(click)) {
      click.preventDefault();
      click.stopImmediatePropagation();
      return;
    }
    const dialog = click.target instanceof Element && click.target.closest('dialog');
    last = dialog ? { click, dialog } : undefined;
  };
  root.addEventListener('click', onClick, true);
}
