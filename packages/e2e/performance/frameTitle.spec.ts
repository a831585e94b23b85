import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { withResolvers } from '../support/withResolvers';

/** A title as it is drawn. */
function drawn(title: Locator) {
  return title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    const { color, fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(element);
    const box = [x, y, width, height].map(Math.round);
    return { text: element.textContent, box, color, fontFamily, fontSize, fontWeight, letterSpacing };
  });
}

/** The tops of the boxes below the header. */
function topsOf(boxes: Locator) {
  return boxes.evaluateAll((all) => all.map((box) => Math.round(box.getBoundingClientRect().top)));
}

/** Holds files back until the returned function is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = withResolvers();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

for (const [path, header] of [
  ['/mine', '.brand'],
  ['/abouts?type=6', '.back'],
] as const) {
  test(
    `the title of what ${path} shows is on the screen before the shell, and stays where it is`,
    { tag: '@account' },
    async ({ phone: { page, complaints } }) => {
      const letShellGo = await hold(page, '**/assets/shell/**/main.*.js');
      const letRemoteGo = await hold(page, '**/assets/account/**/*.js');
      await page.goto(`/#${path}`, { waitUntil: 'commit' });
      const frame = page.locator('#frame');
      const early = frame.locator(`> ${header} > b`);
      await expect(early).not.toBeEmpty();
      await expect(early).toBeVisible();
      const asEarly = await drawn(early);
      const boxes = frame.locator('> .boxes > i');
      const tops = await topsOf(boxes);
      // A browser may paint the frame before its title is written.
      await early.evaluate((title) => title.replaceChildren());
      expect(await topsOf(boxes)).toEqual(tops);
      letShellGo();
      await expect(frame).not.toBeAttached();
      expect(await drawn(page.getByText(asEarly.text, { exact: true }))).toEqual(asEarly);
      expect(await topsOf(page.locator('#main [aria-busy] > *'))).toEqual(tops);
      letRemoteGo();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await drawn(page.locator('h1'))).toEqual(asEarly);
      expect(complaints).toEqual([]);
    },
  );
}

test(
  'the header of a registration is as high in the document, the shell and the screen',
  { tag: ['@deep', '@account'] },
  async ({ phone: { page, complaints } }) => {
    const letShellGo = await hold(page, '**/assets/shell/**/main.*.js');
    const letRemoteGo = await hold(page, '**/assets/account/**/*.js');
    const edgeOf = (part: string, side: 'top' | 'bottom') =>
      page.locator(part).evaluate((element, edge) => Math.round(element.getBoundingClientRect()[edge]), side);
    await page.goto('/#/login?type=1&pid=A1', { waitUntil: 'commit' });
    await page.locator('#frame > .brand').waitFor();
    const early = await edgeOf('#frame > .brand', 'bottom');
    const tops = await topsOf(page.locator('#frame > .boxes > i'));
    letShellGo();
    await expect(page.locator('#frame')).not.toBeAttached();
    expect(await edgeOf('#main > [data-theme=dark]', 'bottom')).toBe(early);
    expect(await topsOf(page.locator('#main [aria-busy] > *'))).toEqual(tops);
    letRemoteGo();
    expect(await edgeOf('[data-panel]', 'top')).toBe(early);
    expect(complaints).toEqual([]);
  },
);
