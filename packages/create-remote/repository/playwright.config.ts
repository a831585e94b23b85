import { defineConfig } from '@playwright/test';

/** Browser tests of the remote inside the site, on a phone. CHROMIUM_PATH names a Chromium other than Playwright's. */
const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'stories',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
});
