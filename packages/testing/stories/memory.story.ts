import type { CDPSession, Page } from 'playwright-core';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl, startBrowser } from './phone';

afterAll(closeBrowser);

/** What a player opens in an hour, over and over: screens of every remote. */
const round = ['/', '/wallet', '/betRecord', '/activity', '/mine', '/transRecord', '/vip', '/recharge', '/message', '/fanshui'];
const MOST_GROWTH = 1.1;

/** Kilobytes of the page's heap once its garbage is gone. */
async function heapOf(devtools: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1000);
}

/** Walks the round within the page, from screen to screen as soon as each stands. */
async function walkRounds(page: Page, times: number): Promise<void> {
  await page.evaluate(
    async ({ paths, count }) => {
      const mounted = () => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('screen:')).length;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let walked = 0; walked < count; walked += 1) {
        for (const path of paths) {
          const before = mounted();
          location.assign(`#${path}`);
          const until = performance.now() + 5_000;
          while (mounted() === before && performance.now() < until) await frame();
          if (mounted() === before) throw new Error(`${path} did not stand within five seconds`);
          await frame();
        }
        performance.clearMarks();
      }
    },
    { paths: round, count: times },
  );
}

describe('faults: the device', () => {
  it('an hour of use leaves the memory as it was: after 500 screens within 10 % of after 50', async () => {
    // What the engine compiles as code grows hot is no leak, and is left out.
    await startBrowser({ flags: ['--js-flags=--no-opt --no-maglev --no-sparkplug'] });
    const { page, complaints } = await openPhone({ reducedMotion: 'reduce' });
    await logIn(page, siteUrl);
    const devtools = await page.context().newCDPSession(page);
    await walkRounds(page, 5);
    const early = await heapOf(devtools);
    await walkRounds(page, 45);
    const late = await heapOf(devtools);
    process.stderr.write(`Heap after 50 screens ${early} kB, after 500 ${late} kB\n`);
    expect(late).toBeLessThan(early * MOST_GROWTH);
    expect(complaints).toEqual([]);
  }, 180_000);
});
