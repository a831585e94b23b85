import type { Page } from '@playwright/test';
import { change } from '@parlour/testing/faultyLine';
import { logIn } from '../support/site/member';
import { aWhile, hasRelease, lookFor } from '../support/screens/watching';
import { hasNoCache, hasCachedSite } from './worker';
import { expect, test } from '../support/test';

const run = Date.now().toString(36);
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

test(
  'switched off, it is gone with all that it cached: from an open page, and from a phone that comes later',
  { tag: ['@deep', '@engines'] },
  async ({ openPhone, site, releases: _back }) => {
    const [here, later] = await Promise.all([openPhone(), openPhone()]);
    for (const { page } of [here, later]) {
      await page.goto('/');
      await hasCachedSite(page);
      // The first page came without the worker.
      await page.reload();
      await hasRelease(page, 'shell');
    }
    await later.page.goto('about:blank');
    await site.releaseTool('worker', 'off', '--reason', 'a story');
    expect((await site.releaseTool('status')).stdout).toContain('service worker off');
    await lookFor(here.page, () => hasNoCache(here.page));
    await here.page.getByRole('tab', { name: 'hot' }).waitFor();
    await later.page.goto('/');
    await hasNoCache(later.page);

    await site.releaseTool('worker', 'on', '--reason', 'a story');
    await here.page.reload();
    await hasCachedSite(here.page);
  },
);

test(
  'a new tab that comes from the worker takes the session over, and both end with the logout in one',
  { tag: ['@deep', '@engines'] },
  async ({ phone: { page, complaints } }) => {
    await logIn(page);
    await hasCachedSite(page);
    const tab = await page.context().newPage();
    const seen: string[] = [];
    tab.on('framenavigated', (frame) => seen.push(new URL(frame.url()).hash));
    await tab.goto('/#/wallet');
    await tab.getByText('Total assets').waitFor();
    expect(await tab.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    expect(seen.filter((hash) => hash.includes('login'))).toEqual([]);
    await goTo(tab, '/mine');
    await tab.getByText('Log out').click();
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    for (const one of [tab, page]) await one.waitForURL(({ hash }) => hash.startsWith('#/login'));
    expect(complaints).toEqual([]);
  },
);

test(
  'a new version waits for the end of a form, asks, comes with a yes, and is rolled back in the same way',
  { tag: '@deep' },
  async ({ phone: { page }, site, releases }) => {
    const workerText = async () => (await fetch(`${site.url}/service-worker.js`)).text();
    const offer = page.getByText('A new version is here');
    const runs = (version: string) => hasRelease(page, `shell:${version}`, 30_000);
    const was = (await releases.live()).shell.version;
    const version = `0.1.0-w${run}`;
    await logIn(page);
    await hasCachedSite(page);
    // The first page came without the worker.
    await page.reload();
    await hasRelease(page, 'shell');
    await goTo(page, '/recharge');
    await page.locator('input[name=amount]').fill('123');
    await releases.publishCopy('shell', version);
    await releases.makeLive({ name: 'shell', version });
    expect(await workerText()).toContain(version);
    await lookFor(page, () => hasNext(page));
    await aWhile(page, 3000);
    expect(await offer.isVisible()).toBe(false);
    expect(await page.locator('input[name=amount]').inputValue()).toBe('123');

    await goTo(page, '/mine');
    await offer.waitFor();
    await runs(was);
    await page.getByRole('button', { name: 'Reload' }).click();
    await runs(version);
    await page.getByText('Log out').waitFor();
    await hasNoNext(page);

    await releases.makeChange({ kind: 'rollBack', name: 'shell' });
    expect(await workerText()).not.toContain(version);
    await lookFor(page, () => offer.waitFor());
    await page.getByRole('button', { name: 'Later' }).click();
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    await runs(was);
  },
);

test(
  'a new version comes even when its worker does not become active',
  { tag: '@deep' },
  async ({ openPhone, line, releases }) => {
    const { page } = await openPhone({ baseURL: line.url });
    const version = `0.1.0-x${run}`;
    await logIn(page);
    await hasCachedSite(page);
    await page.reload();
    await hasRelease(page, 'shell');
    const isStuck = "self.addEventListener('activate', (event) => event.waitUntil(new Promise(() => undefined)));";
    line.breakIt(
      /service-worker/,
      change(({ body }) => ({ body: Buffer.concat([body, Buffer.from(isStuck)]) })),
    );
    await goTo(page, '/recharge');
    await page.locator('input[name=amount]').fill('123');
    await releases.publishCopy('shell', version);
    await releases.makeLive({ name: 'shell', version });
    await lookFor(page, () => hasNext(page));
    line.mend();
    await goTo(page, '/mine');
    await page.getByRole('button', { name: 'Reload' }).click();
    await hasRelease(page, `shell:${version}`);
    // The page has another worker now, and all that was cached.
    await hasCachedSite(page);
    await hasNoNext(page);
    await page.getByText('Log out').waitFor();
  },
);

const goTo = (page: Page, path: string) => page.evaluate((to) => location.assign(`#${to}`), path);

const waiting = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** Waits until the next worker stands by, as it does while pages of the one before are open. */
const hasNext = (page: Page) => expect.poll(() => waiting(page)).toBe(true);
const hasNoNext = (page: Page) => expect.poll(() => waiting(page)).toBe(false);
