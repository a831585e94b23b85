import { expect, type Page } from '@playwright/test';

export const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
export const submit = (page: Page) => page.locator('form button[type=submit]').click();
export const alert = (page: Page, message: string) => page.getByRole('alert').filter({ hasText: message }).waitFor();
export const done = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message }).waitFor();
export const at = (page: Page, path: string) => page.waitForURL(({ hash }) => hash.startsWith(`#${path}`));
export const open = (page: Page, path: string) => page.goto(`/#${path}`);

/** The form shows what is wrong, and where. */
export async function isRefused(page: Page, name: string, message: string) {
  await submit(page);
  await alert(page, message);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
}
