import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from './chromium';
import { slowDown, tellVitals } from './vitals';

/** Where the site under test is. */
export const siteUrl = process.env['PARLOUR_URL'] ?? 'http://localhost:8080';

export interface Phone {
  readonly page: Page;
  /** Uncaught errors and console errors so far; a story ends with none. */
  readonly complaints: string[];
}

let browser: Promise<Browser> | undefined;

interface BrowserOptions {
  readonly flags?: readonly string[];
  /** Flags of the automation that this story does without. */
  readonly without?: string[];
}

/** Starts the browser, before the first phone is opened, in another way than usual. */
export function startBrowser({ flags = [], without = [] }: BrowserOptions = {}): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, ...flags],
    // Windows that nobody asked for are blocked, as on a player's phone.
    ignoreDefaultArgs: ['--disable-popup-blocking', ...without],
  });
  return browser;
}

interface PhoneOptions extends BrowserContextOptions {
  /** Whether the lobby greets this visit with its intro video. */
  readonly hasIntro?: boolean;
}

/** A fresh phone-sized page in a real Chromium: nobody logged in, nothing stored but that the intro video was seen. */
export async function openPhone({ hasIntro = false, ...options }: PhoneOptions = {}): Promise<Phone> {
  const started = await startBrowser();
  const context = await started.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
    locale: 'zh-CN',
    // Between page and line it would hide requests from stories; those about it allow it.
    serviceWorkers: 'block',
    ...options,
  });
  if (!hasIntro) await context.addInitScript(skipIntro);
  await tellVitals(context);
  const page = await context.newPage();
  await slowDown(page);
  page.setDefaultTimeout(10_000);
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

/** Closes the browser; called once after all stories of a file. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
