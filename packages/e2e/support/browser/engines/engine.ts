import { openWebKit } from '@parlour/webkit-driver';
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { openFirefox } from './firefox';
import { EMPTY_PAGE, fits, openWire, type Which } from './wire';

/** The engines that stories are told in: of Chrome and most phones, of Firefox, of Safari and every browser on an iPhone. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** A phone's browser with nothing stored. What the engine's driver does not do as Chromium's does is done for it. */
export async function openContext(engine: Engine, browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  if (engine === 'chromium') return browser.newContext(options);
  const wire = await openWire(options.baseURL ?? '');
  const wired = { ...options, baseURL: wire.url };
  const context = engine === 'firefox' ? await openFirefox(browser, wired) : await openWebKit(wired, EMPTY_PAGE);
  const { newPage, close } = context;
  wire.takeContext(context);
  return Object.assign(context, {
    newPage: async () => {
      const page = await newPage.call(context);
      await wire.takePage(page);
      return Object.assign(page, {
        // These drivers miss some steps within a document.
        waitForURL: (which: Which, how: { readonly timeout?: number } = {}) =>
          expect.poll(() => isAt(page, which), { message: `at ${String(which)}`, intervals: [50], ...how }).toBe(true),
      });
    },
    close: async () => {
      await close.call(context);
      await wire.close();
    },
  });
}

/** False also while the page changes. */
async function isAt(page: Page, which: Which): Promise<boolean> {
  const href = await page.evaluate(() => location.href).catch(() => undefined);
  return href !== undefined && fits(which, new URL(href, page.url()));
}
