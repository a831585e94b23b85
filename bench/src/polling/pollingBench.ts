import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { settings } from '../settings';
import { type Bench, type Figure, figureOf, type Goal, median, rounded } from '../findings';
import { cpuMs, findProcesses } from '../processes';
import { runSite } from '../runningSite';
import { openTabs, type Tabs } from './tabs';
import { createRequestCounter, type RequestCounter } from './requestCounter';

const MINUTE_MS = 60_000;
/** Requests during the start are not polling. */
const SETTLE_MS = 15_000;
const TABS = 5;
/** Percent of a core, of the processes that run pages. */
const MOST_IDLE_CPU = 2;
const MOST_HIDDEN_CPU = 0.5;
/** The states other than the idle tab. */
const stateMinutes = Math.min(1, settings.minutes);

/** Requests of idle pages, and their CPU use. */
export const pollingBench: Bench = {
  name: 'polling',
  about: 'requests per minute of one tab, five tabs, a hidden one and without a network; CPU of an idle page',
  run: async (log) => {
    const site = await runSite();
    const tabs = await openTabs();
    const watch = watcher(tabs, site.url, log);
    try {
      const home = `${site.url}/#/`;
      const first = await logIn(tabs, site.url);
      const one = await watch('one visible tab', settings.minutes);
      const blank = await tabs.open('about:blank');
      await demand(first, 'hidden');
      const hidden = await watch('one hidden tab', stateMinutes);
      await blank.close();
      await first.bringToFront();
      await tabs.context.setOffline(true);
      const offline = await watch('one tab without a network', stateMinutes);
      await tabs.context.setOffline(false);
      const more: Page[] = [];
      while (more.length < TABS - 1) more.push(await tabs.open(home));
      await demand(first, 'hidden');
      const five = await watch('five tabs of one window', stateMinutes);
      const all = [one, hidden, offline, five];
      return { figures: all.flatMap(figuresOf), goals: goalsOf(one, five, offline, hidden), notes };
    } finally {
      await tabs.close();
      await site.stop();
    }
  },
};

const notes = [
  'Home of a member, nobody touches it. The CPU is that of the processes that run pages, in percent of one core of this machine.',
  'A tab is hidden as a browser hides it: another one of its window is in front.',
];

interface Watched {
  readonly state: string;
  readonly tally: RequestCounter;
  /** Percent of a core, minute by minute. */
  readonly cpu: readonly number[];
}

function watcher({ context }: Tabs, origin: string, log: (line: string) => void) {
  let tally: RequestCounter | undefined;
  context.on('request', (request) => {
    if (request.url().startsWith(origin)) tally?.asked(new URL(request.url()).pathname);
  });
  return async (state: string, minutes: number): Promise<Watched> => {
    log(`${state}, for ${minutes} min`);
    await wait(SETTLE_MS);
    tally = createRequestCounter();
    const cpu: number[] = [];
    for (let minute = 0; minute < Math.ceil(minutes); minute += 1) {
      const before = rendererCpuMs();
      await wait(MINUTE_MS);
      cpu.push(((rendererCpuMs() - before) / MINUTE_MS) * 100);
      tally.endMinute();
    }
    const watched = { state, tally, cpu };
    tally = undefined;
    return watched;
  };
}

function rendererCpuMs(): number {
  return findProcesses(process.pid, '--type=renderer').reduce((sum, pid) => sum + cpuMs(pid), 0);
}

async function logIn(tabs: Tabs, origin: string): Promise<Page> {
  const page = await tabs.open(`${origin}/#/login`);
  await page.locator('input[name=name]').fill('demo');
  await page.locator('input[name=password]').fill('demo1234');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: 'Recycle all' }).waitFor();
  for (const other of tabs.context.pages()) if (other !== page) await other.close();
  return page;
}

async function demand(page: Page, state: DocumentVisibilityState): Promise<void> {
  await wait(1_000);
  const found = await page.evaluate(() => document.visibilityState);
  if (found !== state) throw new Error(`the page is ${found}, not ${state}`);
}

function figuresOf({ state, tally, cpu }: Watched): readonly Figure[] {
  return [
    figureOf(`${state}: all requests`, 'per minute', tally.totals()),
    ...[...tally.byPath()].map(([path, counts]) => figureOf(`${state}: ${path}`, 'per minute', counts)),
    figureOf(`${state}: CPU of the pages`, '%', cpu),
  ];
}

/** Tolerance, since jitter and intervals that do not divide a minute shift requests between minutes. */
const AS_MUCH = 1.1;

function goalsOf(one: Watched, five: Watched, offline: Watched, hidden: Watched): readonly Goal[] {
  const alone = mean(one.tally.totals());
  const together = mean(five.tally.totals());
  const withoutNetwork = Math.max(...offline.tally.totals());
  return [
    {
      goal: `five tabs of one window together ask no more than ${AS_MUCH} times what one asks`,
      measured: `${rounded(together)} requests a minute, one asks ${rounded(alone)}`,
      isReached: together <= alone * AS_MUCH,
    },
    {
      goal: 'a tab without a network asks for nothing',
      measured: `${withoutNetwork} requests in a minute`,
      isReached: withoutNetwork === 0,
    },
    quietGoal(one, MOST_IDLE_CPU),
    quietGoal(hidden, MOST_HIDDEN_CPU),
  ];
}

function quietGoal({ state, cpu }: Watched, most: number): Goal {
  const found = median(cpu);
  return { goal: `${state} takes at most ${most} % of a core`, measured: `${rounded(found)} %`, isReached: found <= most };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
