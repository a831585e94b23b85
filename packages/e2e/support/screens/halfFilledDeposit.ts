import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { field } from './moneyForms';

/** Sources of the deposit, relative to the workspace. */
export const depositTexts = 'apps/wallet/src/features/deposit/depositTexts.ts';
export const depositForm = 'apps/wallet/src/features/deposit/DepositForm.tsx';

/** Fills a part of the form, in a page with a member. */
export async function fillDeposit(page: Page): Promise<void> {
  await page.goto('/#/recharge');
  await page.getByRole('radio', { name: /Bank transfer/ }).click();
  await field(page, 'amount').fill('500');
  await field(page, 'bank_owner').fill('Lin Lan');
  // Gone with a page that is loaded anew.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

export async function expectFilledDeposit(page: Page): Promise<void> {
  await expect(field(page, 'amount')).toHaveValue('500');
  await expect(field(page, 'bank_owner')).toHaveValue('Lin Lan');
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
}

/** Saves a file of a copy of the sources with a text in it changed. */
export async function saveChanged(copy: string, file: string, from: string | RegExp, to: string): Promise<void> {
  const place = path.join(copy, file);
  const text = await readFile(place, 'utf8');
  const next = text.replace(from, to);
  if (next === text) throw new Error(`nothing changed in ${file}`);
  // In one step, as editors save: what writes in place can be read while the file is empty.
  await writeFile(`${place}.saved`, next);
  await rename(`${place}.saved`, place);
}

/** When the words stand in the page, in epoch milliseconds; seen by the page itself, since asking from outside comes late. */
export function seenAt(page: Page, words: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (!document.body.innerText.includes(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    words,
  );
}

/** The overlay of errors. */
export const troubles = (page: Page) => page.locator('parlour-troubles');
