import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where the site under test is. */
export const siteUrl = process.env['PARLOUR_URL'] ?? 'http://localhost:8080';

export interface Phone {
  readonly page: Page;
  /** Uncaught errors and console errors so far; a story ends with none. */
  readonly complaints: string[];
}

let browser: Browser | undefined;

/** A fresh phone-sized page in a real Chromium: nothing stored, nobody logged in. */
export async function openPhone(options: BrowserContextOptions = {}): Promise<Phone> {
  browser ??= await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
    locale: 'zh-CN',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}

/** Closes the browser; called once after all stories of a file. */
export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}
