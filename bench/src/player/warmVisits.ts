import type { BrowserContext } from 'playwright-core';
import { navigate } from './navigate';
import { openPage, type Phone, type PhoneOptions } from './phone';
import { settings } from '../settings';
import type { Samples } from '../samples';
import { recordTraffic } from './traffic';
import type { Variant } from './variants';

const LATEST_MS = 30_000;

/** Screens of the tab bar. */
export const tabs = [
  { address: '/activity', screen: 'OffersScreen' },
  { address: '/mine', screen: 'MineScreen' },
] as const;

export interface Scene {
  readonly phone: BrowserContext;
  readonly variant: Variant;
  readonly how: PhoneOptions;
  readonly whose: string;
  readonly samples: Samples;
  readonly log: (line: string) => void;
}

/** Opens home and each tab once, and returns to home. */
export async function visitAll({ phone, variant: { url }, how }: Scene): Promise<Phone> {
  const opened = await openPage(phone, how);
  const traffic = recordTraffic(opened.devtools);
  await opened.page.goto(`${url}/#/`, { waitUntil: 'commit' });
  await opened.page.waitForFunction(() => noted.tapAt !== undefined, undefined, { timeout: LATEST_MS });
  await traffic.quietFor(2000, LATEST_MS);
  for (const { address, screen } of tabs) {
    await navigate(opened.page, address, screen);
    await traffic.quietFor(1000, LATEST_MS);
    await navigate(opened.page, 'back', 'HomeScreen');
  }
  return opened;
}

/** The second visit, with the connection still open and with a new one. */
export async function revisit({ phone, variant, how, whose, samples, log }: Scene): Promise<void> {
  for (let round = 0; round < settings.rounds; round += 1) {
    for (const visit of ['second visit', 'second visit, new connection'] as const) {
      if (visit !== 'second visit') variant.closeConnections();
      const { page, devtools } = await openPage(phone, how);
      const traffic = recordTraffic(devtools);
      await page.goto(`${variant.url}/#/`, { waitUntil: 'commit' });
      await page.waitForFunction(() => noted.tapAt !== undefined, undefined, { timeout: LATEST_MS });
      await traffic.quietFor(1000, LATEST_MS);
      const { fcp, lcp, screenAt = Number.NaN } = await page.evaluate(() => noted);
      samples.add(
        `${whose}, ${visit}: document`,
        'ms',
        traffic.transfers.find(({ type }) => type === 'Document')?.endedAt ?? Number.NaN,
      );
      samples.add(`${whose}, ${visit}: frame painted`, 'ms', fcp);
      samples.add(`${whose}, ${visit}: screen`, 'ms', screenAt);
      samples.add(`${whose}, ${visit}: LCP`, 'ms', lcp);
      log(`  ${round + 1}  ${whose}, ${visit}: frame ${Math.round(fcp)} ms, screen ${Math.round(screenAt)} ms`);
      await page.close();
    }
  }
}

/** Navigates from home to each visited tab and back; returns the navigations that showed a skeleton. */
export async function navigateTabs(scene: Scene): Promise<string[]> {
  const { whose, samples, log } = scene;
  const { page } = await visitAll(scene);
  const flashes: string[] = [];
  for (let round = 0; round < settings.rounds; round += 1) {
    for (const { address, screen } of tabs) {
      for (const [what, made] of [
        [`home to ${address}`, await navigate(page, address, screen)],
        [`back from ${address}`, await navigate(page, 'back', 'HomeScreen')],
      ] as const) {
        samples.add(`${whose}, ${what}: screen`, 'ms', made.screenAfter);
        samples.add(`${whose}, ${what}: painted`, 'ms', made.paintedAfter);
        if (made.hasWaited) flashes.push(`${whose}, ${what}`);
        log(`  ${round + 1}  ${whose}, ${what}: painted after ${Math.round(made.paintedAfter)} ms`);
      }
    }
  }
  await page.close();
  return flashes;
}
