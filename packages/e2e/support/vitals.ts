import { appendFileSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from '@playwright/test';

/** One thing that a page told of how it felt: a tap or a key with its milliseconds to the next frame, or a shift of what stood. */
export interface Vital {
  readonly kind: 'interaction' | 'shift';
  readonly screen: string;
  /** The event, what it was meant for, and of its milliseconds those before and in its handlers; or the first words of what moved. */
  readonly what: string;
  /** Milliseconds, or a share of the view for a shift. */
  readonly value: number;
  /** One per tap or key; its events are told one by one. */
  readonly id: number;
}

/** File to which vitals are told, a line each, and by how much the phone is slower than this machine; unset: nobody asks. */
const { PARLOUR_VITALS: file, PARLOUR_SLOWER: slower } = process.env;

/** Lets a context's pages tell their vitals, when a bench asks for them. */
export async function tellVitals(context: BrowserContext): Promise<void> {
  if (file === undefined) return;
  await context.exposeBinding('tellVital', (_source, vital: Vital) => appendFileSync(file, `${JSON.stringify(vital)}\n`));
  await context.addInitScript(watch);
}

/**
 * Milliseconds that a finger stays on the glass. Without them down, up and click meet in one frame, and the wait of a tap is that
 * of all three together. Of thirteen people's taps the mean was 133 ms with a deviation of 83 (A. Schmaltz and others, on the
 * forces of gestures on tablets).
 */
export const FINGER_RESTS_MS = 80;

const resting = new WeakSet<object>();

/** Lets every click of a story be one of a finger that rests. */
function restFinger(page: Page): void {
  const locators: Pick<Locator, 'click'> = Object.getPrototypeOf(page.locator('body'));
  if (resting.has(locators)) return;
  resting.add(locators);
  const { click } = locators;
  locators.click = function clickWithFinger(this: Locator, options) {
    return click.call(this, { delay: FINGER_RESTS_MS, ...options });
  };
}

/** A phone's line: milliseconds of a round trip, and bytes a second. */
export const phoneLine = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Makes a page as slow as a phone and its line, and its taps those of a finger, when a bench asks for it. */
export async function slowDown(page: Page): Promise<void> {
  if (slower === undefined) return;
  restFinger(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(slower) });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...phoneLine });
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

function watch(): void {
  if (self !== top) return;
  const tell: (vital: Vital) => void = Reflect.get(window, 'tellVital');
  const screen = () => location.hash.replace(/^#|\?.*$/g, '') || '/';
  const wordsOf = (node: Node | null | undefined) => `${node?.nodeName} ${node?.textContent?.slice(0, 30) ?? ''}`;
  const controlOf = (target: EventTarget | null) => {
    const control = target instanceof Element ? (target.closest('a, button, input, label, [role]') ?? target) : undefined;
    return `${control?.getAttribute('aria-label') ?? ''} ${wordsOf(control)}`.trim();
  };
  // What it was meant for may be gone when the event is told.
  const meant = new Map<number, string>();
  for (const name of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) {
    addEventListener(name, ({ timeStamp, target }) => meant.set(timeStamp, controlOf(target)), true);
  }
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe(options);
  };
  observe('event', (entry) => {
    const { interactionId, name, duration, startTime, processingStart, processingEnd } = entry as PerformanceEventTiming;
    const [before, within] = [processingStart - startTime, processingEnd - processingStart].map(Math.round);
    const what = `${name} "${meant.get(startTime) ?? ''}" (${before} + ${within})`;
    if (interactionId > 0) tell({ kind: 'interaction', screen: screen(), what, value: duration, id: interactionId });
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & LayoutShift;
    const [source] = sources;
    const placeOf = ({ top, height }: DOMRect) => `${top} + ${height}`;
    const what = source
      ? `${wordsOf(source.node)} (${placeOf(source.previousRect)} to ${placeOf(source.currentRect)})`
      : 'unknown';
    if (!hadRecentInput) tell({ kind: 'shift', screen: screen(), what, value, id: 0 });
  });
}
