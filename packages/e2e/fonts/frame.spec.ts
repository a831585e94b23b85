import type { Page } from '@playwright/test';
import { answersAreInDocuments } from '../support/site/documentAnswers';
import { sweepMember } from '../support/screens/sweepMember';
import { lookAsText, type TextLook } from '../support/screens/textLook';
import { withResolvers } from '../support/withResolvers';
import { expect, test } from '../support/test';

// The banners stay where they are.
test.use({ hasDocumentAnswers: true, contextOptions: { reducedMotion: 'reduce' } });

interface Look extends TextLook {
  readonly language: 'default' | 'zh' | 'en';
  readonly isMember?: true;
  /** A row that another one stands for in `npm test`. */
  readonly isDeep?: true;
}

const WIDTHS = [320, 330, 345, 360, 375, 390, 412, 430];
/** As much wider than Roboto as DejaVu Sans, and a font that is wider than any. */
const wide = 'letter-spacing: 0.12em !important';
const widest = 'letter-spacing: 0.3em !important';

const looks: Readonly<Record<string, Look>> = {
  'as it is': { language: 'default' },
  'in English, at 130 %, for a member': { language: 'en', textSize: 130, isMember: true },
  'in a wide font': { language: 'default', style: wide },
  'in Chinese, in a wide font at 130 %': { language: 'zh', textSize: 130, style: wide },
  'in Chinese': { language: 'zh', isDeep: true },
  'in English': { language: 'en', isDeep: true },
  'for a member': { language: 'default', isMember: true, isDeep: true },
  'at 115 %': { language: 'default', textSize: 115, isDeep: true },
  'at 130 %': { language: 'default', textSize: 130, isDeep: true },
  'at 200 %': { language: 'default', textSize: 200, isDeep: true },
  'in English, in a wide font, for a member': { language: 'en', style: wide, isMember: true, isDeep: true },
  'in the widest font': { language: 'default', style: widest, isDeep: true },
  'in the widest font at 130 %, for a member': {
    language: 'default',
    textSize: 130,
    style: widest,
    isMember: true,
    isDeep: true,
  },
};

/** In the page: notes what moves from now on. */
async function watchShifts(): Promise<void> {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  const note = (list: PerformanceObserverEntryList) =>
    shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value'))));
  // What the last window moved is told of a frame later.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))));
  new PerformanceObserver(note).observe({ type: 'layout-shift' });
}

type Box = readonly [left: number, top: number, width: number];

/** Where the first boxes are in windows of all widths: their left and top edges and their widths. */
async function places(page: Page, boxes: string, count: number): Promise<ReadonlyMap<number, readonly Box[]>> {
  const found = new Map<number, readonly Box[]>();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const there = await page.evaluate(
      ([selector, most]) =>
        [...document.querySelectorAll(selector)]
          .map((box) => box.getBoundingClientRect())
          // Other banners of the carousel are not in the window.
          .filter(({ left }) => left < innerWidth)
          .slice(0, most)
          .map(({ left, top, width: across }) => [left, top, across] as const),
      [boxes, count] as const,
    );
    found.set(width, there);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  return found;
}

/** By width of the window: which boxes are elsewhere, by more than browsers round. */
function moved(early: ReadonlyMap<number, readonly Box[]>, late: ReadonlyMap<number, readonly Box[]>): Record<number, unknown> {
  const differ = (one: readonly Box[], other: readonly Box[] = []) =>
    one.length === 0 ||
    one.flat().length !== other.flat().length ||
    one.flat().some((at, index) => Math.abs(at - (other.flat()[index] ?? 0)) > 0.5);
  const found = [...early].filter(([width, boxes]) => differ(boxes, late.get(width)));
  return Object.fromEntries(found.map(([width, boxes]) => [width, { early: boxes, late: late.get(width) }]));
}

for (const [path, count] of [
  ['/', 5],
  ['/activity', 2],
] as const) {
  for (const [name, { language, isMember, isDeep, ...look }] of Object.entries(looks)) {
    test(
      `the frame of ${path} ends where the screen ends, from 320 to 430 px, ${name}`,
      { tag: isDeep ? '@deep' : ['@lobby', '@promotions'] },
      async ({ phone: { page, complaints }, site, operator }) => {
        await answersAreInDocuments(site.url);
        const { promise: held, resolve: letGo } = withResolvers();
        await page.route('**/assets/shell/**/main.*.js', async (route) => {
          await held;
          await route.continue();
        });
        await page.context().addCookies([{ name: 'parlour.language', value: language, url: site.url }]);
        await page.addInitScript(lookAsText, look);
        const { token } = isMember ? await sweepMember(operator) : { token: undefined };
        await page.addInitScript((known) => known && sessionStorage.setItem('api_token', known), token);
        await page.goto(`/#${path}`, { waitUntil: 'commit' });
        await expect(page.locator('#frame img')).not.toHaveCount(0);
        const early = await places(page, '#frame .places > i', count);
        await page.evaluate(watchShifts);
        letGo();
        await page.waitForFunction(() =>
          performance.getEntriesByType('mark').some(({ name: mark }) => mark.startsWith('screen:')),
        );
        await expect(page.locator('main img')).not.toHaveCount(0);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
        expect(moved(early, await places(page, 'main span:has(> img)', count))).toEqual({});
        expect(complaints).toEqual([]);
      },
    );
  }
}
