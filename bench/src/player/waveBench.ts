import type { Bench, Goal } from '../figures';
import { visitCold } from './coldVisit';
import { phoneLine } from './line';
import { logInDemo } from './member';
import { startBrowser } from './phone';
import { insist, ROUNDS } from './rounds';
import { routes } from './routes';
import { Samples } from './samples';
import { startVariants } from './variants';
import { firstCall, waterfall, wavesOf } from './waves';

/** The document, then one wave of files, then the first call. */
const MOST_BEFORE_CALL = 2;

/** From a cold address to the first call of the API: no round trip more than the document and one wave of files. */
export const waveBench: Bench = {
  name: 'wave',
  about: 'what a first visit waits for before its first call of the API',
  run: async (say) => {
    const { all, certificate, apiUrl, stop } = await startVariants(['parlour'], say, phoneLine);
    const browser = await startBrowser(certificate);
    const samples = new Samples();
    const drawn: string[] = [];
    const goals: Goal[] = [];
    try {
      const token = await logInDemo(apiUrl);
      for (const { url } of all) {
        for (const route of routes) {
          const depths: number[] = [];
          for (let round = 0; round < ROUNDS; round += 1) {
            const visit = await insist(() => visitCold(browser, url, route, token), say);
            const waves = wavesOf(visit.transfers);
            const call = firstCall(waves);
            if (call === undefined) throw new Error(`${route.address} called nothing`);
            depths.push(call.depth);
            samples.add(`${route.address}: first call`, 'ms', call.transfer.startedAt);
            samples.add(
              `${route.address}: requests before it`,
              'requests',
              waves.filter(({ transfer }) => transfer.startedAt < call.transfer.startedAt).length,
            );
            if (round === 0) drawn.push(route.address, ...waterfall(waves));
          }
          const most = Math.max(...depths);
          goals.push({
            goal: `${route.address}: nothing but the document and one wave before the first call`,
            measured: `${most - 1} ${most === MOST_BEFORE_CALL ? 'wave' : 'waves'} after the document`,
            isReached: most <= MOST_BEFORE_CALL,
          });
        }
      }
    } finally {
      await browser.close();
      await stop();
    }
    return { figures: samples.figures(), goals, notes: drawn };
  },
};
