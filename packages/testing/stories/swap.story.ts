import type { CDPSession, Page } from 'playwright-core';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';
import { apply, liveManifest, publishCopy } from './releases';

afterAll(closeBrowser);

const SWAPS = 50;
const MOST_MB = 0.2;
const EVERYONE = { kind: 'share', share: 10_000 } as const;
const report = (text: string) => process.stderr.write(`${text}\n`);
const run = Date.now().toString(36);
const versionOf = (number: number) => `0.1.0-s${run}.${number}`;

/** A wallet that says which one it is. */
const publishWallet = (number: number) =>
  publishCopy('wallet', versionOf(number), (text) => text.replaceAll('Total assets', `Assets, wallet ${number}`));
const makeLive = (number: number) =>
  apply({ kind: 'promote', releases: [{ name: 'wallet', version: versionOf(number) }], to: EVERYONE });

/** What the devtools would show of a remote. */
const hasRelease = (page: Page, release: string, timeout: number) =>
  page.waitForFunction((name) => name in Reflect.get(window, '__FEDERATION__').moduleInfo, release, { timeout });

/** Lets a page look for a new manifest at once, as it does when it is come back to, until it has one. */
async function lookFor(page: Page, release: string): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await hasRelease(page, release, 10_000);
}

/** Waits until the watch of a page has begun. */
const watched = (page: Page) =>
  page.waitForFunction(() => Object.keys(Reflect.get(window, '__FEDERATION__').moduleInfo).length > 1, undefined, {
    timeout: 15_000,
  });

const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });

async function heapMB(devtools: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

it(`takes ${SWAPS} new wallets at the next entry each, without a reload, a failed navigation or a heap that grows`, async () => {
  const { page, complaints } = await openPhone();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await logIn(page, siteUrl);
  await watched(page);
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  const open = async (path: string, text: string) => {
    await page.evaluate((to) => location.assign(`#${to}`), path);
    await page.locator('main').getByText(text).first().waitFor();
  };
  const heap: number[] = [];
  for (let number = 1; number <= SWAPS; number += 1) {
    await publishWallet(number);
    await makeLive(number);
    await lookFor(page, `wallet:${versionOf(number)}`);
    await open('/wallet', `Assets, wallet ${number}`);
    await open('/recharge', 'USDT');
    await open('/mine', 'Log out');
    if (number % 10 === 0) {
      await page.waitForTimeout(4500);
      heap.push(await heapMB(devtools));
    }
  }
  const perSwap = ((heap.at(-1) ?? 0) - (heap[0] ?? 0)) / (SWAPS - 10);
  report(`Heap after each 10 swaps: ${heap.map((mb) => mb.toFixed(2)).join(', ')} MB: ${perSwap.toFixed(3)} MB for a swap`);
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
  expect(complaints).toEqual([]);
  expect(perSwap).toBeLessThan(MOST_MB);
}, 300_000);
