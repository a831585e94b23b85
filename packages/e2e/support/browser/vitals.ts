import { appendFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, expect, type Locator, type Page } from '@playwright/test';

/** A measurement from a page: a tap or key with its milliseconds to the next frame, a long frame that it met, or a layout shift. */
export interface Vital {
  readonly kind: 'interaction' | 'frame' | 'shift';
  readonly screen: string;
  /**
   * The event, its target, its milliseconds before and in its handlers; the milliseconds of the frame's scripts, style and layout; or
   * the first characters of the element that moved.
   */
  readonly what: string;
  /** Milliseconds, or a share of the view for a shift. */
  readonly value: number;
  /** One per tap or key; its events are reported one by one. */
  readonly id: number;
  /** When it began, in milliseconds since 1970. */
  readonly from: number;
}

/** File that vitals are appended to, one per line; how many times slower the phone is than this machine; unset: not measured. */
const { PARLOUR_VITALS: file, PARLOUR_SLOWER: slower } = process.env;

/** Makes a context's pages report their vitals, when a bench requests them. */
export async function tellVitals(context: BrowserContext): Promise<void> {
  if (file === undefined) return;
  await context.exposeBinding('tellVital', (_source, vital: Vital) => appendFileSync(file, `${JSON.stringify(vital)}\n`));
  await context.addInitScript(watch);
}

/**
 * Milliseconds that a finger rests on the screen. Without them down, up and click are in one frame, and the wait of a tap is that
 * of all three together. Of thirteen people's taps the mean was 133 ms with a deviation of 83 (A. Schmaltz and others, on the
 * forces of gestures on tablets).
 */
export const FINGER_RESTS_MS = 80;

const fingers = new WeakMap<Page, CDPSession>();
const touching = new WeakSet<object>();

/**
 * Makes every click of a story a touch. A mouse is not what players have, and the press of a page's first click by the driver's
 * mouse is shown only when it is released.
 */
function touchInsteadOfMouse(page: Page, devtools: CDPSession): void {
  fingers.set(page, devtools);
  const locators: Pick<Locator, 'click'> = Object.getPrototypeOf(page.locator('body'));
  if (touching.has(locators)) return;
  touching.add(locators);
  const { click } = locators;
  locators.click = async function touch(this: Locator, options) {
    const finger = fingers.get(this.page());
    if (finger === undefined) return click.call(this, options);
    // Waits until a press would reach the element, as a click does.
    await expect(this).toBeEnabled();
    await this.hover({ ...(options?.position && { position: options.position }), trial: true });
    const box = await this.boundingBox();
    if (box === null) throw new Error(`${this.toString()} is not there`);
    const { x, y } = options?.position ?? { x: box.width / 2, y: box.height / 2 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + x, y: box.y + y }] });
    await setTimeout(FINGER_RESTS_MS);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/** A phone's line: milliseconds of a round trip, and bytes a second. */
export const phoneLine = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Slows a page's CPU and network to those of a phone, and lets a finger make its clicks, when a bench requests it. */
export async function slowDown(page: Page): Promise<void> {
  if (slower === undefined) return;
  const devtools = await page.context().newCDPSession(page);
  touchInsteadOfMouse(page, devtools);
  await enlargeWindow(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(slower) });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...phoneLine });
}

/**
 * Makes the window high enough for the page and the browser's own bars. The driver makes it as high as the page alone; the lowest
 * 87 px are then not drawn, and a tap that changes only those counts until something above them changes.
 */
async function enlargeWindow(devtools: CDPSession): Promise<void> {
  const { windowId, bounds } = await devtools.send('Browser.getWindowForTarget');
  if (bounds.height === undefined) throw new Error('The window has no height.');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { height: bounds.height + 200 } });
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

interface LongFrame extends PerformanceEntry {
  /** Zero in a frame that was not drawn. */
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly (PerformanceEntry & {
    readonly invoker: string;
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
    readonly sourceCharPosition: number;
  })[];
}

function watch(): void {
  if (self !== top) return;
  const tell: (vital: Vital) => void = Reflect.get(window, 'tellVital');
  const screen = () => location.hash.replace(/^#|\?.*$/g, '') || '/';
  const report = (entry: PerformanceEntry, vital: Omit<Vital, 'screen' | 'from'>) =>
    tell({ ...vital, screen: screen(), from: Math.round(performance.timeOrigin + entry.startTime) });
  const wordsOf = (node: Node | null | undefined) => `${node?.nodeName} ${node?.textContent?.slice(0, 30) ?? ''}`;
  const controlOf = (target: EventTarget | null) => {
    const control = target instanceof Element ? (target.closest('a, button, input, label, [role]') ?? target) : undefined;
    return `${control?.getAttribute('aria-label') ?? ''} ${wordsOf(control)}`.trim();
  };
  // The target may have been removed when the event is reported.
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
    if (interactionId > 0) report(entry, { kind: 'interaction', what, value: duration, id: interactionId });
  });
  observe('long-animation-frame', (entry) => {
    const { startTime, duration, styleAndLayoutStart, scripts } = entry as LongFrame;
    const ran = scripts.map(({ invoker, sourceURL, sourceFunctionName, sourceCharPosition, duration: took }) => {
      const place = `${sourceURL.replace(/^.*\//, '')}:${sourceCharPosition}`;
      return `${invoker} ${sourceFunctionName} ${place} ${Math.round(took)}`;
    });
    const drawn = styleAndLayoutStart === 0 ? [] : [`drawing ${Math.round(startTime + duration - styleAndLayoutStart)}`];
    report(entry, { kind: 'frame', what: [...ran, ...drawn].join(', '), value: Math.round(duration), id: 0 });
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & LayoutShift;
    const [source] = sources;
    const placeOf = ({ top, height }: DOMRect) => `${top} + ${height}`;
    const what = source
      ? `${wordsOf(source.node)} (${placeOf(source.previousRect)} to ${placeOf(source.currentRect)})`
      : 'unknown';
    if (!hadRecentInput) report(entry, { kind: 'shift', what, value, id: 0 });
  });
}
