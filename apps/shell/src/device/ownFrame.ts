import { addressOf } from './cleanAddress';

/** What a page of the site inside a frame of the site tells the page around it: the hash at which it was opened. */
const LEAVE = 'parlour.leaveFrame';

/**
 * Where a link of a game opened the site in the game's own frame, the page around it goes to that address instead, and this one loads
 * nothing more. False on any other page. For the boot script.
 */
export function leaveOwnFrame(page: Pick<Window, 'top' | 'self' | 'location' | 'stop' | 'origin'>): boolean {
  const { top, self, location } = page;
  if (top === null || top === self) return false;
  try {
    if (!('parlourTabs' in top)) return false;
    page.stop();
    return top.dispatchEvent(new CustomEvent(LEAVE, { detail: location.hash }));
  } catch {
    // A game of the site's own origin runs without an origin (`sandboxOf`), and so does what it opens. The browser delivers this to the
    // site alone; a page around it that is another site's, such as a messenger, gets nothing.
    if (page.origin === 'null') top.postMessage({ [LEAVE]: location.hash }, location.origin);
    return false;
  }
}

/** Calls `leave` with the address that a page of the site inside a frame of this page was opened at. */
export function watchOwnFrames(page: Pick<Window, 'addEventListener'>, leave: (address: string) => void): void {
  const leaveTo = (hash: unknown) => {
    if (typeof hash !== 'string') return;
    const address = addressOf(hash);
    leave(address.startsWith('/gamePage') ? '/' : address);
  };
  // Both come from another realm: no instance of this one's classes.
  page.addEventListener(LEAVE, (event) => leaveTo(Object(event).detail));
  page.addEventListener('message', ({ origin, source, data }) => {
    // A window that a game opened is no frame of this page.
    if (origin === 'null' && Object(source).top === page) leaveTo(Object(data)[LEAVE]);
  });
}
