import { addressOf } from './tidyAddress';

/** What a page of the site inside a frame of the site asks the page around it. */
const LEAVE = 'parlour.leaveFrame';

/**
 * Where a link of a game opened the site in the game's own frame, the page around it goes to that address instead, and this one loads
 * nothing more. False on any other page. For the boot script.
 */
export function leaveOwnFrame(page: Pick<Window, 'top' | 'self' | 'location' | 'stop'>): boolean {
  const { top, self, location } = page;
  try {
    // A page around it that is another site's, such as a messenger, throws.
    if (top === null || top === self || !('parlourTabs' in top)) return false;
    page.stop();
    return top.dispatchEvent(new CustomEvent(LEAVE, { detail: addressOf(location.hash) }));
  } catch {
    return false;
  }
}

/** Calls `leave` with the address that a page of the site inside a frame of this page was opened at. */
export function watchOwnFrames(page: Pick<Window, 'addEventListener'>, leave: (address: string) => void): void {
  page.addEventListener(LEAVE, (event) => {
    // An event of the frame's realm, and so no instance of this one's class.
    const address: unknown = Object(event).detail;
    if (typeof address === 'string') leave(address.startsWith('/gamePage') ? '/' : address);
  });
}
