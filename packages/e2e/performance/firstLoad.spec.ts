import { phoneLine } from '../support/vitals';
import { expect, test } from '../support/test';

const MOST_JS_KB = 145;
const MOST_FILES = 5;
const MOST_REQUESTS = 8;

/** Figures belong into the test output. */
const report = (text: string) => process.stderr.write(`${text}\n`);

interface Transfer {
  readonly url: string;
  bytes: number;
  readonly startedAt: number;
}

test(
  `shows home with at most ${MOST_JS_KB} kB of JavaScript in ${MOST_FILES} files, and ${MOST_REQUESTS} requests`,
  { tag: '@lobby' },
  async ({ phone: { page } }) => {
    const devtools = await page.context().newCDPSession(page);
    const transfers = new Map<string, Transfer>();
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...phoneLine });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      transfers.set(requestId, { url: request.url, bytes: 0, startedAt: timestamp });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = transfers.get(requestId);
      if (transfer) transfer.bytes = encodedDataLength;
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('screen:HomeScreen').length > 0, undefined, {
      timeout: 30_000,
    });
    const before = await page.evaluate(() => {
      const shownAt = performance.getEntriesByName('screen:HomeScreen')[0]?.startTime ?? 0;
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        shownAt,
        names: entries.filter((entry) => entry.responseEnd > 0 && entry.responseEnd <= shownAt).map((entry) => entry.name),
      };
    });
    const scripts = [...transfers.values()].filter(({ url }) => before.names.includes(url) && url.endsWith('.js'));
    await expect.poll(() => scripts.every(({ bytes }) => bytes > 0)).toBe(true);
    const kB = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const requests = before.names.length + 1;
    const lines = scripts.map(({ url, bytes }) => `  ${(bytes / 1000).toFixed(1).padStart(6)} kB ${new URL(url).pathname}`);
    report(
      [
        `First load of home: ${kB.toFixed(1)} kB of JavaScript, ${requests} requests before the screen, ${Math.round(before.shownAt)} ms`,
        ...lines,
      ].join('\n'),
    );
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    expect(scripts.length).toBeLessThanOrEqual(MOST_FILES);
    expect(kB).toBeLessThanOrEqual(MOST_JS_KB);
    expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
  },
);
