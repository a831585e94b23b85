import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { type BrowserApi, expect, test } from './browser';

/** The state of the API while a screen is checked. */
const states: Readonly<Record<string, (api: BrowserApi) => void>> = {
  'while every call is answered': () => undefined,
  'while every call is refused': (api) => api.failAll('refused'),
  'without an answer': (api) => api.failAll('disconnected'),
};

const NARROW = { width: 360, height: 740 };

/**
 * Declares a browser test for each screen of a remote's config, in each of three states of the API: the screen shows text,
 * nothing throws, nothing is wider than a phone of 360 px, and axe finds no violation in either theme. `addresses` gives a path
 * the query that its screen needs; `prepare` sets answers, or declares the remote's own calls.
 */
export function sweepScreens(
  { routes }: Pick<WrittenConfig, 'routes'>,
  {
    addresses = {},
    prepare = () => undefined,
  }: { readonly addresses?: Readonly<Record<string, string>>; readonly prepare?: (api: BrowserApi) => void } = {},
): void {
  for (const { path } of routes) {
    for (const [state, set] of Object.entries(states)) {
      test(`${path} ${state}`, async ({ api, openScreen, page }) => {
        prepare(api);
        set(api);
        const complaints = complaintsOf(page);
        await page.setViewportSize(NARROW);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await openScreen(`${path}${addresses[path] ?? ''}`);
        const main = page.locator('main');
        await expect(main).toHaveText(/\S/);
        await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(complaints).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
        expect(await axeFaults(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        expect(await axeFaults(page, 'colours')).toEqual([]);
      });
    }
  }
}

/** Uncaught errors and errors in the console, except for failed calls, which the sweep causes itself. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  return complaints;
}
