import { chromiumFlags, chromiumPath } from '@parlour/e2e/chromium';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import type { Certificate } from './certificate';
import { watchPage } from './watchPage';

/** How much slower a phone is than this machine. */
export const CPU_SLOWDOWN = 4;

/** The screen and the hands of a phone. */
export const phoneShape = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
  locale: 'zh-CN',
} as const;

/** Starts a browser that takes the sites' certificate for a good one. */
export function startBrowser({ fingerprint }: Certificate): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--ignore-certificate-errors-spki-list=${fingerprint}`],
  });
}

/** A phone that keeps what it fetched in a folder, as a player's does from visit to visit. */
export function startKeepingPhone(
  { fingerprint }: Certificate,
  folder: string,
  more: readonly string[] = [],
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...phoneShape,
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--ignore-certificate-errors-spki-list=${fingerprint}`, ...more],
  });
}

export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** What went wrong in the page; a visit that is measured has none. */
  readonly complaints: string[];
}

export interface PhoneOptions {
  /** Token of the member who is logged in. */
  readonly token?: string;
  /** Default: 4. */
  readonly slowdown?: number;
}

/** A page of a phone in a fresh or a given context, with its observers in place and the lobby's greeting seen. */
export async function openPage(context: BrowserContext, { token, slowdown = CPU_SLOWDOWN }: PhoneOptions = {}): Promise<Phone> {
  const page = await context.newPage();
  // The compiler that runs the benches names functions by a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watchPage);
  await page.addInitScript((kept) => {
    if (self !== top) return;
    sessionStorage.setItem('parlour.lobby.seen.intro', '/demo/intro.webm');
    if (kept !== undefined) sessionStorage.setItem('api_token', kept);
  }, token);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, devtools, complaints };
}
