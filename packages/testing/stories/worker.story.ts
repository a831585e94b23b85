import type { Page } from 'playwright-core';
import { logIn } from './member';
import { closeBrowser, openPhone, siteUrl } from './phone';
import { liveManifest, makeChange, makeLive, publishCopy, restore } from './releases';
import { releaseTool } from './releaseTool';
import { hasRelease, lookFor } from './watching';
import { keepsNothing, keepsSite } from './worker';

const run = Date.now().toString(36);
let tries = 0;
const open = () => openPhone({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
const workerText = async () => (await fetch(`${siteUrl}/service-worker.js`)).text();

let before: Awaited<ReturnType<typeof liveManifest>>;
beforeAll(async () => {
  before = await liveManifest();
});
afterAll(async () => {
  await closeBrowser();
  if ((await liveManifest()).shell.worker === 'off') await makeChange({ kind: 'switchWorker', to: 'on' });
  await restore(before);
});

it('switched off, it is gone with all it kept: from an open page, and from a phone that comes later', async () => {
  const [here, later] = await Promise.all([open(), open()]);
  for (const { page } of [here, later]) {
    await page.goto(siteUrl);
    await keepsSite(page);
    // The first page came without the worker.
    await page.reload();
    await hasRelease(page, 'shell');
  }
  await later.page.goto('about:blank');
  await releaseTool('worker', 'off', '--reason', 'a story');
  expect((await releaseTool('status')).stdout).toContain('service worker off');
  await lookFor(here.page, () => keepsNothing(here.page));
  await here.page.getByRole('tab', { name: 'hot' }).waitFor();
  await later.page.goto(siteUrl);
  await keepsNothing(later.page);

  await releaseTool('worker', 'on', '--reason', 'a story');
  await here.page.reload();
  await keepsSite(here.page);
  await Promise.all([here, later].map(({ page }) => page.context().close()));
}, 120_000);

it('a new version waits for the end of a form, asks, comes with a yes, and is rolled back in the same way', async () => {
  const { page } = await open();
  const offer = page.getByText('A new version is here');
  const runs = (version: string) =>
    page.waitForFunction((one) => Reflect.get(window, '__FEDERATION__')?.moduleInfo?.shell?.version === one, version, {
      timeout: 30_000,
    });
  const was = before.shell.version;
  tries += 1;
  const version = `0.1.0-w${run}.${tries}`;
  await logIn(page, siteUrl);
  await keepsSite(page);
  // The first page came without the worker.
  await page.reload();
  await hasRelease(page, 'shell');
  await goTo(page, '/recharge');
  await page.locator('input[name=amount]').fill('123');
  await publishCopy('shell', version);
  await makeLive({ name: 'shell', version });
  expect(await workerText()).toContain(version);
  await lookFor(page, () => hasNext(page));
  await page.waitForTimeout(3000);
  expect(await offer.isVisible()).toBe(false);
  expect(await page.locator('input[name=amount]').inputValue()).toBe('123');

  await goTo(page, '/mine');
  await offer.waitFor();
  await runs(was);
  await page.getByRole('button', { name: 'Reload' }).click();
  await runs(version);
  await page.getByText('Log out').waitFor();
  await hasNoNext(page);

  await makeChange({ kind: 'rollBack', name: 'shell' });
  expect(await workerText()).not.toContain(version);
  await lookFor(page, () => offer.waitFor({ timeout: 40_000 }));
  await page.getByRole('button', { name: 'Later' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await runs(was);
  await page.context().close();
}, 180_000);

const goTo = (page: Page, path: string) => page.evaluate((to) => location.assign(`#${to}`), path);

const waiting = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Waits until the next worker stands by, as it does while pages of the one before are open. */
async function hasNext(page: Page): Promise<void> {
  for (let looks = 0; looks < 600; looks += 1) {
    if (await waiting(page)) return;
    await page.waitForTimeout(100);
  }
  throw new Error('no other worker came');
}

async function hasNoNext(page: Page): Promise<void> {
  for (let looks = 0; looks < 200; looks += 1) {
    if (!(await waiting(page))) return;
    await page.waitForTimeout(100);
  }
  throw new Error('the other worker still waits');
}
