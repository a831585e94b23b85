import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const answersFile = path.resolve(import.meta.dirname, '../../../../apps/account/public/captcha/captcha-answers.json');
const answers: Readonly<Record<string, string>> = JSON.parse(readFileSync(answersFile, 'utf8'));

/** What the captcha on screen shows, looked up by its picture's name as a reader would read it. */
export async function readCaptcha(page: Page): Promise<string> {
  const source = await page.locator('img[src*="captcha-"]').getAttribute('src');
  const name = /captcha-\d\d/.exec(source ?? '')?.[0] ?? '';
  const answer = answers[name];
  if (answer === undefined) throw new Error(`no answer for ${source}`);
  return answer;
}

export interface Registration {
  readonly name: string;
  readonly password: string;
  readonly paypassword: string;
}

/** A new person, unlike any other. */
export function newPerson(): Registration {
  return { name: `p${randomBytes(6).toString('hex')}`, password: 'secret-1', paypassword: 'secret-2' };
}

/** Fills the registration form as far as the captcha. */
export async function fillRegistration(page: Page, { name, password, paypassword }: Registration): Promise<void> {
  // The login form has fields of the same names, and is removed a moment later.
  await page.locator('input[name=confirmPass]').waitFor();
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=confirmPass]').fill(password);
  await page.locator('input[name=realname]').fill('林澜');
  await page.locator('input[name=paypassword]').fill(paypassword);
}

/** Logs in through the login screen and waits until the site shows the member; `at` is another site than the story's, or a line to it. */
export async function logIn(page: Page, { name = 'demo', password = 'demo1234', at = '' } = {}): Promise<void> {
  await page.goto(`${at}/#/login`);
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: /^(recycle all|一键回收|Collect all)$/ }).waitFor();
}
