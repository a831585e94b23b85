import type { Bench, Goal } from '../findings';
import { settings } from '../settings';
import { visitCold } from './coldVisit';
import { slow4g } from './throttledLink';
import { logInDemo } from './logInDemo';
import { startBrowser } from './phone';
import { retryVisit } from './rounds';
import { routes } from './routes';
import { Samples } from './samples';
import { startVariants } from './variants';
import { firstCall, waterfall, wavesOf } from './waves';

/** Document, one round of files, first call. */
const MOST_BEFORE_CALL = 2;

/** Request waterfall of a cold visit up to the first API call: the document and one round of files. */
export const waveBench: Bench = {
  name: 'wave',
  about: 'what a first visit waits for before its first call of the API',
  run: async (log) => {
    const { all, certificate, apiUrl, stop } = await startVariants(['parlour'], log, slow4g);
    const browser = await startBrowser(certificate);
    const samples = new Samples();
    const drawn: string[] = [];
    const goals: Goal[] = [];
    try {
      const token = await logInDemo(apiUrl);
      for (const { url } of all) {
        for (const route of routes) {
          const depths: number[] = [];
          for (let round = 0; round < settings.rounds; round += 1) {
            const visit = await retryVisit(() => visitCold(browser, url, route, token), log);
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
