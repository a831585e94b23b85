/**
 * Before the site's scripts: takes a feature away that a day of `spendDay` uses, as in engines that lack it; `docs/browsers.md` says who
 * does and what happens.
 */
export const missingFeatures: Readonly<Record<string, () => void>> = {
  'navigator.locks': () => void Reflect.deleteProperty(Navigator.prototype, 'locks'),
  requestIdleCallback: () => void Reflect.deleteProperty(window, 'requestIdleCallback'),
  scheduler: () => void Reflect.deleteProperty(window, 'scheduler'),
  'Navigation API': () => void Reflect.deleteProperty(window, 'navigation'),
  'Trusted Types': () => void Reflect.deleteProperty(window, 'trustedTypes'),
  CSSNestedDeclarations: () => void Reflect.deleteProperty(window, 'CSSNestedDeclarations'),
  adoptedStyleSheets: () => void Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'),
  popover: () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  },
  showPicker: () => void Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker'),
  'navigator.share': () => void Reflect.deleteProperty(Navigator.prototype, 'share'),
  'navigator.vibrate': () => void Reflect.deleteProperty(Navigator.prototype, 'vibrate'),
  'navigator.sendBeacon': () => void Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'),
  BroadcastChannel: () => void Reflect.deleteProperty(window, 'BroadcastChannel'),
  'service worker': () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  'Cache API': () => void Reflect.deleteProperty(window, 'caches'),
  visualViewport: () => void Reflect.deleteProperty(window, 'visualViewport'),
  IntersectionObserver: () => void Reflect.deleteProperty(window, 'IntersectionObserver'),
  FontFace: () => void Reflect.deleteProperty(window, 'FontFace'),
};
