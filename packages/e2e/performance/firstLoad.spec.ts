import { budgets } from '@parlour/registry/gate/budgets';
import { answersAreInDocuments } from '../support/documentAnswers';
import { phoneLine } from '../support/vitals';
import { expect, test } from '../support/test';

test.use({ hasDocumentAnswers: true });

const MOST_JS_KB = budgets.firstLoad.bytes / 1000;
const MOST_FILES = budgets.firstLoad.files;
/** Document, font, three files, and the five pictures in the window. */
const MOST_REQUESTS = 10;

/** Figures belong into the test output. */
const report = (text: string) => process.stderr.write(`${text}\n`);

test(
  `shows home with at most ${MOST_JS_KB} kB of JavaScript in ${MOST_FILES} files, and ${MOST_REQUESTS} requests before the shell`,
  { tag: '@lobby' },
  async ({ phone: { page }, site }) => {
    await answersAreInDocuments(site.url);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...phoneLine });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('screen:HomeScreen').length > 0, undefined, {});
    const { shownAt, files, early } = await page.evaluate(() => {
      const shown = performance.getEntriesByName('screen:HomeScreen')[0]?.startTime ?? 0;
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      // Until the shell's script is there, only the document and its boot script send anything: no more, however slow the machine is.
      const shell = entries.find(({ name }) => /\/shell\/.*\/main\./.test(name))?.responseEnd ?? 0;
      return {
        shownAt: shown,
        early: entries.filter(({ startTime }) => startTime <= shell).map(({ name }) => name),
        files: entries
          .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= shown)
          .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize })),
      };
    });
    const scripts = files.filter(({ url }) => url.endsWith('.js'));
    const kB = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const requests = early.length + 1;
    const lines = scripts.map(({ url, bytes }) => `  ${(bytes / 1000).toFixed(1).padStart(6)} kB ${new URL(url).pathname}`);
    report(
      [
        `First load of home: ${kB.toFixed(1)} kB of JavaScript, ${requests} requests before the shell, ${Math.round(shownAt)} ms`,
        ...lines,
      ].join('\n'),
    );
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    expect(scripts.length).toBeLessThanOrEqual(MOST_FILES);
    expect(kB).toBeLessThanOrEqual(MOST_JS_KB);
    expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
  },
);
