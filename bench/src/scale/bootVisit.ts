import type { Browser } from 'playwright-core';

/** A phone on a slow mobile network. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** A cold visit of home on a phone; returns the ms until the screen has mounted. */
export async function bootVisit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    await context.addInitScript(() => sessionStorage.setItem('parlour.lobby.seen.intro', '/demo/intro.webm'));
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`${url}/#/`, { waitUntil: 'commit' });
    const marked = await page.waitForFunction(
      () => performance.getEntriesByType('mark').find(({ name }) => name.startsWith('screen:'))?.startTime,
      undefined,
      { timeout: 60_000 },
    );
    return Number(await marked.jsonValue());
  } finally {
    await context.close();
  }
}
