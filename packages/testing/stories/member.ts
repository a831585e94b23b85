import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const answersFile = path.resolve(__dirname, '../../../apps/account/public/captcha/captcha-answers.json');
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

let count = 0;

/** A new person, unlike any other of this run. */
export function newPerson(): Registration {
  count += 1;
  return { name: `player${Date.now().toString(36)}${count}`, password: 'secret-1', paypassword: 'secret-2' };
}

/** Fills the registration form as far as the captcha. */
export async function fillRegistration(page: Page, { name, password, paypassword }: Registration): Promise<void> {
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=confirmPass]').fill(password);
  await page.locator('input[name=realname]').fill('林澜');
  await page.locator('input[name=paypassword]').fill(paypassword);
}

/** Logs in through the login screen and waits until the site shows the member. */
export async function logIn(page: Page, url: string, name = 'demo', password = 'demo1234'): Promise<void> {
  await page.goto(`${url}/#/login`);
  await page.locator('input[name=name]').fill(name);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: /^(recycle all|一键回收|Collect all)$/ }).waitFor();
}

/** Calls the API of the site as a member would, and gives the envelope's data; throws the message of a refusal. */
export async function callApi<Data>(url: string, call: string, payload: object, token?: string): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${url}/api/${call}`, { method: 'POST', headers, body: JSON.stringify(payload) });
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: Data };
  if (code !== 200) throw new Error(`${call}: ${message}`);
  return data;
}

/** A new member of the site, made without the form; gives the token. */
export async function registerQuickly(url: string, { name, password, paypassword }: Registration): Promise<string> {
  const payload = { name, password, confirmPass: password, realname: '林澜', paypassword, code: 'R7kM' };
  return (await callApi<{ api_token: string }>(url, 'register', payload)).api_token;
}
