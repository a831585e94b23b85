import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { change, say } from '@parlour/testing/faultyLine';
import { expect, test } from '../support/test';
import { hasRelease, lookFor } from '../support/screens/watching';
import { buildTools } from './buildTools';
import { makeRepository, packPackages, type TeamRepository } from './teamRepository';

const SWAPS = 50;
/** By then the page has whatever comes with the first swaps. */
const SETTLED = 10;

let packages: string;
let repository: TeamRepository | undefined;

test.beforeAll(async () => {
  packages = await packPackages();
});
test.afterEach(async () => {
  await repository?.remove();
  repository = undefined;
});
test.afterAll(async () => {
  await rm(packages, { recursive: true });
});

for (const [index, [name, tool]] of Object.entries(buildTools).entries()) {
  test(
    `a remote that is built by ${name} is published, shown, replaced ${SWAPS} times in the open page, and when it is damaged`,
    { tag: '@deep' },
    async ({ phone: { page, complaints }, openPhone, releases, site, line }) => {
      // Other stories publish bingo 1.0.0 to the same site.
      const [one, two] = [`2.0.${index}`, `2.1.${index}`];
      const { sequence } = await releases.live();
      repository = await makeRepository(site, tool, packages);
      const { publish, release } = repository;
      const promote = (version: string) => release('promote', `bingo@${version}`, '--reason', 'story');

      await publish(one, 'first board');
      await promote(one);
      await page.goto('/#/bingo');
      await page.getByText('first board').waitFor();
      // Hooks, contexts and styles work only with the shell's own React, platform and styled-components.
      const board = page.getByTestId('board');
      expect(await board.evaluate((element) => getComputedStyle(element).color)).toBe(await accentOf(page));
      await page.getByRole('button', { name: 'Numbers drawn: 0' }).click();
      await page.getByText(/News: [1-9]/).waitFor();
      await page.getByRole('button', { name: 'Numbers drawn: 1' }).waitFor();

      await publish(two, 'second board');
      await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
      const swapTo = async (version: string) => {
        await releases.makeLive({ name: 'bingo', version });
        await lookFor(page, () => hasRelease(page, `bingo:${version}`));
        await page.evaluate(() => location.assign('#/'));
        await page.getByRole('tab', { name: 'hot' }).waitFor();
        await page.evaluate(() => location.assign('#/bingo'));
        await page.getByText(version === one ? 'first board' : 'second board').waitFor();
      };
      await promote(two);
      await swapTo(two);
      const counts = [];
      for (let swap = 1; swap <= SWAPS; swap += 1) {
        await swapTo(swap % 2 === 0 ? two : one);
        if (swap === SETTLED || swap === SWAPS) counts.push(await countsOf(page, `bingo_${one.replaceAll('.', '_')}`));
      }
      expect(counts.at(-1)).toEqual(counts[0]);
      expect(counts[0]).toMatchObject({ named: [], scripts: tool.isModule ? [] : [two] });
      expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
      expect(complaints).toEqual([]);

      // In another language, and with the other screen: the same container is asked again.
      const { page: other } = await openPhone();
      await other.context().addCookies([{ name: 'parlour.language', value: 'en', url: line.url }]);
      await other.goto(`${line.url}/#/bingoPrizes`);
      await other.getByText('Nothing to win yet').waitFor();
      await other.evaluate(() => location.assign('#/bingo'));
      await other.getByText('second board').waitFor();
      expect(await tagsOf(other)).toEqual({ kinds: [tool.isModule ? 'modulepreload' : 'preload'], unhashed: [] });
      const isBingo = new RegExp(`/assets/bingo/${two}/`);
      line.breakIt(
        isBingo,
        change(({ body }) => ({ body: Buffer.concat([Buffer.from('globalThis.hit = 1;'), body]) })),
      );
      await other.getByRole('button', { name: 'Balls so far: 0' }).click();
      await other.getByText('first board').waitFor();
      expect(await other.evaluate(() => 'hit' in window)).toBe(false);

      line.mend();
      line.breakIt(new RegExp(`${isBingo.source}remoteEntry`), say(200, 'text/javascript', 'damaged'));
      const { page: last } = await openPhone();
      await last.goto(`${line.url}/#/bingo`);
      await last.getByText('first board').waitFor();
      await releases.makeChange({ kind: 'return', sequence });
    },
  );
}

/** What a page has in all once a replaced release is gone: names of its container, its elements, and whatever listens. */
async function countsOf(page: Page, gone: string) {
  await expect.poll(() => leftOf(page, gone)).toEqual([]);
  const devtools = await page.context().newCDPSession(page);
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const elements = await page.evaluate(() => ({
    globals: Object.keys(globalThis).filter((key) => Reflect.get(globalThis, key) !== undefined).length,
    styles: document.querySelectorAll('style').length,
    tags: document.querySelectorAll('script, link').length,
    scripts: [
      ...new Set(
        [...document.querySelectorAll<HTMLScriptElement>('script[src*="/assets/bingo/"]')].map(({ src }) => src.split('/')[5]),
      ),
    ],
  }));
  return {
    named: await leftOf(page, gone),
    ...elements,
    listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value,
  };
}

/** What a page has of a container, by its name: variables, and entries of the runtime of Module Federation. */
const leftOf = (page: Page, container: string) =>
  page.evaluate((name) => {
    const { __INSTANCES__: instances = [], ...stored } = Object(Reflect.get(globalThis, '__FEDERATION__'));
    const kept = ['moduleInfo', '__SHARE__'].flatMap((part) => Object.keys(stored[part] ?? {}));
    const globals = Object.keys(globalThis).filter((key) => Reflect.get(globalThis, key) !== undefined);
    const names = [...globals, ...kept, ...instances.map((one: { name: string }) => one.name)];
    // The state of ES modules, which the browser keeps as long as the page: what they load later would wait for another one for ever.
    return names.filter((one) => one.includes(name) && !one.startsWith('__mf_init__'));
  }, container);

/** The colour of the shell's theme, as the browser computes it. */
const accentOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--accent)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** How the page asked for the remote's files beforehand, and which of them without a hash. */
const tagsOf = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/bingo/"]')];
    const unhashed = links.filter(({ integrity }) => !integrity.startsWith('sha384-')).map(({ href }) => href);
    return { kinds: [...new Set(links.map(({ rel }) => rel))], unhashed };
  });
