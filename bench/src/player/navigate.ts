import type { Page } from 'playwright-core';

/** What a move within the page showed. */
export interface Move {
  /** Until the screen had mounted, in milliseconds. */
  readonly screenAfter: number;
  /** Until the first frame that began after that was painted. */
  readonly paintedAfter: number;
  /** Whether boxes stood in its place in any frame. */
  readonly hasWaited: boolean;
}

/** Clicks on the link to an address, or goes back, and watches what is shown until the screen that comes has settled. */
export function move(page: Page, to: string, screen: string): Promise<Move> {
  return page.evaluate(
    ([address = '', mark = '']) =>
      new Promise<Move>((resolve, reject) => {
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
          // What it asks for anew comes within the second.
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
