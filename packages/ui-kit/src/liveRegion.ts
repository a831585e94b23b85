/** The dialogs that are open, in the order in which they opened. */
const dialogs: Element[] = [];
const SAID_MS = 2000;
let stage: HTMLElement | undefined;
let voice: Element | undefined;

/**
 * Where stands what is seen or heard over everything. It is in the document before what it holds, since a live region that comes with its
 * words is often not read out; and in the dialog on top, since a modal dialog makes everything else dead and silent.
 */
export function mountLiveRegion(): HTMLElement {
  stage ??= buildStage();
  const place = dialogs.findLast((dialog) => dialog.isConnected) ?? document.body;
  if (stage.parentNode !== place) place.append(stage);
  const toast = stage.querySelector<HTMLElement>('[popover]');
  if (toast?.showPopover && !toast.matches(':popover-open')) toast.showPopover();
  return stage;
}

/** Takes the stage into a modal dialog for as long as it is open; returns the way out. */
export function moveLiveRegionInto(dialog: Element): () => void {
  dialogs.push(dialog);
  mountLiveRegion();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    mountLiveRegion();
  };
}

/** Says something to those who listen, politely: after what is being said, and not instead of it. */
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
  // Closed: what is only heard is not found among the words of the page.
  mouth.attachShadow({ mode: 'closed' }).append(voice);
  built.append(mouth);
  return built;
}

function live(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  return region;
}
