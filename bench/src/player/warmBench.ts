import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atMost, type Bench, type Goal } from '../findings';
import { slow4g } from './throttledLink';
import { logInDemo } from './logInDemo';
import { CPU_SLOWDOWN, startPersistentPhone } from './phone';
import { Samples } from '../samples';
import { startVariants } from './variants';
import { revisit, navigateTabs, tabs, visitAll } from './warmVisits';

const FRAME_MOST_MS = 300;
const MOVE_MOST_MS = 50;
const BACK_MOST_MS = 30;

/** Conditions: the throttled phone of the other benchmarks, and this machine without throttling. */
const places = [
  { place: 'phone', speed: slow4g, slowdown: CPU_SLOWDOWN },
  { place: 'this machine', speed: undefined, slowdown: 1 },
] as const;

/** A returning visit with warm caches. */
export const warmBench: Bench = {
  name: 'warm',
  about: 'a second visit with everything cached, from screen to screen, and back',
  run: async (log) => {
    const samples = new Samples();
    const flashes: string[] = [];
    for (const { place, speed, slowdown } of places) {
      const { all, certificate, apiUrl, stop } = await startVariants(['parlour', 'monolith'], log, speed);
      try {
        const token = await logInDemo(apiUrl);
        for (const variant of all) {
          const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-phone-'));
          const phone = await startPersistentPhone(certificate, folder);
          const scene = { phone, variant, samples, log, how: { token, slowdown }, whose: `${place}, ${variant.name}` };
          try {
            // Files are cached after the first visit, compiled code only after some more.
            for (let visit = 0; visit < 3; visit += 1) await (await visitAll(scene)).page.close();
            await revisit(scene);
            flashes.push(...(await navigateTabs(scene)));
          } finally {
            await phone.close();
            rmSync(folder, { recursive: true, force: true });
          }
        }
      } finally {
        await stop();
      }
    }
    const goal = (what: string, most: number) => atMost(samples.figure(what), most);
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
