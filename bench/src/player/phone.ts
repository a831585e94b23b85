import { chromiumFlags, chromiumPath } from '@parlour/e2e/chromium';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import type { Certificate } from './certificate';
import { observePage } from './observePage';

/** CPU slowdown of a phone relative to this machine. */
const CPU_SLOWDOWN = 4;

/** Viewport and touch settings of a phone. */
export const phoneShape = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
  locale: 'zh-CN',
} as const;

/** Starts a browser that trusts the certificate. */
export function startBrowser({ fingerprint }: Certificate): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, `--ignore-certificate-errors-spki-list=${fingerprint}`],
  });
}

export interface Phone {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Errors in the page, and files that it preloads and cannot use; a measured visit has none. */
  readonly complaints: string[];
}

/** A page with its observers installed and the lobby's intro marked as seen; with the token of a member who is logged in. */
export async function openPage(context: BrowserContext, token?: string): Promise<Phone> {
  const page = await context.newPage();
  // The bundler of the benchmarks calls a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observePage);
  await page.addInitScript((kept) => {
    if (self !== top) return;
    sessionStorage.setItem('parlour.lobby.seen.intro', '/demo/intro.webm');
    if (kept !== undefined) sessionStorage.setItem('api_token', kept);
  }, token);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('is found, but is not used')) complaints.push(message.text());
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, devtools, complaints };
}
