import type { Page } from 'playwright-core';
import { axeFaults } from './axe';
import { applyPlan, consoleUrl, liveManifest, logInToConsole, openDesk } from './consoleDesk';
import { releaseTool } from './releaseTool';
import { closeBrowser, openPhone } from './phone';

/** Unlike any version that an earlier run published. */
const canary = `9.1.${Date.now()}`;

beforeAll(async () => {
  await releaseTool('publish', 'records', '--version', canary);
}, 60_000);
afterAll(closeBrowser);

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

it('lets nobody in without the token, and takes whoever has it where they were going', async () => {
  const { page } = await openPhone({ viewport: { width: 1280, height: 860 }, isMobile: false, locale: 'en' });
  await page.goto(`${consoleUrl}#/history`);
  await logInToConsole(page, 'mira', 'a guess');
  await page.getByText('This token is not right').waitFor();
  await logInToConsole(page, 'mira');
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('form', { name: 'Log in' }).waitFor();
  await page.reload();
  await page.getByRole('form', { name: 'Log in' }).waitFor();
});

it('brings a release to some visitors, to more, and back', async () => {
  const { page, complaints } = await openDesk({ at: '/releases?app=records' });
  const before = await liveManifest();
  await page.getByRole('button', { name: `Promote records ${canary}` }).click();
  await page.getByLabel('Why').fill('a story');
  await page.getByRole('button', { name: 'Show the plan' }).click();
  await page.getByText('7 of 7 checks hold').waitFor();
  expect(await liveManifest()).toMatchObject({ sequence: before.sequence });
  await applyPlan(page);
  expect((await liveManifest()).remotes['records']).toMatchObject({ canary: { version: canary, share: 100 } });

  await page.getByRole('link', { name: 'Overview' }).click();
  const slider = page.getByRole('slider', { name: `Share of visitors of records ${canary}` });
  await slider.focus();
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await page.getByRole('button', { name: /Raise to 10/ }).click();
  await applyPlan(page);
  expect((await liveManifest()).remotes['records']).toMatchObject({ canary: { version: canary, share: 1000 } });
  await row(page, 'records')
    .getByText(/9\.1\.\d+ · 10/)
    .waitFor();

  await page.getByRole('button', { name: 'Take back' }).click();
  await applyPlan(page);
  expect((await liveManifest()).remotes['records']).toEqual(before.remotes['records']);
  expect(complaints).toEqual([]);
}, 60_000);

it('rolls back in one click to the plan and one to apply it, in under a second', async () => {
  const before = await liveManifest();
  await releaseTool('promote', `records@${canary}`, '--reason', 'a story');
  const { page } = await openDesk({ at: '/?app=records' });
  await row(page, 'records').getByText(canary).waitFor();
  await page.getByRole('button', { name: 'Roll back records' }).click();
  const tookMs = await applyPlan(page);
  expect(tookMs).toBeGreaterThan(0);
  expect(tookMs).toBeLessThan(1000);
  expect((await liveManifest()).remotes).toEqual(before.remotes);
}, 60_000);

it('shows what others do at once, and two at the desk do not lose each other', async () => {
  const [mira, jun] = [await openDesk({ at: '/?app=records' }), await openDesk({ at: '/traffic', by: 'jun' })];
  await jun.page
    .getByRole('region', { name: 'records' })
    .getByText(/paths$/)
    .click();
  await jun.page.getByRole('switch', { name: '/activityRecord of records is on' }).click();
  await jun.page.getByText('Manifest', { exact: false }).first().waitFor();
  await mira.page.getByRole('button', { name: 'Plan a change' }).click();
  await mira.page.getByRole('combobox', { name: 'App' }).selectOption('records');
  await mira.page.getByLabel('Version').selectOption(canary);
  await mira.page.getByRole('radio', { name: /^Staff/ }).click();
  await mira.page.getByLabel('Why').fill('staff first');
  await mira.page.getByRole('button', { name: 'Show the plan' }).click();
  await mira.page.getByText('7 of 7 checks hold').waitFor();

  await applyPlan(jun.page);
  await mira.page.getByText(/went live meanwhile \(jun: \/activityRecord of records switched off\)/).waitFor();
  await applyPlan(mira.page);
  expect((await liveManifest()).remotes['records']).toMatchObject({
    canary: { version: canary, share: 0 },
    off: ['/activityRecord'],
  });

  const records = jun.page.getByRole('region', { name: 'records' });
  await records.getByText(/ staff$/).waitFor();
  await records.getByRole('button', { name: /^Take back/ }).click();
  await applyPlan(jun.page);
  await jun.page.getByRole('switch', { name: '/activityRecord of records is on' }).click();
  await applyPlan(jun.page);
  expect((await liveManifest()).remotes['records']?.off).toBeUndefined();
  expect([...mira.complaints, ...jun.complaints]).toEqual([]);
}, 60_000);

it('says why the gate refuses, and that nothing changed', async () => {
  const { page } = await openDesk({ width: 390 });
  const before = await liveManifest();
  await page.getByRole('button', { name: 'Plan a change' }).click();
  await page.getByRole('combobox', { name: 'App' }).selectOption('account');
  await page.getByLabel('Version').selectOption({ label: `${before.remotes['account']?.version} · live` });
  await page.getByLabel('Why').fill('a story');
  await page.getByRole('button', { name: 'Show the plan' }).click();
  await page.getByRole('heading', { name: 'Refused' }).waitFor();
  await page.getByText(/is what everyone has already/).waitFor();
  await page.getByRole('button', { name: 'Copy the report' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^account \S+ for 1.%: refused/);
  await page.getByRole('button', { name: 'Choose another' }).click();
  await page.getByRole('combobox', { name: 'App' }).waitFor();
  expect(await liveManifest()).toMatchObject({ sequence: before.sequence });
});

it('has every change in its history, with the way back to any manifest', async () => {
  const { page } = await openDesk({ at: '/history' });
  const before = await liveManifest();
  await releaseTool('off', 'promotions', '--reason', 'rebates are wrong');
  const entry = page.getByRole('button', { name: /^promotions switched off/ }).first();
  await entry.waitFor();
  expect(await entry.textContent()).toContain('rebates are wrong');
  await entry.click();
  await page.getByRole('button', { name: 'Show this manifest' }).click();
  await page.getByRole('row', { name: /^promotions .* all of it$/ }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Go back to manifest ${before.sequence}` }).click();
  await applyPlan(page);
  expect((await liveManifest()).remotes).toEqual(before.remotes);
}, 60_000);

it('says when it has lost the gateway, and finds it again', async () => {
  const { page } = await openDesk();
  await page.getByText('live', { exact: true }).first().waitFor();
  await page.context().setOffline(true);
  await page.getByText('Connection lost.').waitFor({ timeout: 15_000 });
  await page.context().setOffline(false);
  await page.getByText('Connection lost.').waitFor({ state: 'detached', timeout: 15_000 });
}, 60_000);

it('keeps a phone to itself: cards, a sheet, five tabs, nothing wider than the screen', async () => {
  const { page, complaints } = await openDesk({ width: 390 });
  await page.getByRole('link', { name: 'wallet' }).click();
  await page.getByRole('dialog', { name: 'wallet' }).getByText('Newest release').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  for (const title of ['Traffic', 'Releases', 'Health', 'History', 'Overview']) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: title }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  expect(complaints).toEqual([]);
});

describe.each([
  [1280, 'dark'],
  [1280, 'light'],
  [390, 'dark'],
  [390, 'light'],
] as const)('at %d in the %s theme', (width, theme) => {
  it('has no WCAG 2.2 A or AA fault', async () => {
    const { page } = await openDesk({ width, theme });
    const faults: Record<string, unknown> = {};
    const look = async (name: string) => {
      await page.waitForTimeout(700);
      const found = await axeFaults(page);
      if (found.length > 0) faults[name] = found;
    };
    for (const path of ['/', '/?app=wallet', '/traffic', '/releases', '/health', '/history', '/history?manifest=1']) {
      await page.goto(`${consoleUrl}#${path}`);
      await look(path);
    }
    await page.goto(`${consoleUrl}#/`);
    await page.getByRole('button', { name: 'Plan a change' }).click();
    await page.getByRole('combobox', { name: 'App' }).selectOption('records');
    await page.getByLabel('Version').selectOption(canary);
    await look('form');
    await page.getByLabel('Why').fill('a story');
    await page.getByRole('button', { name: 'Show the plan' }).click();
    await page.getByText('7 of 7 checks hold').waitFor();
    await look('plan');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await look('log-in');
    expect(faults).toEqual({});
  }, 60_000);
});
