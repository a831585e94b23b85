/**
 * When the focused control is removed from the page, the browser drops the focus. It is moved to the nearest ancestor that
 * still exists, so that the next Tab continues from there. Returns the function that stops it.
 */
export function restoreFocus(page: Document): () => void {
  let places: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    places = target instanceof Element ? [...around(target)] : [];
  };
  const check = () => {
    const [lost] = places;
    if (lost === undefined || lost.isConnected || page.activeElement !== page.body) return;
    const main = page.querySelector('main');
    const standing = places.filter((place) => main?.contains(place));
    places = [];
    // A list that has become empty may be hidden, and cannot be focused.
    [...standing, main].some(takesFocus);
  };
  page.addEventListener('focusin', remember);
  const observer = new MutationObserver(check);
  observer.observe(page.body, { subtree: true, childList: true });
  return () => {
    page.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

function* around(target: Element): Generator<Element> {
  for (let place: Element | null = target; place !== null; place = place.parentElement) yield place;
}

function takesFocus(place: Element | null): boolean {
  if (!(place instanceof HTMLElement)) return false;
  if (!place.hasAttribute('tabindex') && place.tabIndex < 0) {
    place.tabIndex = -1;
    // A focus ring around half of the page would not show where the focus is.
    place.style.outline = 'none';
  }
  place.focus({ preventScroll: true });
  return place.ownerDocument.activeElement === place;
}
