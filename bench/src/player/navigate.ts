import type { Page } from 'playwright-core';

/** Timing of a navigation within the page. */
export interface NavigationTiming {
  /** Until the screen had mounted, in milliseconds. */
  readonly screenAfter: number;
  /** Until the next frame after that was painted. */
  readonly paintedAfter: number;
  /** Whether a skeleton was shown in any frame. */
  readonly hasWaited: boolean;
}

/** Clicks the link to a path, or goes back, and observes the page until the new screen has settled. */
export function navigate(page: Page, to: string, screen: string): Promise<NavigationTiming> {
  return page.evaluate(
    ([address = '', mark = '']) =>
      new Promise<NavigationTiming>((resolve, reject) => {
        const from = performance.now();
        let hasWaited = false;
        let isOver = false;
        const frames: { readonly began: number; readonly painted: number }[] = [];
        const look = () => {
          hasWaited ||= document.querySelector('#main [data-state="waiting"]') !== null;
          const began = performance.now();
          setTimeout(() => frames.push({ began, painted: performance.now() }));
          if (!isOver) requestAnimationFrame(look);
        };
        const observer = new PerformanceObserver((list) => {
          const found = list.getEntriesByName(mark)[0];
          if (found === undefined) return;
          observer.disconnect();
          // Refetched data arrives within a second.
          setTimeout(() => {
            isOver = true;
            const { painted = Number.NaN } = frames.find(({ began }) => began >= found.startTime) ?? {};
            resolve({ screenAfter: found.startTime - from, paintedAfter: painted - from, hasWaited });
          }, 1000);
        });
        observer.observe({ type: 'mark' });
        setTimeout(() => reject(new Error(`${mark} did not come`)), 10_000);
        requestAnimationFrame(look);
        if (address === 'back') history.back();
        else document.querySelector<HTMLElement>(`a[href="#${address}"]`)?.click();
      }),
    [to, `screen:${screen}`],
  );
}
