import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './support/chromium';
import type { Options } from './support/test';

const results = path.resolve(import.meta.dirname, '../../test-results');
const isConsole = /console\/[^/]*\.spec\.ts$/;
/** What `npm run test:deep` alone runs: matrices, sweeps, pictures, and what tells again of what another story told. */
const deep = /@deep/;

/** A phone as most players hold it: dark, and nothing set to a language that the site speaks. */
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const desktop = { viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false, locale: 'en' } as const;

/** Stories through the built site in a real browser. Whoever runs them builds before: `npm test`, `npm run test:deep`. */
export default defineConfig<Options>({
  testDir: '.',
  // What ends otherwise is Jest's.
  testMatch: '**/*.spec.ts',
  outputDir: path.join(results, 'failed'),
  snapshotPathTemplate: '{testDir}/../../apps/book/pictures/{arg}{ext}',
  timeout: 60_000,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: path.join(results, 'report') }],
    ['json', { outputFile: path.join(results, 'stories.json') }],
  ],
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    colorScheme: 'dark',
    locale: 'zh-CN',
    // Between page and line it would hide requests from stories; those about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: {
      executablePath: chromiumPath,
      args: [...chromiumFlags],
      // Windows that nobody asked for are blocked, as on a player's phone.
      ignoreDefaultArgs: ['--disable-popup-blocking'],
    },
  },
  projects: [
    { name: 'phone', testIgnore: isConsole, grepInvert: deep, use: phone },
    { name: 'desktop', testMatch: isConsole, grepInvert: deep, use: desktop },
    { name: 'deep', grep: deep, use: phone },
  ],
});
