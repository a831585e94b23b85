import { appendFileSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';

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

const slowed: CDPSession[] = [];

// A slowed page keeps the processor busy for as long as it is open, and the next story's pages wait for it.
if (slower !== undefined) {
  afterEach(async () => {
    for (const devtools of slowed.splice(0)) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 }).catch(() => undefined);
    }
  });
}

/** Makes a page as slow as a phone until its story ends, when a bench asks for it. */
export async function slowDown(page: Page): Promise<void> {
  if (slower === undefined) return;
  const devtools = await page.context().newCDPSession(page);
  slowed.push(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(slower) });
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

function watch(): void {
  if (self !== top) return;
  const tell: (vital: Vital) => void = Reflect.get(window, 'tellVital');
  const screen = () => location.hash.replace(/^#|\?.*$/g, '') || '/';
  const wordsOf = (node: Node | null | undefined) => `${node?.nodeName} ${node?.textContent?.slice(0, 30) ?? ''}`;
  // What it was meant for may be gone when the event is told.
  const meant = new Map<number, string>();
  for (const name of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']) {
    addEventListener(name, ({ timeStamp, target }) => meant.set(timeStamp, wordsOf(target as Node | null)), true);
  }
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe(options);
  };
  observe('event', (entry) => {
    const { interactionId = 0, name, duration, startTime, processingStart, processingEnd } = entry as PerformanceEventTiming;
    const [before, within] = [processingStart - startTime, processingEnd - processingStart].map(Math.round);
    const what = `${name} "${meant.get(startTime) ?? ''}" (${before} + ${within})`;
    if (interactionId > 0) tell({ kind: 'interaction', screen: screen(), what, value: duration, id: interactionId });
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as PerformanceEntry & LayoutShift;
    if (!hadRecentInput) tell({ kind: 'shift', screen: screen(), what: wordsOf(sources[0]?.node), value, id: 0 });
  });
}
