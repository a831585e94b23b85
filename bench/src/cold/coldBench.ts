import { atMost, type Bench, type Figure, type Goal } from '../findings';
import { settings } from '../settings';
import { type ColdVisit, visitCold } from './coldVisit';
import { logInDemo } from '../player/logInDemo';
import { startBrowser } from '../player/phone';
import { retryVisit, rotated } from '../player/rounds';
import { home, routes } from '../player/routes';
import { Samples } from '../samples';
import { startVariants, type VariantName, variantNames } from '../player/variants';
import { depthAt, waterfall, wavesOf } from './waves';

const LCP_TO_MONOLITH = 1;
/** Against the monolith that starts as we do; less where the document has the first pictures. */
const LCP_TO_PRELOADED = 0.95;
const LCP_WITH_PICTURES = 0.65;
const LCP_TO_DOCUMENTED = 0.5;
const JAVASCRIPT_TO_MONOLITH = 1.12;

/** A first visit from a phone, to each build variant of the same sources. */
export const coldBench: Bench = {
  name: 'cold',
  about: 'a first visit from a phone: this site, a monolith, federation as it is documented',
  run: async (log) => {
    const { all, certificate, apiUrl, stop } = await startVariants(variantNames, log);
    const browser = await startBrowser(certificate);
    const samples = new Samples();
    const drawn: string[] = [];
    try {
      const token = await logInDemo(apiUrl);
      // Warms up the servers.
      for (const { url } of all) await retryVisit(() => visitCold(browser, url, home, token), log);
      for (let round = 0; round < settings.rounds; round += 1) {
        for (const route of routes) {
          for (const { name, url } of rotated(all, round)) {
            const visit = await retryVisit(() => visitCold(browser, url, route, token), log);
            const whose = `${route.address}, ${name}`;
            const waves = wavesOf(visit.transfers);
            samples.add(waveCount(whose), '', depthAt(waves, visit.screenAt));
            note(samples, whose, visit);
            if (round === 0 && name === 'parlour') drawn.push(route.address, ...waterfall(waves, visit.screenAt));
            log(line(round, route.address, name, visit));
          }
        }
      }
    } finally {
      await browser.close();
      await stop();
    }
    const ratios = routes.flatMap(({ address }) => [
      ...(['monolith', 'preloaded monolith', 'documented federation'] as const).flatMap((name) => [
        lcpRatio(samples, address, name),
        samples.ratio(
          `${address}: first tap against the ${name}`,
          `${address}, parlour: first tap`,
          `${address}, ${name}: first tap`,
        ),
      ]),
      bytesRatio(samples, address),
      samples.ratio(
        `${address}: JavaScript to the screen against the monolith`,
        `${address}, parlour: JavaScript to the screen`,
        `${address}, monolith: JavaScript to the screen`,
      ),
    ]);
    return {
      figures: [...samples.figures(), ...ratios],
      goals: routes.flatMap(({ address, hasEarlyPictures }) => [
        atMost(lcpRatio(samples, address, 'monolith'), LCP_TO_MONOLITH),
        atMost(lcpRatio(samples, address, 'preloaded monolith'), hasEarlyPictures ? LCP_WITH_PICTURES : LCP_TO_PRELOADED),
        atMost(lcpRatio(samples, address, 'documented federation'), LCP_TO_DOCUMENTED),
        atMost(bytesRatio(samples, address), JAVASCRIPT_TO_MONOLITH),
        wavesGoal(address, samples.figure(waveCount(`${address}, parlour`)).most),
      ]),
      notes: [
        'Line: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip, HTTP/2 over TLS 1.3, Brotli; processor 4 × slower; nothing kept, no connection open.',
        'A release stands by for each remote, as it does for players; it is in the document, and is fetched when a screen is late.',
        'All come from the same sources. The monolith has our build settings, the documented federation the bundler’s own; neither checks hashes.',
        'The documented federation would not start as documented: @parlour/platform had to be left out of its remotes (import: false).',
        'JavaScript: all scripts that come until the line was quiet for 2 s, also those after the screen.',
        'Not counted is what the service worker keeps for a phone without a network: file by file, when the screen stands.',
        ...drawn,
      ],
    };
  },
};

function note(samples: Samples, whose: string, visit: ColdVisit): void {
  const { lcp, screenAt, tapAt, longestTask, blocked, cls, transfers } = visit;
  const kB = (of: ColdVisit['transfers']) => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  samples.add(`${whose}: LCP`, 'ms', lcp);
  samples.add(`${whose}: screen`, 'ms', screenAt);
  samples.add(`${whose}: first tap`, 'ms', tapAt);
  // Some are preloaded but not executed.
  const scripts = transfers.filter(({ path }) => path.endsWith('.js'));
  samples.add(`${whose}: JavaScript`, 'kB', kB(scripts));
  samples.add(`${whose}: JavaScript to the screen`, 'kB', kB(scripts.filter(({ startedAt }) => startedAt < screenAt)));
  samples.add(`${whose}: all`, 'kB', kB(transfers));
  samples.add(`${whose}: requests`, 'requests', transfers.length);
  samples.add(`${whose}: longest task`, 'ms', longestTask);
  samples.add(`${whose}: blocking time`, 'ms', blocked);
  samples.add(`${whose}: CLS`, '', cls);
}

function waveCount(whose: string): string {
  return `${whose}: waves of requests before the screen`;
}

function wavesGoal(address: string, most: number): Goal {
  return {
    goal: `${address}: nothing but the document and one wave before the screen`,
    measured: `${most} after the document`,
    isReached: most <= 1,
  };
}

function lcpRatio(samples: Samples, address: string, name: VariantName): Figure {
  return samples.ratio(`${address}: LCP against the ${name}`, `${address}, parlour: LCP`, `${address}, ${name}: LCP`);
}

function bytesRatio(samples: Samples, address: string): Figure {
  const what = `${address}: JavaScript against the monolith`;
  return samples.ratio(what, `${address}, parlour: JavaScript`, `${address}, monolith: JavaScript`);
}

function line(round: number, address: string, name: VariantName, { lcp, tapAt }: ColdVisit): string {
  const ms = (value: number) => `${Math.round(value)} ms`.padStart(8);
  return `  ${round + 1}  ${address.padEnd(10)} ${name.padEnd(22)} LCP ${ms(lcp)}  first tap ${ms(tapAt)}`;
}
