import type { Page } from '@playwright/test';

/** A value read from a page once it is stable: the same before and after two frames. */
export async function steady<Value extends string | number>(page: Page, read: () => Promise<Value>): Promise<Value> {
  for (let before = await read(); ;) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const after = await read();
    if (after === before) return after;
    before = after;
  }
}

/** Waits until nothing on a page is on its way to anywhere; what moves for ever, or with the scroll, is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Waits to check that something does not happen: there is no event to wait for, and a shorter wait would only detect less. */
export const aWhile = (page: Page, ms = 500) => page.waitForTimeout(ms);

/** Waits until a page uses a release, such as `wallet:1.5.0`, or any of an app, as its last mark in the performance timeline says. */
export const hasRelease = (page: Page, release: string, timeout = 120_000) =>
  page.waitForFunction(
    (name) => {
      const mark = performance.getEntriesByName('parlour.releases').at(-1);
      return mark instanceof PerformanceMark && mark.detail.some((one: string) => `${one}:`.startsWith(`${name}:`));
    },
    release,
    { timeout },
  );

/** Makes a page check for a new manifest at once, as it does every quarter of a minute and whenever it becomes visible. */
export function comeBackTo(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

/** Returns to a page repeatedly until it has taken what it looks for: a page that is still loading misses the first time. */
export async function lookFor(page: Page, isThere: () => Promise<unknown>): Promise<void> {
  const coming = setInterval(() => void comeBackTo(page).catch(() => undefined), 2000);
  try {
    await comeBackTo(page);
    await isThere();
  } finally {
    clearInterval(coming);
  }
}
