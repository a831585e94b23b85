import { DOUBLE_TAP_MS } from '@parlour/platform';

const DOUBLE_TAP_PX = 32;

/**
 * A dialog closes with a tap on its button or beside it, and the second tap of a double tap would go to what the dialog covered. Drops
 * clicks that come so soon after the one that closed a dialog, and so near, unless another dialog is open by then. On another page only
 * those that the browser counts as second ones, which it does not everywhere. Clicks of the keyboard and of scripts pass.
 */
export function dropSecondTaps({ document: root, location }: Pick<Window, 'document' | 'location'>): void {
  let last: { readonly click: MouseEvent; readonly address: string } | undefined;
  const isSecondTap = ({ isTrusted, detail, timeStamp, clientX, clientY }: MouseEvent) => {
    if (last === undefined || !isTrusted || detail === 0 || root.querySelector('dialog[open]')) return false;
    const isCounted = detail > 1 || last.address === location.href;
    const apart = Math.hypot(clientX - last.click.clientX, clientY - last.click.clientY);
    return isCounted && apart < DOUBLE_TAP_PX && timeStamp - last.click.timeStamp < DOUBLE_TAP_MS;
  };
  const onClick = (click: MouseEvent) => {
    if (isSecondTap(click)) {
      click.preventDefault();
      click.stopImmediatePropagation();
      return;
    }
    const isInDialog = click.target instanceof Element && click.target.closest('dialog') !== null;
    last = isInDialog ? { click, address: location.href } : undefined;
  };
  root.addEventListener('click', onClick, true);
}
