/** The open dialogs, in the order in which they opened. */
const dialogs: Element[] = [];
const ANNOUNCEMENT_MS = 2000;
let region: HTMLElement | undefined;
let announcer: Element | undefined;

/**
 * Container of toasts and announcements. It is in the document before its content, because a live region that is inserted
 * together with its text is often not read out. It is moved into the topmost dialog, because a modal dialog makes everything
 * outside it inert and silent.
 */
export function mountLiveRegion(): HTMLElement {
  region ??= createRegion();
  const parent = dialogs.filter((dialog) => dialog.isConnected).at(-1) ?? document.body;
  if (region.parentNode !== parent) parent.append(region);
  const toast = region.querySelector<HTMLElement>('[popover]');
  if (toast?.showPopover && !toast.matches(':popover-open')) toast.showPopover();
  return region;
}

/** Moves the live region into a modal dialog while it is open; returns the function that moves it back. */
export function moveLiveRegionInto(dialog: Element): () => void {
  dialogs.push(dialog);
  mountLiveRegion();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    mountLiveRegion();
  };
}

/** Announces a text to screen readers, politely: after the current announcement, not instead of it. */
export function announce(text: string): void {
  mountLiveRegion();
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  announcer?.append(paragraph);
  setTimeout(() => paragraph.remove(), ANNOUNCEMENT_MS);
}

function createRegion(): HTMLElement {
  const root = createPoliteElement();
  // Takes it out of the layout of the page or dialog.
  root.style.position = 'absolute';
  const host = document.createElement('div');
  host.style.cssText = 'position:fixed;clip-path:inset(50%)';
  announcer = createPoliteElement();
  // A closed shadow root, so that queries for texts of the page do not find announced texts.
  host.attachShadow({ mode: 'closed' }).append(announcer);
  root.append(host);
  return root;
}

function createPoliteElement(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-live', 'polite');
  return element;
}
