import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Bench, Goal } from '../findings';
import { lostPoints, pointsOf, type Report } from './lighthouseReport';
import { logInDemo } from './logInDemo';
import { startPersistentPhone } from './phone';
import { settings } from '../settings';
import { retryVisit } from './rounds';
import { routes } from './routes';
import { Samples } from '../samples';
import { startVariants } from './variants';

/** The last version that runs on Node 20; installed on demand, since nothing else needs its 150 packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const FAST = 98;
const WHOLE = 100;
const visited = routes.filter(({ address }) => address !== '/activity');

/** Lighthouse scores of the site on a phone, with Lighthouse's own throttling. */
export const lighthouseBench: Bench = {
  name: 'lighthouse',
  about: 'Lighthouse on a phone: home, login, recharge, records',
  run: async (log) => {
    const { all, certificate, apiUrl, stop } = await startVariants(['parlour'], log);
    const samples = new Samples();
    const goals: Goal[] = [];
    const lost: string[] = [];
    try {
      const token = await logInDemo(apiUrl);
      const [{ url } = { url: '' }] = all;
      for (const { address, isForMembers } of visited) {
        const reports: Report[] = [];
        const visit = async () => {
          const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-lighthouse-'));
          const phone = await startPersistentPhone(certificate, folder, ['--remote-debugging-port=0']);
          try {
            if (isForMembers) await phone.addCookies([{ name: 'api_token', value: token, url }]);
            const port = Number(readFileSync(path.join(folder, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
            return await audit(`${url}/#${address}`, port);
          } finally {
            await phone.close();
            rmSync(folder, { recursive: true, force: true });
          }
        };
        for (let round = 0; round < settings.rounds; round += 1) {
          const report = await retryVisit(visit, log);
          for (const category of Object.values(report.categories)) {
            samples.add(`${address}: ${category.title}`, '', pointsOf(category));
          }
          reports.push(report);
          log(`  ${round + 1}  ${address}: ${Object.values(report.categories).map(pointsOf).join(', ')}`);
        }
        lost.push(...typical(reports).map((audited) => `${address}: ${audited}`));
      }
    } finally {
      await stop();
    }
    for (const { what, median } of samples.figures()) {
      const wanted = what.endsWith('Performance') ? FAST : WHOLE;
      goals.push({ goal: `${what} at least ${wanted}`, measured: String(median), isReached: median >= wanted });
    }
    return {
      figures: samples.figures(),
      goals,
      notes: [
        `${LIGHTHOUSE}, mobile, its own simulated line; each visit with an empty cache, the first one of a phone.`,
        ...lost,
      ],
    };
  },
};

/** Lost points of the median report. */
function typical(reports: readonly Report[]): string[] {
  const points = ({ categories }: Report) => Object.values(categories).reduce((sum, category) => sum + pointsOf(category), 0);
  const sorted = reports.toSorted((one, other) => points(one) - points(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? [] : lostPoints(middle);
}

async function audit(url: string, port: number): Promise<Report> {
  const categories = '--only-categories=performance,accessibility,best-practices';
  const how = [`--port=${port}`, '--output=json', '--quiet', '--disable-storage-reset', categories];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...how], { maxBuffer: 100_000_000 });
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  return report;
}
