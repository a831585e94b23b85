import type { HistoryEntry } from '@parlour/release-contract/api';
import type { Page } from '@playwright/test';
import type { OpenPhone, Phone } from '../support/browser/phone';
import type { Site } from '../support/site/site';

export interface SeenManifest {
  readonly sequence: number;
  readonly remotes: Readonly<
    Record<
      string,
      { readonly version: string; readonly canary?: { readonly version: string; readonly share: number }; readonly off?: unknown }
    >
  >;
}

/** What players' pages get. */
export const liveManifest = async ({ url }: Pick<Site, 'url'>): Promise<SeenManifest> =>
  (await fetch(`${url}/manifest.json`)).json() as Promise<SeenManifest>;

/** The newest entry of the history, as the release API gives it. */
export async function newestEntry({ url, consoleToken }: Pick<Site, 'url' | 'consoleToken'>): Promise<HistoryEntry | undefined> {
  const headers = { authorization: `Bearer ${consoleToken}` };
  const [entry] = (await (await fetch(`${url}/releases/history?limit=1`, { headers })).json()) as HistoryEntry[];
  return entry;
}

interface DeskOptions {
  readonly width?: 1280 | 390;
  readonly theme?: 'dark' | 'light';
  readonly by?: string;
  readonly at?: string;
}

/** A console that somebody has logged in to. */
export async function openConsole(
  openPhone: OpenPhone,
  { consoleToken }: Site,
  { width = 1280, theme = 'dark', by = 'mira', at = '/' }: DeskOptions = {},
): Promise<Phone> {
  const isPhone = width < 900;
  const consolePhone = await openPhone({
    viewport: { width, height: isPhone ? 844 : 860 },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: theme,
    locale: 'en',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await consolePhone.page.goto(`/console/#${at}`);
  await logInToConsole(consolePhone.page, by, consoleToken);
  return consolePhone;
}

export async function logInToConsole(page: Page, by: string, token: string): Promise<void> {
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.getByLabel('Your name').fill(by);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Applies the plan that is open and waits until it is live. */
export async function applyPlan(page: Page): Promise<void> {
  const apply = page.getByRole('button', { name: /^Apply manifest \d+$/ });
  const sequence = /\d+/.exec((await apply.textContent()) ?? '')?.[0];
  await apply.click();
  await page.getByText(`Manifest ${sequence} is live`).waitFor();
}
