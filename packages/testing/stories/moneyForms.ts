import type { Page } from 'playwright-core';
import { logIn, newPerson, registerQuickly } from './member';
import { openPhone, siteUrl } from './phone';

export const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
export const submit = (page: Page) => page.locator('form button[type=submit]').click();
export const alert = (page: Page, message: string) => page.getByRole('alert').filter({ hasText: message }).waitFor();
export const done = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message }).waitFor();
export const at = (page: Page, path: string) => page.waitForURL(({ hash }) => hash.startsWith(`#${path}`));
export const open = (page: Page, path: string) => page.goto(`${siteUrl}/#${path}`);

/** Somebody new on a phone, logged in. */
export async function newcomer() {
  const person = newPerson();
  const token = await registerQuickly(siteUrl, person);
  const phone = await openPhone();
  await logIn(phone.page, siteUrl, person.name, person.password);
  return { ...phone, person, token };
}

/** The form says what is wrong, and where. */
export async function isRefused(page: Page, name: string, message: string) {
  await submit(page);
  await alert(page, message);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
}
