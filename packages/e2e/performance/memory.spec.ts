import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page, Request } from '@playwright/test';
import { logIn } from '../support/site/member';
import { expect, test } from '../support/test';

/** What a player opens in an hour, over and over: screens of every remote. */
const round = ['/wallet', '/betRecord', '/', '/activity', '/mine', '/transRecord', '/vip', '/recharge', '/message', '/fanshui'];
const MOST_GROWTH = 1.05;
const MOST_GROWTH_WITH_CODE = 1.15;
const SETTLE_MS = 2_000;

/** What a page holds once its garbage is gone. */
interface Held {
  /** Kilobytes of objects, strings, arrays, functions. */
  readonly heap: number;
  /** Kilobytes of bytecode and machine code, which the engine makes of functions the more often they run, and which is no leak. */
  readonly code: number;
  /** Nodes of documents, those included that are in no document any more. */
  readonly nodes: number;
  readonly listeners: number;
}

/** The parts of a heap snapshot that are read: nodes are rows of numbers, `node_fields` names the columns. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

/** Measured on home, which the page keeps whatever else it shows. */
async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  await page.evaluate(() => location.assign('#/'));
  // What it asked for is drawn by then.
  await setTimeout(SETTLE_MS);
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return { ...weigh(JSON.parse(chunks.join('')) as Snapshot), nodes, listeners };
}

/** Sums a snapshot up; what the browser itself holds beside the engine's heap (pictures, styles, sources) is left out. */
function weigh({ snapshot, nodes }: Snapshot): Pick<Held, 'heap' | 'code'> {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const type = fields.indexOf('type');
  const size = fields.indexOf('self_size');
  const bytes = new Map<string, number>();
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + type] ?? -1] ?? '';
    bytes.set(kind, (bytes.get(kind) ?? 0) + (nodes[node + size] ?? 0));
  }
  const { code = 0, native: _beside, ...heap } = Object.fromEntries(bytes);
  const all = Object.values(heap).reduce((sum, one) => sum + one, 0);
  return { heap: Math.round(all / 1000), code: Math.round(code / 1000) };
}

/** Walks the round within the page, from screen to screen as soon as each stands. */
async function walkRounds(page: Page, times: number): Promise<void> {
  await page.evaluate(
    async ({ paths, count }) => {
      const mounted = () => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('screen:')).length;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let walked = 0; walked < count; walked += 1) {
        for (const path of paths) {
          const before = mounted();
          location.assign(`#${path}`);
          const until = performance.now() + 5_000;
          while (mounted() === before && performance.now() < until) await frame();
          if (mounted() === before) throw new Error(`${path} did not stand within five seconds`);
          await frame();
        }
        performance.clearMarks();
      }
    },
    { paths: round, count: times },
  );
}

/** The same, waiting on each screen for all that it asks for: so that all of it has been seen, however fast the machine is. */
async function walkSlowly(page: Page, times: number): Promise<void> {
  const inFlight = new Set<Request>();
  page.on('request', (request) => inFlight.add(request));
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  const twoFrames = () =>
    page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
  for (const path of Array.from({ length: times }, () => round).flat()) {
    await page.evaluate((to) => location.assign(`#${to}`), path);
    do {
      await twoFrames();
      await expect.poll(() => inFlight.size).toBe(0);
      // What came may ask for more, such as pictures.
      await twoFrames();
    } while (inFlight.size > 0);
  }
}

// A trace keeps alive what the page has let go.
test.use({ trace: 'off' });

test.describe('faults: the device', () => {
  test(
    'hours of use leave the memory as it was: after 2,000 screens, objects within 5 % of after 200, all of it within 15 %',
    { tag: '@deep' },
    async ({ openPhone }) => {
      test.setTimeout(600_000);
      const { page, complaints } = await openPhone({ reducedMotion: 'reduce' });
      await logIn(page);
      const devtools = await page.context().newCDPSession(page);
      await walkSlowly(page, 5);
      await walkRounds(page, 15);
      const early = await heldBy(page, devtools);
      await walkRounds(page, 180);
      const late = await heldBy(page, devtools);
      process.stderr.write(`Held after 200 screens ${JSON.stringify(early)}, after 2,000 ${JSON.stringify(late)}\n`);
      expect(late.heap).toBeLessThan(early.heap * MOST_GROWTH);
      expect(late.nodes).toBeLessThan(early.nodes * MOST_GROWTH);
      expect(late.listeners).toBeLessThan(early.listeners * MOST_GROWTH);
      expect(late.heap + late.code).toBeLessThan((early.heap + early.code) * MOST_GROWTH_WITH_CODE);
      expect(complaints).toEqual([]);
    },
  );
});
