/** What a page noted of itself; times in milliseconds since the visit began. */
export interface Noted {
  lcp: number;
  fcp: number;
  cls: number;
  readonly longTasks: { readonly at: number; readonly ms: number }[];
  /** When the screen's first control could be tapped and the page gave an answer; undefined before. */
  tapAt?: number;
  /** When the screen's mark was set. */
  screenAt?: number;
}

declare global {
  // oxlint-disable-next-line no-var -- a global that scripts in the page share is declared by var
  var noted: Noted;
}

/**
 * Runs in the page before anything else and notes how it comes up. The first useful tap: the screen has set its mark, its own first
 * control (below `main`, not of the frame around it) is what a finger at its middle would hit, and a task that is handed to the page at
 * that moment is run within 50 ms.
 */
export function watchPage(): void {
  if (self !== top) return;
  const own: Noted = { lcp: 0, fcp: 0, cls: 0, longTasks: [] };
  globalThis.noted = own;
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (own.lcp = startTime));
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (own.fcp = startTime));
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
      clearInterval(timer);
    });
    port1.start();
    port2.postMessage(undefined);
  }, 20);
}
