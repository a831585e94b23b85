import type { CDPSession, Page } from 'playwright-core';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

/** What a player opens in an hour, over and over: screens of every remote. */
const round = ['/', '/wallet', '/betRecord', '/activity', '/mine', '/transRecord', '/vip', '/recharge', '/message', '/fanshui'];
const MOST_GROWTH = 1.1;

/** What the inspector of this story keeps of every answer, and a player's browser does not. */
const ofTheInspector = ['blink::NetworkResourcesData::ResourceData', 'blink::XHRReplayData'];

interface Heap {
  /** Kilobytes of what the page holds: objects, strings, functions, elements and their styles. */
  readonly held: number;
  /** Kilobytes of bytecode and machine code, which the engine makes of functions the more often they run, and which is no leak. */
  readonly code: number;
}

/** The parts of a heap snapshot that are read: nodes are rows of numbers, `node_fields` names the columns. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** The page's heap once its garbage is gone. */
async function heapOf(devtools: CDPSession): Promise<Heap> {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field)) as [number, number, number];
  const bytes = { held: 0, code: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (ofTheInspector.includes(strings[nodes[node + name] ?? -1] ?? '')) continue;
    bytes[types[0][nodes[node + type] ?? -1] === 'code' ? 'code' : 'held'] += nodes[node + size] ?? 0;
  }
  return { held: Math.round(bytes.held / 1000), code: Math.round(bytes.code / 1000) };
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

describe('faults: the device', () => {
  it('an hour of use leaves the memory as it was: after 500 screens within 10 % of after 50', async () => {
    const { page, complaints } = await openPhone({ reducedMotion: 'reduce' });
    await logIn(page, siteUrl);
    const devtools = await page.context().newCDPSession(page);
    await walkRounds(page, 5);
    const early = await heapOf(devtools);
    await walkRounds(page, 45);
    const late = await heapOf(devtools);
    process.stderr.write(
      `Heap after 50 screens ${early.held} kB and ${early.code} of code, after 500 ${late.held} kB and ${late.code} of code\n`,
    );
    expect(late.held).toBeLessThan(early.held * MOST_GROWTH);
    expect(complaints).toEqual([]);
  }, 180_000);
});
