import type { Page } from 'playwright-core';

/** What a move within the page showed. */
export interface Move {
  /** Until the screen had mounted, in milliseconds. */
  readonly screenAfter: number;
  /** Until the frame in which it can be seen. */
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
        const look = () => {
          hasWaited ||= document.querySelector('#main [data-state="waiting"]') !== null;
          if (!isOver) requestAnimationFrame(look);
        };
        const observer = new PerformanceObserver((list) => {
          const found = list.getEntriesByName(mark)[0];
          if (found === undefined) return;
          observer.disconnect();
          const painted = new Promise<number>((drawn) =>
            requestAnimationFrame(() => setTimeout(() => drawn(performance.now() - from))),
          );
          // What it asks for anew comes within the second.
          setTimeout(() => {
            isOver = true;
            void painted.then((paintedAfter) => resolve({ screenAfter: found.startTime - from, paintedAfter, hasWaited }));
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
