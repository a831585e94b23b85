import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { oldestChromium } from '../../scripts/test/browsers.mjs';
import { chromiumFlags, chromiumPath } from './support/browser/chromium';
import type { Options } from './support/test';

const results = path.resolve(import.meta.dirname, '../../test-results');
const isConsole = /console\/[^/]*\.spec\.ts$/;
/** What `npm run test:deep` alone runs: matrices, sweeps, pictures, and what tells again of what another story told. */
const deep = /@deep/;

/** A phone as most players hold it: dark, and nothing set to a language that the site speaks. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const desktop = { viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false, locale: 'en' } as const;

const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  engine: 'firefox',
  isMobile: false,
  trace: 'off',
  launchOptions: {
    executablePath: path.join(import.meta.dirname, 'support/browser/engines/firefoxProxy.mjs'),
    firefoxUserPrefs: { 'dom.w3c_touch_events.enabled': 1 },
  },
} as const;
const webkit = { engine: 'webkit', isMobile: false, trace: 'off' } as const;
/** What every engine shows, of the stories of `npm test`: what players, teams and ops do. */
const everywhere = /\/(journeys|money|offline|accessibility\/keyboard\w*|releases\/swap)[^/]*(\/[^/]*)?\.spec\.ts$/;
/** Stories that `npm test` tells in every engine. */
const smoke = /@smoke\b/;
const notElsewhere = /^(?!.*@engines\b).*@deep\b|@chromium\b/;

/** Stories through the built site in a real browser. Whoever runs them builds before: `npm test`, `npm run test:deep`. */
export default defineConfig<Options>({
  testDir: '.',
  globalSetup: './support/site/site.ts',
  // What ends otherwise is Jest's.
  testMatch: '**/*.spec.ts',
  outputDir: path.join(results, 'failed'),
  snapshotPathTemplate: '{testDir}/../../apps/book/pictures/{arg}{ext}',
  // A limit ends what hangs. A machine that is slow for a minute is no fault of the site's.
  timeout: 300_000,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    // Beside other parts of a run, how far it is; by itself, each story.
    [process.env['TEST_PROGRESS'] === undefined ? 'list' : '../../scripts/progress/playwrightReporter.mjs'],
    ['html', { open: 'never', outputFolder: path.join(results, 'report') }],
    ['json', { outputFile: path.join(results, 'stories.json') }],
  ],
  expect: { timeout: 120_000 },
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    colorScheme: 'dark',
    locale: 'zh-CN',
    // Between page and line it would hide requests from stories; those about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Steps, requests and the console; a picture of the page at each step would cost a fifth of the run.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    launchOptions: {
      executablePath: chromiumPath,
      args: [...chromiumFlags],
      // Windows that nobody asked for are blocked, as on a player's phone.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    },
  },
  projects: [
    // The slowest stories come first: at the end, one of them alone would hold up the run.
    { name: 'smoke-webkit', grep: smoke, use: { ...phone, ...webkit } },
    { name: 'smoke-firefox', grep: smoke, use: { ...phone, ...firefox } },
    { name: 'phone', testIgnore: isConsole, grepInvert: deep, use: phone },
    { name: 'desktop', testMatch: isConsole, grepInvert: deep, use: desktop },
    { name: 'deep', grep: deep, use: phone },
    { name: 'firefox', testMatch: everywhere, grepInvert: notElsewhere, use: { ...phone, ...firefox } },
    { name: 'firefox-console', testMatch: isConsole, grepInvert: notElsewhere, use: { ...desktop, ...firefox } },
    // A real key or click takes a tenth of a second there.
    { name: 'webkit', testMatch: everywhere, grepInvert: notElsewhere, use: { ...phone, ...webkit } },
    { name: 'webkit-console', testMatch: isConsole, grepInvert: notElsewhere, use: { ...desktop, ...webkit } },
    {
      name: 'oldest',
      testMatch: everywhere,
      // It warns of headers and entry types that it does not know.
      testIgnore: /quietConsole/,
      grepInvert: notElsewhere,
      use: { ...phone, launchOptions: { executablePath: oldestChromium, args: [...chromiumFlags] } },
    },
  ],
});
