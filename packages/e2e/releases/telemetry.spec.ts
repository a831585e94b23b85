import type { Beacon, TelemetryEvent } from '@parlour/release-contract/telemetry';
import type { Page } from '@playwright/test';
import type { Phone } from '../support/browser/phone';
import { expect, test } from '../support/test';

/** A page whose beacons can be read, and what the gateway answered to them. */
async function openReporting({ page, complaints }: Phone) {
  const beacons: Beacon[] = [];
  const statuses: number[] = [];
  await page.exposeFunction('hearBeacon', (text: string) => beacons.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then(Reflect.get(window, 'hearBeacon'));
      return send(url, body);
    };
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/telemetry')) statuses.push(response.status());
  });
  const events = () => beacons.flatMap((beacon) => beacon.events);
  const hear = async (what: (event: TelemetryEvent) => boolean) => {
    await expect.poll(() => events().filter(what)).not.toEqual([]);
  };
  return { page, complaints, beacons, statuses, events, hear };
}

/**
 * Waits on the page until the browser has reported the first input, and whoever heard of it before has had the time to reckon. Only that
 * one is reported however short it was.
 */
const isMeasured = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => requestIdleCallback(() => resolve()));
    observer.observe({ type: 'first-input', buffered: true });
  });

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('a page tells what it loaded, that it lives and how it felt, and the gateway takes it', async ({ phone, site }) => {
  const { page, complaints, beacons, statuses, events, hear } = await openReporting(phone);
  await page.goto('/');
  await hear(({ event }) => event === 'screenLoaded');
  const isReported = page.evaluate(isMeasured);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await isReported;
  await hide(page);
  await hear((event) => event.event === 'vital' && event.name === 'CLS');
  const composition: { shell: { version: string }; remotes: Record<string, { version: string }>; composition: string } = await (
    await fetch(`${site.url}/manifest.json`)
  ).json();
  const lobby = composition.remotes['lobby']?.version ?? '';
  expect(events()[0]).toEqual({
    event: 'screenLoaded',
    remote: 'lobby',
    version: lobby,
    screen: 'HomeScreen',
    ms: expect.any(Number),
    fetched: expect.any(Boolean),
  });
  expect(events().find(({ event }) => event === 'alive')).toEqual({
    event: 'alive',
    shell: composition.shell.version,
    releases: { lobby },
  });
  expect(new Set(events().flatMap((event) => (event.event === 'vital' ? [event.name] : [])))).toEqual(
    new Set(['LCP', 'INP', 'CLS']),
  );
  const shown = { remote: 'lobby', version: lobby, screen: 'HomeScreen' };
  expect(events().filter((event) => event.event === 'vital')).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'LCP', shown }), expect.objectContaining({ name: 'INP', shown })]),
  );
  expect(new Set(beacons.map((beacon) => beacon.composition))).toEqual(new Set([composition.composition]));
  expect(new Set(beacons.map((beacon) => beacon.page)).size).toBe(1);
  // An answer may come before the beacon's text was read, and the text of a later beacon after this line has begun.
  await expect.poll(() => statuses.length - beacons.length).toBe(0);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(complaints).toEqual([]);
});

test('tells at once of a screen that does not come', { tag: '@deep' }, async ({ phone }) => {
  const { page, hear } = await openReporting(phone);
  await page.goto('/');
  await hear(({ event }) => event === 'alive');
  await page.route('**/assets/promotions/**', (route) => route.abort());
  await page.evaluate(() => location.assign('#/activity'));
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await hear((event) => event.event === 'remoteFailed' && event.remote === 'promotions');
});

test('an error of the script in the document has its line of source', async ({ phone, site }) => {
  const { page } = phone;
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const stack = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        // Called by the script in the document, which is on the stack then.
        (Reflect.get(window, 'parlourErrors') as (taker: () => void) => void)(() =>
          resolve(String(new Error('from outside').stack)),
        );
        dispatchEvent(new ErrorEvent('error'));
      }),
  );
  const [, line, column] = new RegExp(`${new URL(page.url()).host}/[^\\s:]*:(\\d+):(\\d+)`).exec(stack) ?? [];
  const { shell } = await (await fetch(`${site.url}/manifest.json`)).json();
  const { stdout } = await site.releaseTool('trace', `shell/${shell.version}/document.html:${line}:${column}`);
  expect(stdout).toContain('apps/shell/src/boot/collectUncaughtErrors.ts');
  expect(stdout).toMatch(/> +\d+ +page\.addEventListener\('error'/);
});
