import type { Page } from 'playwright-core';

/** Waits until a page takes a release, as the devtools show it. */
export const hasRelease = (page: Page, release: string, timeout = 15_000) =>
  page.waitForFunction((name) => name in (Reflect.get(window, '__FEDERATION__')?.moduleInfo ?? {}), release, { timeout });

/** Lets a page look for a new manifest at once, as it does when it is come back to, until it has taken it. */
export async function lookFor(page: Page, isThere: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await isThere();
}
