import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { Bench } from '../figures';
import { phoneLine } from './line';
import { logInDemo } from './member';
import { move } from './move';
import { openPage, type Phone, startKeepingPhone } from './phone';
import { ROUNDS } from './rounds';
import { Samples } from './samples';
import { noteTraffic } from './traffic';
import { startVariants, type Variant } from './variants';

const FRAME_MOST_MS = 300;
const MOVE_MOST_MS = 50;
const BACK_MOST_MS = 30;
const LATEST_MS = 30_000;

/** Screens that a tab of the frame leads to from home and back. */
const tabs = [
  { address: '/activity', screen: 'OffersScreen' },
  { address: '/mine', screen: 'MineScreen' },
] as const;

/** What a player feels who comes back: everything is in the phone's cache, the screens were open before. */
export const warmBench: Bench = {
  name: 'warm',
  about: 'a second visit with everything cached, from screen to screen, and back',
  run: async (say) => {
    const { all, certificate, apiUrl, stop } = await startVariants(['parlour', 'monolith'], say, phoneLine);
    const samples = new Samples();
    const flashes: string[] = [];
    try {
      const token = await logInDemo(apiUrl);
      for (const variant of all) {
        const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-phone-'));
        const phone = await startKeepingPhone(certificate, folder);
        try {
          // Files are kept after the first visit, what the compiler made of them after some more.
          for (let visit = 0; visit < 3; visit += 1) await (await visitAll(phone, variant, token)).page.close();
          await comeBack({ phone, variant, token, samples, say });
          flashes.push(...(await moveAround({ phone, variant, token, samples, say })));
        } finally {
          await phone.close();
          rmSync(folder, { recursive: true, force: true });
        }
      }
    } finally {
      await stop();
    }
    const goal = (what: string, most: number) => {
      const { median } = samples.figure(what);
      return { goal: `${what} ≤ ${most} ms`, measured: `${median} ms`, isReached: median <= most };
    };
    const own = flashes.filter((flash) => flash.startsWith('parlour'));
    return {
      figures: samples.figures(),
      goals: [
        goal('parlour, second visit: frame painted', FRAME_MOST_MS),
        ...tabs.map(({ address }) => goal(`parlour, home to ${address}: painted`, MOVE_MOST_MS)),
        ...tabs.map(({ address }) => goal(`parlour, back from ${address}: painted`, BACK_MOST_MS)),
        {
          goal: 'no boxes stand where a screen was',
          measured: own.length === 0 ? 'none in any frame' : own.join(', '),
          isReached: own.length === 0,
        },
      ],
      notes: [
        'Phone line and processor as in cold; the frame is the first contentful paint, counted from the start of the visit; the document itself is asked for anew each time, one round trip of 150 ms.',
        'Painted: until the frame after the one in which the screen had mounted.',
      ],
    };
  },
};

interface Scene {
  readonly phone: BrowserContext;
  readonly variant: Variant;
  readonly token: string;
  readonly samples: Samples;
  readonly say: (line: string) => void;
}

/** Opens home and each of the tabs once, and stands on home at the end. */
async function visitAll(phone: BrowserContext, { url }: Variant, token: string): Promise<Phone> {
  const opened = await openPage(phone, { token });
  const traffic = noteTraffic(opened.devtools);
  await opened.page.goto(`${url}/#/`, { waitUntil: 'commit' });
  await opened.page.waitForFunction(() => noted.tapAt !== undefined, undefined, { timeout: LATEST_MS });
  await traffic.quietFor(2000, LATEST_MS);
  for (const { address, screen } of tabs) {
    await move(opened.page, address, screen);
    await traffic.quietFor(1000, LATEST_MS);
    await move(opened.page, 'back', 'HomeScreen');
  }
  return opened;
}

/** The second visit, with the connection still open and with a new one. */
async function comeBack({ phone, variant, token, samples, say }: Scene): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const how of ['second visit', 'second visit, new connection'] as const) {
      if (how !== 'second visit') variant.hangUp();
      const { page, devtools } = await openPage(phone, { token });
      const traffic = noteTraffic(devtools);
      await page.goto(`${variant.url}/#/`, { waitUntil: 'commit' });
      await page.waitForFunction(() => noted.tapAt !== undefined, undefined, { timeout: LATEST_MS });
      await traffic.quietFor(1000, LATEST_MS);
      const { fcp, lcp, screenAt = Number.NaN } = await page.evaluate(() => noted);
      samples.add(
        `${variant.name}, ${how}: document`,
        'ms',
        traffic.transfers.find(({ type }) => type === 'Document')?.endedAt ?? Number.NaN,
      );
      samples.add(`${variant.name}, ${how}: frame painted`, 'ms', fcp);
      samples.add(`${variant.name}, ${how}: screen`, 'ms', screenAt);
      samples.add(`${variant.name}, ${how}: LCP`, 'ms', lcp);
      say(`  ${round + 1}  ${variant.name}, ${how}: frame ${Math.round(fcp)} ms, screen ${Math.round(screenAt)} ms`);
      await page.close();
    }
  }
}

/** From home to each tab and back, all of it open before; gives the moves that showed boxes. */
async function moveAround({ phone, variant, token, samples, say }: Scene): Promise<string[]> {
  const { page } = await visitAll(phone, variant, token);
  const flashes: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { address, screen } of tabs) {
      for (const [what, made] of [
        [`home to ${address}`, await move(page, address, screen)],
        [`back from ${address}`, await move(page, 'back', 'HomeScreen')],
      ] as const) {
        samples.add(`${variant.name}, ${what}: screen`, 'ms', made.screenAfter);
        samples.add(`${variant.name}, ${what}: painted`, 'ms', made.paintedAfter);
        if (made.hasWaited) flashes.push(`${variant.name}, ${what}`);
        say(`  ${round + 1}  ${variant.name}, ${what}: painted after ${Math.round(made.paintedAfter)} ms`);
      }
    }
  }
  await page.close();
  return flashes;
}
