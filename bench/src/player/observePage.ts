/** Timings that the page recorded, in milliseconds since the start of the visit. */
export interface PageTimings {
  lcp: number;
  cls: number;
  readonly longTasks: { readonly at: number; readonly ms: number }[];
  /** When the screen's first control was tappable and the page responsive; undefined before. */
  tapAt?: number;
  /** When the screen had mounted. */
  screenAt?: number;
}

declare global {
  // oxlint-disable-next-line no-var -- a global that scripts in the page share is declared by var
  var noted: PageTimings;
}

/**
 * Runs in the page before any other script and records its start. The first useful tap: the screen has mounted, its first control
 * (inside `main`) is the topmost element at its centre, and a task queued at that moment runs within 50 ms.
 */
export function observePage(): void {
  if (self !== top) return;
  const own: PageTimings = { lcp: 0, cls: 0, longTasks: [] };
  globalThis.noted = own;
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (own.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => own.longTasks.push({ at: startTime, ms: duration }));
  observe('layout-shift', ({ value = 0, hadRecentInput = false }) => (own.cls += hadRecentInput ? 0 : value));
  observe('mark', ({ name, startTime }) => name.startsWith('screen:') && (own.screenAt ??= startTime));

  const canBeHit = (control: Element) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && hit !== null && control.contains(hit);
  };
  const timer = setInterval(() => {
    if (own.screenAt === undefined) return;
    const controls = document.querySelectorAll('#main a[href], #main button:enabled, #main input:enabled');
    if (![...controls].slice(0, 8).some(canBeHit)) return;
    const askedAt = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      if (performance.now() - askedAt > 50) return;
      own.tapAt ??= performance.now();
      // oxlint-disable-next-line no-console -- the visit waits for this word, since asking the page would disturb it
      console.debug('tappable');
      clearInterval(timer);
    });
    port1.start();
    port2.postMessage(undefined);
  }, 20);
}
