import type { Page } from '@playwright/test';
import { openFaultyLine } from '@parlour/testing/faultyLine';
import { answersAreInDocuments } from '../support/site/documentAnswers';
import { startServer } from '../support/site/servers';
import { aWhile } from '../support/screens/watching';
import { withResolvers } from '../support/withResolvers';
import { expect, test } from '../support/test';

test.use({ hasDocumentAnswers: true });

interface Screen {
  readonly path: string;
  readonly pictures: number;
  /** What the screen asks first. */
  readonly calls: readonly string[];
}

const home: Screen = { path: '/', pictures: 5, calls: ['/api/app/hall_list', '/api/bannerList'] };
const offers: Screen = { path: '/activity', pictures: 2, calls: ['/api/activitylist', '/api/activitytype'] };

/** Notes layout shifts, and how many of the screen's first pictures are not there in the frame that shows it first. */
function watch(count: number): void {
  const seen = { shifts: [] as number[], missing: undefined as number | undefined };
  Object.assign(window, { seen });
  new PerformanceObserver((list) =>
    seen.shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))),
  ).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector('main') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
      // Other banners of the carousel are not in the window.
      const inWindow = pictures.filter((picture) => picture.getBoundingClientRect().left < innerWidth).slice(0, count);
      seen.missing = count - inWindow.filter(({ complete }) => complete).length;
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Opens a screen while the shell's file is held back. */
async function openHeld(page: Page, { path, pictures }: Screen, origin = '') {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const { promise: held, resolve: letGo } = withResolvers();
  await page.route('**/assets/shell/**/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(watch, pictures);
  await page.goto(`${origin}/#${path}`, { waitUntil: 'commit' });
  return {
    callsTo: (screen: Screen) => calls.filter((call) => screen.calls.includes(call)).toSorted(),
    letGo: async () => {
      letGo();
      await page.waitForFunction(() => performance.getEntriesByType('mark').some(({ name }) => name.startsWith('screen:')));
      await aWhile(page, 1000);
    },
  };
}

/** The pictures in an element by their addresses, each with the box that it is shown in. */
function picturesIn(page: Page, element: string, count: number) {
  return page.evaluate(
    ([selector, most]) =>
      [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)]
        .filter((picture) => picture.complete && picture.naturalWidth > 0 && picture.getBoundingClientRect().left < innerWidth)
        .slice(0, most)
        .map((picture) => {
          const { x, y, width, height } = picture.getBoundingClientRect();
          const { borderRadius } = getComputedStyle(picture.closest('span, i') ?? picture);
          return {
            source: picture.src,
            box: [x, y, width, height].map(Math.round),
            fit: getComputedStyle(picture).objectFit,
            borderRadius,
          };
        }),
    [element, count] as const,
  );
}

for (const screen of [home, offers]) {
  test(
    `the pictures of ${screen.path} are on the screen before the shell, and stay where they are`,
    { tag: '@lobby' },
    async ({ phone: { page, complaints }, site }) => {
      await answersAreInDocuments(site.url);
      const { callsTo, letGo } = await openHeld(page, screen);
      await expect.poll(async () => (await picturesIn(page, '#frame', screen.pictures)).length).toBe(screen.pictures);
      const early = await picturesIn(page, '#frame', screen.pictures);
      await letGo();
      const late = await picturesIn(page, 'main', screen.pictures);
      // The corners of an offer are clipped by its card.
      const inPlace = screen === home ? early : early.map((one, index) => ({ ...one, borderRadius: late[index]?.borderRadius }));
      expect(late).toEqual(inPlace);
      expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ shifts: [], missing: 0 });
      expect(callsTo(screen)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
}

test('a document that comes in two parts moves nothing', { tag: '@lobby' }, async ({ phone: { page, complaints }, line }) => {
  line.breakIt(/^\/$/, async (ask, reply) => {
    const { status, headers, body } = await ask();
    // In the middle of the tab bar.
    const cut = body.indexOf('<svg', body.indexOf('<svg', body.indexOf('class="tabs"')) + 1);
    expect(cut).toBeGreaterThan(0);
    reply.writeHead(status, { ...headers, 'content-length': body.length });
    reply.write(body.subarray(0, cut));
    setTimeout(() => reply.end(body.subarray(cut)), 300);
  });
  await page.addInitScript(watch, 0);
  await page.goto(`${line.url}/#/activity`);
  await page.locator('main').waitFor();
  await aWhile(page, 300);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ shifts: [], missing: 0 });
  expect(complaints).toEqual([]);
});

test('a member’s page takes them, too', { tag: '@deep' }, async ({ member: { page, complaints }, site }) => {
  await answersAreInDocuments(site.url);
  const { callsTo, letGo } = await openHeld(page, home);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(async () => (await picturesIn(page, '#frame', home.pictures)).length).toBe(home.pictures);
  await letGo();
  expect(callsTo(home)).toEqual([]);
  expect(complaints).toEqual([]);
});

test(
  'when the operator is slow, the document comes as it was, and the page asks by itself, once',
  { tag: '@lobby' },
  async ({ phone: { page, complaints }, site }) => {
    const operator = await openFaultyLine(site.url);
    operator.breakIt(/^\/api\//, async (ask, reply) => {
      await new Promise((later) => setTimeout(later, 400));
      const { status, headers, body } = await ask();
      reply.writeHead(status, { ...headers }).end(body);
    });
    const gateway = await startServer('gateway', { ...site.env, API_ORIGIN: operator.url, DEMO_OPERATOR: '1' });
    try {
      const { callsTo, letGo } = await openHeld(page, home, gateway.url);
      expect(await page.content()).not.toContain('id="answers"');
      await expect.poll(async () => (await picturesIn(page, '#frame', home.pictures)).length).toBe(home.pictures);
      await letGo();
      expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({ shifts: [], missing: 0 });
      expect(callsTo(home)).toEqual(home.calls);
      expect(complaints).toEqual([]);
    } finally {
      await gateway.stop();
      await operator.close();
    }
  },
);
