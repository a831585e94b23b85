import { addressOf } from './cleanAddress';

/** Name of the message by which a page of the site inside a frame of the site reports the hash at which it was opened. */
const LEAVE = 'parlour.leaveFrame';

/**
 * A link of a game may open the site inside the game's own frame. Then this page stops loading, and the page around it navigates
 * to the address. Returns whether that happened. Called by the boot script.
 */
export function leaveOwnFrame(page: Pick<Window, 'top' | 'self' | 'location' | 'stop' | 'origin'>): boolean {
  const { top, self, location } = page;
  if (top === null || top === self) return false;
  try {
    if (!('parlourTabs' in top)) return false;
    page.stop();
    return top.dispatchEvent(new CustomEvent(LEAVE, { detail: location.hash }));
  } catch {
    // A game on the site's own origin runs sandboxed without an origin (`sandboxOf`), and so does every page that it opens. The
    // browser delivers this message only if the page around is the site; a page of another site, such as a messenger, gets
    // nothing.
    if (page.origin === 'null') top.postMessage({ [LEAVE]: location.hash }, location.origin);
    return false;
  }
}

/** Calls `leave` with the address of each page of the site that was opened inside a frame of this page. */
export function watchOwnFrames(page: Pick<Window, 'addEventListener'>, leave: (address: string) => void): void {
  const leaveTo = (hash: unknown) => {
    if (typeof hash !== 'string') return;
    const address = addressOf(hash);
    leave(address.startsWith('/gamePage') ? '/' : address);
  };
  // Event and detail come from another realm, so `instanceof` does not recognise them.
  page.addEventListener(LEAVE, (event) => leaveTo(Object(event).detail));
  page.addEventListener('message', ({ origin, source, data }) => {
    // Ignores windows that a game opened: they are not frames of this page.
    if (origin === 'null' && Object(source).top === page) leaveTo(Object(data)[LEAVE]);
  });
}
