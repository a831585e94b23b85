import { atMost, type Bench } from '../findings';
import { settings } from '../settings';
import { logInDemo } from '../player/logInDemo';
import { startBrowser } from '../player/phone';
import { retryVisit, rotated } from '../player/rounds';
import type { Route } from '../player/routes';
import { Samples } from '../samples';
import { tapFromHome, type TapVisit, type Touch } from './tapVisit';
import { startVariants } from '../player/variants';

const TAP_TO_MONOLITH = 1;
const TOUCHED_MOST_MS = 100;

/** Screens of other remotes; home has no link to the last one, which is opened by its URL. */
const destinations: readonly (Route & { readonly isLinked: boolean })[] = [
  { address: '/activity', screen: 'OffersScreen', isForMembers: false, isLinked: true },
  { address: '/recharge', screen: 'DepositScreen', isForMembers: true, isLinked: true },
  { address: '/mine', screen: 'MineScreen', isForMembers: true, isLinked: true },
  { address: '/betRecord', screen: 'BetsScreen', isForMembers: true, isLinked: false },
];

/** The first tap on a link to a remote that is not loaded yet. */
export const tapBench: Bench = {
  name: 'tap',
  about: 'the tap on a remote that was not visited yet, against a lazy piece of a monolith',
  run: async (log) => {
    const { all, certificate, apiUrl, stop } = await startVariants(['parlour', 'monolith'], log);
    const browser = await startBrowser(certificate);
    const samples = new Samples();
    const drawn: string[] = [];
    try {
      const token = await logInDemo(apiUrl);
      for (let round = 0; round < settings.rounds; round += 1) {
        for (const to of destinations) {
          for (const { name, url } of rotated(all, round)) {
            for (const touch of touches(name === 'parlour' && to.isLinked)) {
              const visit = await retryVisit(() => tapFromHome(browser, url, to, touch, token), log);
              samples.add(whatOf(to, name, touch), 'ms', visit.screenAfter);
              log(`  ${round + 1}  ${whatOf(to, name, touch).padEnd(50)} ${Math.round(visit.screenAfter)} ms`);
              if (touch !== 'none' || name !== 'parlour') continue;
              samples.add(`${to.address}: files asked for within`, 'ms', spread(visit));
              if (round === 0) drawn.push(`${to.address}: ${drawing(visit)}`);
            }
          }
        }
      }
    } finally {
      await browser.close();
      await stop();
    }
    const ratios = destinations.map((to) =>
      samples.ratio(`${to.address}: tap against the monolith`, whatOf(to, 'parlour', 'none'), whatOf(to, 'monolith', 'none')),
    );
    const touched = destinations
      .filter(({ isLinked }) => isLinked)
      .flatMap((to) => (['300 ms before', 'long before'] as const).map((touch) => whatOf(to, 'parlour', touch)))
      .map((what) => atMost(samples.figure(what), TOUCHED_MOST_MS));
    return {
      figures: [...samples.figures(), ...ratios],
      goals: [...ratios.map((ratio) => atMost(ratio, TAP_TO_MONOLITH)), ...touched],
      notes: [
        'From the click alone until the screen’s mark; phone line and processor as in cold. No service worker. The entries of remotes behind links in view are fetched ahead; a tap asks for the rest.',
        ...drawn,
      ],
    };
  },
};

function touches(isPrefetching: boolean): readonly Touch[] {
  return isPrefetching ? ['none', '300 ms before', 'long before'] : ['none'];
}

function whatOf({ address }: Route, name: string, touch: Touch): string {
  return `${address}, ${name}: tap to screen, ${touch === 'none' ? 'not touched before' : `touched ${touch}`}`;
}

/** Milliseconds between the first and the last request of a tap. */
function spread({ files }: TapVisit): number {
  return Math.max(0, ...files.map(({ startedAt }) => startedAt));
}

function drawing({ files }: TapVisit): string {
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return files
    .map(
      ({ path, startedAt, endedAt, bytes }) =>
        `${Math.round(startedAt)}–${Math.round(endedAt)} ms ${(bytes / 1000).toFixed(1)} kB ${name(path)}`,
    )
    .join(', ');
}
