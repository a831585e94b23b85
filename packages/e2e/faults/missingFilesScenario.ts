import type { Page } from '@playwright/test';
import type { Releases } from '../support/site/releases';
import { expect, test as base } from '../support/test';
import { comeBackTo } from '../support/screens/watching';

/** Two polls of the manifest. */
const FOLLOWS_MS = 36_000;
/** A page that becomes visible again checks for a manifest at once, unless another check is running. */
const HEARS_WITHIN_MS = 1_000;

export interface MissingFilesScenario extends Pick<Releases, 'removeFiles'> {
  readonly page: Page;
  /** Makes a copy of an app live, under a version that was never requested; gives the version. */
  release(app: string): Promise<string>;
  releaseWallet(words: string): Promise<string>;
}

let versions = 0;

export const test = base.extend<{ readonly scenario: MissingFilesScenario }>({
  scenario: async ({ releases, phone: { page } }, use) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const release = async (app: string, change?: (text: string) => string) => {
      versions += 1;
      const version = `0.1.${versions}`;
      await releases.publishCopy(app, version, change);
      await releases.makeLive({ name: app, version });
      return version;
    };
    const { removeFiles } = releases;
    await use({
      page,
      removeFiles,
      release,
      releaseWallet: (words) => release('wallet', (code) => code.replaceAll('Total assets', words)),
    });
    expect(thrown).toEqual([]);
  },
});

export const goTo = (page: Page, path: string) => page.evaluate((to) => location.assign(`#${to}`), path);

/**
 * Opens a place until it shows a text: retries where the page offers it, else leaves and returns, as players do. The page
 * is never empty meanwhile.
 */
export async function comesTo(page: Page, path: string, text: string): Promise<void> {
  const until = Date.now() + FOLLOWS_MS;
  const wanted = page.locator('main').getByText(text).first();
  const retry = page.getByRole('button', { name: 'Try again' }).first();
  for (;;) {
    await goTo(page, path);
    await wanted
      .or(retry)
      .first()
      .waitFor({ timeout: 3_000 })
      .catch(() => undefined);
    if (await wanted.isVisible()) return;
    if (Date.now() > until) throw new Error(`"${text}" did not come`);
    expect((await page.locator('body').innerText()).trim()).not.toBe('');
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 }).catch(() => undefined);
    await goTo(page, '/activity');
    const heard = page.waitForResponse(/\/manifest\.json/, { timeout: HEARS_WITHIN_MS }).catch(() => undefined);
    await comeBackTo(page);
    await heard;
  }
}
