import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FINGER_RESTS_MS, phoneLine, type Vital } from '@parlour/e2e/vitals';
import { type Bench, figureOf } from '../findings';
import { framesOf, interactionsIn, largestShiftsIn, shiftsIn, waitOf } from './vitals';

/** The longest wait at each quantile, in milliseconds. */
const GOALS = [
  { what: '98th percentile', share: 0.98, longestMs: 100 },
  { what: '75th percentile', share: 0.75, longestMs: 60 },
];
const SLOWER = 4;
/** Number of slowest interactions and largest shifts in the report. */
const SLOWEST = 12;
const root = path.resolve(import.meta.dirname, '../../..');

/** Stories of ordinary use on a phone, without those about faults, releases and keyboards. */
const stories = ['evening', 'house', 'lobby', 'account', 'records', 'promotions', 'deposits', 'withdrawals', 'comingBack'];

/** Interaction latency and layout shifts during the browser stories, on a slow CPU. */
export const vitalsBench: Bench = {
  name: 'vitals',
  about: "what taps and keys cost, and what moves by itself, over the browser stories on a phone's processor",
  run: async () => {
    const scratch = mkdtempSync(path.join(tmpdir(), 'parlour-vitals-'));
    const file = path.join(scratch, 'vitals.jsonl');
    const env = { ...process.env, PARLOUR_VITALS: file, PARLOUR_SLOWER: String(SLOWER), DATA_DIR: path.join(scratch, 'data') };
    const playwright = [
      path.join(root, 'packages/e2e/node_modules/@playwright/test/cli.js'),
      'test',
      ...stories.map((name) => `/${name}\\w*.spec.ts`),
      '--project=phone',
      '--project=deep',
      '--workers=1',
      '--timeout=180000',
      // Excluded: one counts live nodes, which observers keep alive, the other needs the emulated network for itself.
      '--grep-invert=five thousand bets|without a network',
    ];
    const { status } = spawnSync(process.execPath, playwright, {
      cwd: path.join(root, 'packages/e2e'),
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    rmSync(scratch, { recursive: true, force: true });
    const vitals = lines.map((line) => JSON.parse(line) as Vital);
    const waits = interactionsIn(vitals);
    if (waits.length === 0) throw new Error('no story told of a tap');
    const quantiles = GOALS.map((goal) => ({ ...goal, wait: waitOf(vitals, goal.share) }));
    const shifts = shiftsIn(vitals);
    return {
      figures: [
        figureOf(
          'tap or key to the next frame',
          'ms',
          waits.map(({ value }) => value),
        ),
        ...quantiles.map(({ what, wait }) => figureOf(`tap or key, ${what}`, 'ms', [wait])),
        ...shifts,
      ],
      goals: [
        ...quantiles.map(({ what, wait, longestMs }) => ({
          goal: `INP ≤ ${longestMs} ms at the ${what}`,
          measured: `${wait} ms`,
          isReached: wait <= longestMs,
        })),
        { goal: 'CLS 0 on every screen', measured: `${shifts.length} screens move`, isReached: shifts.length === 0 },
      ],
      notes: [
        `${waits.length} taps and keys over the stories of players, by a finger that rests for ${FINGER_RESTS_MS} ms, the processor ${SLOWER} × slower, a round trip of ${phoneLine.latency} ms, 1.6 Mbit/s.`,
        `The slowest: ${waits
          .slice(0, SLOWEST)
          .map((wait) =>
            [
              `${wait.screen} ${wait.what} ${wait.value} ms`,
              ...framesOf(wait, vitals).map(({ what }) => `in a frame of ${what}`),
            ].join(' '),
          )
          .join('; ')}.`,
        `What moved most: ${largestShiftsIn(vitals)
          .slice(0, SLOWEST)
          .map(({ screen, what, value }) => `${screen} "${what}" ${value.toFixed(3)}`)
          .join(', ')}.`,
        'Shifts below 0.0005 of the view are left out.',
        ...(status === 0 ? [] : ['Some stories ran out of time on the slower processor; what they told until then is counted.']),
      ],
    };
  },
};
