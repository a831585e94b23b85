import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Bench, Goal } from '../figures';
import { phoneLine } from './line';
import { logInDemo } from './member';
import { CPU_SLOWDOWN, startKeepingPhone } from './phone';
import { Samples } from './samples';
import { startVariants } from './variants';
import { comeBack, moveAround, tabs, visitAll } from './warmVisits';

const FRAME_MOST_MS = 300;
const MOVE_MOST_MS = 50;
const BACK_MOST_MS = 30;

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
        'Painted: until the first frame that began after the screen had mounted was painted.',
      ],
    };
  },
};
