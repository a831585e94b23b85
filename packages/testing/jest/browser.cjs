// @ts-check
/** What libraries expect of a browser and jsdom lacks: nothing matches, has a size, or comes into view. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

if (globalThis.document !== undefined) {
  const matchMedia = (/** @type {string} */ media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null });
  Object.assign(globalThis, { matchMedia, ResizeObserver: Observer, IntersectionObserver: Observer });
}
