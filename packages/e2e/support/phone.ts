import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { slowDown, tellVitals } from './vitals';

export interface Phone {
  readonly page: Page;
  /** Uncaught errors and console errors so far; a story ends with none. */
  readonly complaints: string[];
}

export interface PhoneOptions extends BrowserContextOptions {
  /** Whether the lobby greets this visit with its intro video. */
  readonly hasIntro?: boolean;
}

/** A fresh page, as the project and the story's `test.use` say: nobody logged in, nothing stored but that the intro video was seen. */
export type OpenPhone = (options?: PhoneOptions) => Promise<Phone>;

export async function openPhone(browser: Browser, { hasIntro = false, ...options }: PhoneOptions = {}): Promise<Phone> {
  const context = await browser.newContext(options);
  if (!hasIntro) await context.addInitScript(skipIntro);
  await tellVitals(context);
  const page = await context.newPage();
  await slowDown(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}

function skipIntro(): void {
  if (self === top) sessionStorage.setItem('parlour.lobby.seen.intro', '/demo/intro.webm');
}
