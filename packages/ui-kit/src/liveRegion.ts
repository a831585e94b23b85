/** The dialogs that are open, in the order in which they opened. */
const dialogs: Element[] = [];
const SAID_MS = 2000;
let stage: HTMLElement | undefined;
let voice: Element | undefined;

/**
 * Container of toasts and announcements. It is in the document before its content, since a live region that is inserted with its
 * text is often not read out; and in the topmost dialog, since a modal dialog makes everything outside it inert and silent.
 */
export function mountLiveRegion(): HTMLElement {
  stage ??= buildStage();
  const place = dialogs.findLast((dialog) => dialog.isConnected) ?? document.body;
  if (stage.parentNode !== place) place.append(stage);
  const toast = stage.querySelector<HTMLElement>('[popover]');
  if (toast?.showPopover && !toast.matches(':popover-open')) toast.showPopover();
  return stage;
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
export function announce(words: string): void {
  mountLiveRegion();
  const line = document.createElement('p');
  line.textContent = words;
  voice?.append(line);
  setTimeout(() => line.remove(), SAID_MS);
}

function buildStage(): HTMLElement {
  const built = live();
  // Takes no part in the layout of the page or of a dialog.
  built.style.position = 'absolute';
  const mouth = document.createElement('div');
  mouth.style.cssText = 'position:fixed;clip-path:inset(50%)';
  voice = live();
  // Closed: announced texts are not found among the texts of the page.
  mouth.attachShadow({ mode: 'closed' }).append(voice);
  built.append(mouth);
  return built;
}

function live(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  return region;
}
