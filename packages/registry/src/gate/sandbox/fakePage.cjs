// @ts-check
'use strict';

/** What a browser has and the language has not; of these only the names are there. */
const inert =
  'AbortController AbortSignal Blob BroadcastChannel CSS CSSStyleSheet CustomEvent DOMException DOMParser Document DocumentFragment ' +
  'Element Event EventTarget File FileReader FormData HTMLAnchorElement HTMLButtonElement HTMLCanvasElement HTMLElement ' +
  'HTMLFormElement HTMLImageElement HTMLInputElement HTMLScriptElement HTMLSelectElement HTMLTemplateElement HTMLTextAreaElement ' +
  'HTMLVideoElement Headers Image IntersectionObserver KeyboardEvent MediaQueryList MessageChannel MouseEvent MutationObserver ' +
  'NamedNodeMap Node NodeFilter Notification Path2D PerformanceObserver PointerEvent Request ResizeObserver Response SVGElement ' +
  'ShadowRoot Text TextDecoder TextEncoder TouchEvent URL URLSearchParams Worker XMLSerializer addEventListener atob btoa caches ' +
  'cancelAnimationFrame cancelIdleCallback crypto customElements dispatchEvent getComputedStyle getSelection history indexedDB ' +
  'open postMessage removeEventListener scheduler screen scroll scrollBy scrollTo structuredClone visualViewport';

/** What would reach out of the page. */
const absent = 'EventSource RTCPeerConnection SharedWorker WebSocket WebTransport XMLHttpRequest importScripts';

const nothing = () => undefined;
const none = () => null;
const empty = () => [];

/**
 * Makes the global object look like a page's: enough for modules to be evaluated, not to be rendered. Nothing in it reaches
 * outside. Scripts that are put into the document are passed on.
 * @param {(known?: object) => object} standIn
 * @param {{ now(): number, once(task: unknown, afterMs: unknown): number, repeatedly(task: unknown, everyMs: unknown): number, cancel(id: number): void }} timers
 * @param {(script: { src: string, integrity: string, fire(type: 'load' | 'error'): void }) => void} onScript
 */
module.exports = function fakePage(standIn, timers, onScript) {
  const page = globalThis;
  // A page's thread never sleeps, and a release that slept would keep others waiting.
  Object.defineProperty(Atomics, 'wait', {
    value: () => {
      throw new TypeError('Atomics.wait cannot be called in this context');
    },
  });
  const origin = 'https://site.invalid';

  /** @param {string} name */
  const createElement = (name) => {
    /** @type {Map<string, unknown[]>} */
    const listeners = new Map();
    const property = (/** @type {string} */ key) => Reflect.getOwnPropertyDescriptor(element, key)?.value;
    const fire = (/** @type {string} */ type) => {
      const event = standIn({ type, target: element });
      for (const listener of [property(`on${type}`), ...(listeners.get(type) ?? [])])
        if (typeof listener === 'function') listener.call(element, event);
    };
    const insert = (/** @type {unknown[]} */ ...children) => {
      for (const child of children) if (typeof child === 'function') Reflect.get(child, 'inserted').call(child, element);
      return children[0];
    };
    const isScript = name === 'script';
    const element = standIn({
      ...{ tagName: name.toUpperCase(), nodeName: name.toUpperCase(), parentNode: null, childNodes: [], children: [] },
      ...(isScript && { src: '', integrity: '', onload: null, onerror: null }),
      inserted: (/** @type {object} */ parent) => {
        Reflect.set(element, 'parentNode', parent);
        if (isScript) onScript({ src: String(property('src')), integrity: String(property('integrity') ?? ''), fire });
      },
      setAttribute: (/** @type {string} */ key, /** @type {unknown} */ value) => void Reflect.set(element, key, String(value)),
      getAttribute: (/** @type {string} */ key) => property(key) ?? null,
      hasAttribute: (/** @type {string} */ key) => property(key) !== undefined,
      addEventListener: (/** @type {string} */ type, /** @type {unknown} */ listener) =>
        void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
      removeEventListener: nothing,
      append: insert,
      prepend: insert,
      appendChild: insert,
      insertBefore: (/** @type {unknown} */ child) => insert(child),
      insertAdjacentElement: (/** @type {unknown} */ _where, /** @type {unknown} */ child) => insert(child),
      remove: nothing,
      removeChild: nothing,
      querySelector: none,
      querySelectorAll: empty,
      getElementsByTagName: empty,
      getElementsByClassName: empty,
    });
    return element;
  };

  const storage = () => standIn({ length: 0, getItem: none, setItem: nothing, removeItem: nothing });
  const document = Object.assign(createElement('#document'), {
    head: createElement('head'),
    body: createElement('body'),
    documentElement: createElement('html'),
    ...{ currentScript: null, readyState: 'complete', visibilityState: 'visible', hidden: false },
    ...{ cookie: '', title: '', referrer: '' },
    createElement,
    createElementNS: (/** @type {unknown} */ _space, /** @type {string} */ name) => createElement(name),
    getElementById: none,
  });
  const later = (/** @type {unknown} */ task) => timers.once(task, 16);

  for (const name of inert.split(' ')) Reflect.set(page, name, standIn());
  for (const name of absent.split(' ')) {
    Reflect.set(page, name, function () {
      throw new Error(`there is no ${name} while the gate runs a release`);
    });
  }
  for (const name of ['window', 'self', 'top', 'parent', 'frames']) Reflect.set(page, name, page);
  Object.assign(page, {
    document,
    location: standIn({
      href: `${origin}/`,
      origin,
      protocol: 'https:',
      host: 'site.invalid',
      pathname: '/',
      search: '',
      hash: '',
    }),
    navigator: standIn({ userAgent: '', language: 'en', languages: ['en'], onLine: true, maxTouchPoints: 0 }),
    localStorage: storage(),
    sessionStorage: storage(),
    performance: standIn({ now: timers.now, timeOrigin: 0, getEntriesByName: empty, getEntriesByType: empty }),
    matchMedia: () => standIn({ matches: false }),
    ...{ innerWidth: 390, innerHeight: 844, devicePixelRatio: 3, scrollX: 0, scrollY: 0 },
    fetch: () => Promise.reject(new TypeError('there is no network while the gate runs a release')),
    queueMicrotask: (/** @type {() => void} */ task) => void Promise.resolve().then(task),
    setTimeout: timers.once,
    setInterval: timers.repeatedly,
    clearTimeout: timers.cancel,
    clearInterval: timers.cancel,
    requestAnimationFrame: later,
    requestIdleCallback: later,
  });

  return {
    origin,
    /** Names the script that runs; libraries look at it to see where they came from. */
    setCurrentScript: (/** @type {string | undefined} */ src) =>
      Reflect.set(document, 'currentScript', src === undefined ? null : standIn({ src, tagName: 'SCRIPT' })),
  };
};
