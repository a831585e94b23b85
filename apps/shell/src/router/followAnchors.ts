import { addressOf } from '../device/cleanAddress';

/**
 * Handles plain links to a hash, as in an article or from a library. A link that names an element of the page scrolls to it. Any
 * other link navigates as the site's own links do, which asks before a half-filled form is left. The browser's default would
 * leave the screen in both cases.
 */
export function followAnchors({ document: root }: Pick<Window, 'document'>, go: (address: string) => void): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || opensElsewhere(event, link)) return;
    event.preventDefault();
    const name = nameIn(link.hash);
    const place = root.getElementById(name) ?? root.getElementsByName(name)[0];
    if (place !== undefined) {
      place.scrollIntoView();
      place.focus({ preventScroll: true });
    } else if (link.hash !== '') go(addressOf(link.hash));
  });
}

function opensElsewhere({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent, { target }: HTMLAnchorElement): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !['', '_self'].includes(target);
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
