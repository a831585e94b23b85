import { setTimeout as wait } from 'node:timers/promises';
import { settings } from './settings';
import { type Bench, figureOf } from './findings';
import { residentMb } from './processes';
import { runSite } from './runningSite';
import { runStubOperator } from './stubOperator';
import { burst, missingWrk } from './wrk';

const EVERY_MS = 10_000;
const MOST_GROWTH = 1.1;

/** Memory leaks of the gateway: its memory under load, sampled every ten seconds. */
export const gatewayMemoryBench: Bench = {
  name: 'gateway-memory',
  about: 'memory of the gateway under load',
  run: async (log) => {
    const missing = missingWrk();
    if (missing !== undefined) return { figures: [], goals: [], notes: [`Not measured: ${missing}.`] };
    const operator = await runStubOperator();
    const site = await runSite({ API_ORIGIN: `http://${operator.host}` });
    try {
      const taken = await watch(site.url, site.gatewayPid, log);
      const third = Math.max(1, Math.floor(taken.length / 3));
      const early = figureOf('memory in the first third', 'MB', taken.slice(0, third));
      const late = figureOf('memory in the last third', 'MB', taken.slice(-third));
      return {
        figures: [figureOf('memory under load', 'MB', taken), early, late],
        goals: [
          {
            goal: `memory flat for ${settings.minutes} minutes under load: the last third at most ${MOST_GROWTH} × the first`,
            measured: `${late.median} MB after ${early.median} MB`,
            isReached: late.median <= early.median * MOST_GROWTH,
          },
        ],
        notes: ['Document, manifest and a proxied call in turn, 32 connections, as fast as they are answered.'],
      };
    } finally {
      await site.stop();
      operator.stop();
    }
  },
};

const paths = ['/', '/manifest.json', '/api/user'];

async function watch(url: string, pid: number, log: (line: string) => void): Promise<readonly number[]> {
  const loadOnce = async () => {
    for (const path of paths) await burst(url + path, settings.seconds, { headers: { 'accept-encoding': 'br' } });
  };
  // Caches and JIT code are created at the start.
  await loadOnce();
  const until = Date.now() + settings.minutes * 60_000;
  const load = async () => {
    while (Date.now() < until) await loadOnce();
  };
  const loading = load();
  const taken: number[] = [];
  while (Date.now() < until) {
    await wait(Math.min(EVERY_MS, settings.minutes * 6_000));
    taken.push(residentMb(pid));
    if (taken.length % 6 === 0) log(`${taken.length / 6} min: ${Math.round(taken.at(-1) ?? 0)} MB`);
  }
  await loading;
  return taken;
}
