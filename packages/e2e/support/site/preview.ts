import type { Locator, Page } from '@playwright/test';

/** The banner of a page with a preview token. */
export function previewBanner(page: Page): Locator {
  return page.getByRole('complementary', { name: 'What you see is not what others see' });
}

/**
 * Opens a site with a preview token; `at` is another site than the story's, or a line to it. The page opens twice, since it
 * stores the token first: what comes next has to wait for the banner.
 */
export async function openPreview(page: Page, preview: string, { at = '', hash = '' } = {}): Promise<void> {
  await page.goto(`${at}/?preview=${preview}${hash}`);
  await previewBanner(page).waitFor();
}
