import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { Bench, Goal } from '../figures';
import { phoneLine } from './line';
import { logInDemo } from './member';
import { move } from './move';
import { CPU_SLOWDOWN, openPage, type Phone, type PhoneOptions, startKeepingPhone } from './phone';
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

/** Where it is measured: on the phone of the other benches, and on this machine as it is, with the site beside it. */
const places = [
  { place: 'phone', speed: phoneLine, slowdown: CPU_SLOWDOWN },
  { place: 'this machine', speed: undefined, slowdown: 1 },
] as const;

/** What a player feels who comes back: everything is in the phone's cache, the screens were open before. */
export const warmBench: Bench = {
  name: 'warm',
  about: 'a second visit with everything cached, from screen to screen, and back',
  run: async (say) => {
    const samples = new Samples();
    const flashes: string[] = [];
    for (const { place, speed, slowdown } of places) {
      const { all, certificate, apiUrl, stop } = await startVariants(['parlour', 'monolith'], say, speed);
      try {
        const token = await logInDemo(apiUrl);
        for (const variant of all) {
          const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-phone-'));
          const phone = await startKeepingPhone(certificate, folder);
          const scene = { phone, variant, samples, say, how: { token, slowdown }, whose: `${place}, ${variant.name}` };
          try {
            // Files are kept after the first visit, what the compiler made of them after some more.
            for (let visit = 0; visit < 3; visit += 1) await (await visitAll(scene)).page.close();
            await comeBack(scene);
            flashes.push(...(await moveAround(scene)));
          } finally {
            await phone.close();
            rmSync(folder, { recursive: true, force: true });
          }
        }
      } finally {
        await stop();
      }
    }
    const goal = (what: string, most: number): Goal => {
      const { median } = samples.figure(what);
      return { goal: `${what} ≤ ${most} ms`, measured: `${median} ms`, isReached: median <= most };
    };
    const goalsOf = (whose: string): Goal[] => {
      const own = flashes.filter((flash) => flash.startsWith(whose));
      return [
        goal(`${whose}, second visit: frame painted`, FRAME_MOST_MS),
        ...tabs.map(({ address }) => goal(`${whose}, home to ${address}: painted`, MOVE_MOST_MS)),
        ...tabs.map(({ address }) => goal(`${whose}, back from ${address}: painted`, BACK_MOST_MS)),
        {
          goal: `${whose}: no boxes stand where a screen was`,
          measured: own.length === 0 ? 'none in any frame' : own.join(', '),
          isReached: own.length === 0,
        },
      ];
    };
    return {
      figures: samples.figures(),
      goals: places.flatMap(({ place }) => goalsOf(`${place}, parlour`)),
      notes: [
        'Phone: line and processor as in cold. The frame is the first contentful paint, counted from the start of the visit; the document itself is asked for anew each time, which alone takes a round trip of 150 ms.',
        'Painted: until the frame after the one in which the screen had mounted.',
      ],
    };
  },
};

interface Scene {
  readonly phone: BrowserContext;
  readonly variant: Variant;
  readonly how: PhoneOptions;
  readonly whose: string;
  readonly samples: Samples;
  readonly say: (line: string) => void;
}

/** Opens home and each of the tabs once, and stands on home at the end. */
async function visitAll({ phone, variant: { url }, how }: Scene): Promise<Phone> {
  const opened = await openPage(phone, how);
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
async function comeBack({ phone, variant, how, whose, samples, say }: Scene): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const visit of ['second visit', 'second visit, new connection'] as const) {
      if (visit !== 'second visit') variant.hangUp();
      const { page, devtools } = await openPage(phone, how);
      const traffic = noteTraffic(devtools);
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
      say(`  ${round + 1}  ${whose}, ${visit}: frame ${Math.round(fcp)} ms, screen ${Math.round(screenAt)} ms`);
      await page.close();
    }
  }
}

/** From home to each tab and back, all of it open before; gives the moves that showed boxes. */
async function moveAround(scene: Scene): Promise<string[]> {
  const { whose, samples, say } = scene;
  const { page } = await visitAll(scene);
  const flashes: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { address, screen } of tabs) {
      for (const [what, made] of [
        [`home to ${address}`, await move(page, address, screen)],
        [`back from ${address}`, await move(page, 'back', 'HomeScreen')],
      ] as const) {
        samples.add(`${whose}, ${what}: screen`, 'ms', made.screenAfter);
        samples.add(`${whose}, ${what}: painted`, 'ms', made.paintedAfter);
        if (made.hasWaited) flashes.push(`${whose}, ${what}`);
        say(`  ${round + 1}  ${whose}, ${what}: painted after ${Math.round(made.paintedAfter)} ms`);
      }
    }
  }
  await page.close();
  return flashes;
}
