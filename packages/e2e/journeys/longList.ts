import type { CDPSession, Page } from '@playwright/test';

const DAYS = 30;

/** Answers the bet records as if the member had this many bets, the newest now, 20 a page. */
export async function serveBets(page: Page, count: number, pageSize = 20): Promise<void> {
  const now = Date.now();
  const bets = Array.from({ length: count }, (_, index) => ({
    bet_id: `BT${String(20_261_121_000_000 + count - index)}`,
    bet_amount: `${10 + (index % 90)}.00`,
    win_loss: index % 2 === 0 ? `${index % 70}.50` : `-${10 + (index % 90)}.00`,
    Code: ['OB · Baccarat', 'PP · Lucky Sevens', 'FG · Golden Koi', 'AE · Mahjong'][index % 4],
    status: index % 9 === 4 ? 0 : 1,
    created_at: beijing(now - (index * DAYS * 86_400_000) / count),
  }));
  await page.route('**/api/betrecord', async (route) => {
    const asked: { page: number } = route.request().postDataJSON();
    const data = bets.slice((asked.page - 1) * pageSize, asked.page * pageSize);
    const answer = { data, total: count, last_page: Math.ceil(count / pageSize) };
    await route.fulfill({ json: { code: 200, message: '', data: answer } });
  });
}

function beijing(instant: number): string {
  return new Date(instant + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

export interface Weight {
  readonly heapMb: number;
  readonly nodes: number;
}

/** What the page weighs after its garbage is gone. */
export async function weigh(devtools: CDPSession): Promise<Weight> {
  // What one collection lets go, the next takes.
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heapMb: Math.round(read('JSHeapUsedSize') / 104_857.6) / 10, nodes: read('Nodes') };
}

/** Scrolls as a wheel does until the list says that it is at its end. */
export async function scrollToEnd(page: Page): Promise<void> {
  const end = page.getByText('That is everything');
  while ((await end.count()) === 0) {
    await page.mouse.wheel(0, 2400);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
}

export interface Smoothness {
  readonly frames: number;
  /** Share of the frames that came within 20 ms of the one before, in percent. */
  readonly smoothPercent: number;
  readonly worstFrameMs: number;
  readonly longestTaskMs: number;
  /** In how many frames the middle of the window was a place where rows were not drawn yet. */
  readonly emptyFrames: number;
}

/** Drags the page with a finger, and counts the frames meanwhile. */
export async function drag(page: Page, devtools: CDPSession, distance: number, speed: number): Promise<Smoothness> {
  await page.evaluate(() => {
    const record = { deltas: [0], tasks: [0], emptyFrames: 0, isOver: false };
    Object.assign(window, { record });
    new PerformanceObserver((list) => record.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    let last = performance.now();
    const count = (now: number) => {
      record.deltas.push(now - last);
      last = now;
      if (document.elementFromPoint(195, 420)?.matches('ul:empty')) record.emptyFrames += 1;
      if (!record.isOver) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const gesture = { x: 195, y: 420, yDistance: distance, speed, gestureSourceType: 'touch', preventFling: true } as const;
  await devtools.send('Input.synthesizeScrollGesture', gesture);
  const { deltas, tasks, emptyFrames } = await page.evaluate(() => {
    const record: { deltas: number[]; tasks: number[]; emptyFrames: number; isOver: boolean } = Reflect.get(window, 'record');
    record.isOver = true;
    return record;
  });
  const frames = deltas.slice(2);
  const smooth = frames.filter((delta) => delta <= 20).length;
  return {
    frames: frames.length,
    smoothPercent: Math.round((1000 * smooth) / frames.length) / 10,
    worstFrameMs: Math.round(Math.max(...frames)),
    longestTaskMs: Math.round(Math.max(...tasks)),
    emptyFrames,
  };
}
