import type { Beacon, Fact } from '@parlour/releases/telemetry';
import type { Page } from 'playwright-core';
import { closeBrowser, openPhone, siteUrl } from './phone';

afterAll(closeBrowser);

/** A page whose beacons can be read, and what the gateway answered to them. */
async function openTold() {
  const { page, complaints } = await openPhone();
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
  const facts = () => beacons.flatMap((beacon) => beacon.facts);
  const hear = async (what: (fact: Fact) => boolean) => {
    for (let tries = 0; tries < 100 && !facts().some(what); tries += 1) await page.waitForTimeout(100);
    expect(facts().filter(what)).not.toEqual([]);
  };
  return { page, complaints, beacons, statuses, facts, hear };
}

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

it('a page tells what it loaded, that it lives and how it felt, and the gateway takes it', async () => {
  const { page, complaints, beacons, statuses, facts, hear } = await openTold();
  await page.goto(siteUrl);
  await hear(({ event }) => event === 'screenLoaded');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
  await hide(page);
  await hear((fact) => fact.event === 'vital' && fact.name === 'CLS');
  const composition: { shell: { version: string }; remotes: Record<string, { version: string }>; composition: string } = await (
    await fetch(`${siteUrl}/manifest.json`)
  ).json();
  const lobby = composition.remotes['lobby']?.version ?? '';
  expect(facts()[0]).toEqual({
    event: 'screenLoaded',
    remote: 'lobby',
    version: lobby,
    screen: 'HomeScreen',
    ms: expect.any(Number),
  });
  expect(facts().find(({ event }) => event === 'alive')).toEqual({
    event: 'alive',
    shell: composition.shell.version,
    releases: { lobby },
  });
  expect(new Set(facts().flatMap((fact) => (fact.event === 'vital' ? [fact.name] : [])))).toEqual(new Set(['LCP', 'INP', 'CLS']));
  expect(new Set(beacons.map((beacon) => beacon.composition))).toEqual(new Set([composition.composition]));
  expect(new Set(beacons.map((beacon) => beacon.page)).size).toBe(1);
  await page.waitForTimeout(300);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(complaints).toEqual([]);
}, 60_000);

it('tells at once of a screen that does not come', async () => {
  const { page, facts, hear } = await openTold();
  await page.goto(siteUrl);
  await hear(({ event }) => event === 'alive');
  await page.route('**/assets/promotions/**', (route) => route.abort());
  await page.evaluate(() => location.assign('#/activity'));
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.waitForTimeout(500);
  expect(facts()).toContainEqual(expect.objectContaining({ event: 'remoteFailed', remote: 'promotions' }));
}, 60_000);
