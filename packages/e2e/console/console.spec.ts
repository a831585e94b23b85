import type { Page } from '@playwright/test';
import { axeFaults } from '@parlour/testing/axe';
import { applyPlan, liveManifest, logInToConsole, openConsole } from './consolePage';
import { settled } from '../support/screens/watching';
import { expect, test } from '../support/test';

/** Unlike any version that an earlier run published. */
const canary = `9.1.${Date.now()}`;

test.beforeAll(async ({ site }) => {
  await site.releaseTool('publish', 'records', '--version', canary);
});
/** Pixels of the page that are beside the window, where a scroll bar may take some. */
const beside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

test(
  'lets nobody in without the token, and takes whoever has it where they were going',
  { tag: '@console' },
  async ({ openPhone, site }) => {
    const { page } = await openPhone({ viewport: { width: 1280, height: 860 }, isMobile: false, locale: 'en' });
    await page.goto(`/console/#/history`);
    await logInToConsole(page, 'mira', 'a guess');
    await page.getByText('Invalid token').waitFor();
    await logInToConsole(page, 'mira', site.consoleToken);
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('form', { name: 'Log in' }).waitFor();
    await page.reload();
    await page.getByRole('form', { name: 'Log in' }).waitFor();
  },
);

test('brings a release to some visitors, to more, and back', { tag: '@console' }, async ({ openPhone, site }) => {
  const { page, complaints } = await openConsole(openPhone, site, { at: '/releases?app=records' });
  const before = await liveManifest(site);
  await page.getByRole('button', { name: `Promote records ${canary}` }).click();
  await page.getByLabel('Reason').fill('a story');
  await page.getByRole('button', { name: 'Review plan' }).click();
  await page.getByText(/^(\d+) of \1 checks passed$/).waitFor();
  expect(await liveManifest(site)).toMatchObject({ sequence: before.sequence });
  await applyPlan(page);
  expect((await liveManifest(site)).remotes['records']).toMatchObject({ canary: { version: canary, share: 100 } });

  await page.getByRole('link', { name: 'Overview' }).click();
  const slider = page.getByRole('slider', { name: `Traffic share of records ${canary}` });
  await slider.focus();
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await page.getByRole('button', { name: /Raise to 10/ }).click();
  await applyPlan(page);
  expect((await liveManifest(site)).remotes['records']).toMatchObject({ canary: { version: canary, share: 1000 } });
  await row(page, 'records')
    .getByText(/9\.1\.\d+ · 10/)
    .waitFor();

  await page.getByRole('button', { name: 'Stop canary' }).click();
  await applyPlan(page);
  expect((await liveManifest(site)).remotes['records']).toEqual(before.remotes['records']);
  expect(complaints).toEqual([]);
});

test('rolls back in one click to the plan and one to apply it', { tag: '@console' }, async ({ openPhone, site }) => {
  const before = await liveManifest(site);
  await site.releaseTool('promote', `records@${canary}`, '--reason', 'a story');
  const { page } = await openConsole(openPhone, site, { at: '/?app=records' });
  await row(page, 'records').getByText(canary).waitFor();
  await page.getByRole('button', { name: 'Roll back records' }).click();
  await applyPlan(page);
  expect((await liveManifest(site)).remotes).toEqual(before.remotes);
});

test('shows what others do at once, and two at once do not lose each other', { tag: '@deep' }, async ({ openPhone, site }) => {
  const [mira, jun] = [
    await openConsole(openPhone, site, { at: '/?app=records' }),
    await openConsole(openPhone, site, { at: '/traffic', by: 'jun' }),
  ];
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
  await mira.page.getByLabel('Reason').fill('staff first');
  await mira.page.getByRole('button', { name: 'Review plan' }).click();
  await mira.page.getByText(/^(\d+) of \1 checks passed$/).waitFor();

  await applyPlan(jun.page);
  await mira.page.getByText(/went live in the meantime \(jun: \/activityRecord of records switched off\)/).waitFor();
  await applyPlan(mira.page);
  expect((await liveManifest(site)).remotes['records']).toMatchObject({
    canary: { version: canary, share: 0 },
    off: ['/activityRecord'],
  });

  const records = jun.page.getByRole('region', { name: 'records' });
  await records.getByText(/ staff$/).waitFor();
  await records.getByRole('button', { name: /^Stop canary/ }).click();
  await applyPlan(jun.page);
  await jun.page.getByRole('switch', { name: '/activityRecord of records is on' }).click();
  await applyPlan(jun.page);
  expect((await liveManifest(site)).remotes['records']?.off).toBeUndefined();
  expect([...mira.complaints, ...jun.complaints]).toEqual([]);
});

test('says why the gate refuses, and that nothing changed', { tag: '@console' }, async ({ openPhone, site }) => {
  const { page } = await openConsole(openPhone, site, { width: 390 });
  const before = await liveManifest(site);
  await page.getByRole('button', { name: 'Plan a change' }).click();
  await page.getByRole('combobox', { name: 'App' }).selectOption('account');
  await page.getByLabel('Version').selectOption({ label: `${before.remotes['account']?.version} · live` });
  await page.getByLabel('Reason').fill('a story');
  await page.getByRole('button', { name: 'Review plan' }).click();
  await page.getByRole('heading', { name: 'Change refused' }).waitFor();
  await page.getByText(/is what everyone has already/).waitFor();
  await page.getByRole('button', { name: 'Copy the report' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^account \S+ for 1.%: refused/);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('combobox', { name: 'App' }).waitFor();
  expect(await liveManifest(site)).toMatchObject({ sequence: before.sequence });
});

test('has every change in its history, with the way back to any manifest', { tag: '@deep' }, async ({ openPhone, site }) => {
  const { page } = await openConsole(openPhone, site, { at: '/history' });
  const before = await liveManifest(site);
  await site.releaseTool('off', 'promotions', '--reason', 'rebates are wrong');
  const entry = page.getByRole('button', { name: /^promotions switched off/ }).first();
  await entry.waitFor();
  await expect(entry).toContainText('rebates are wrong');
  await entry.click();
  await page.getByRole('button', { name: 'View manifest' }).click();
  await page.getByRole('row', { name: /^promotions .* all$/ }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: `Roll back to manifest ${before.sequence}` }).click();
  await applyPlan(page);
  expect((await liveManifest(site)).remotes).toEqual(before.remotes);
});

test('says when it has lost the gateway, and finds it again', { tag: '@deep' }, async ({ openPhone, site }) => {
  const { page } = await openConsole(openPhone, site);
  await page.getByText('live', { exact: true }).first().waitFor();
  await page.context().setOffline(true);
  await page.getByText('Connection lost.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Connection lost.').waitFor({ state: 'detached' });
});

test(
  'keeps a phone to itself: cards, a sheet, six tabs, nothing wider than the screen',
  { tag: ['@deep', '@engines'] },
  async ({ openPhone, site }) => {
    const { page, complaints } = await openConsole(openPhone, site, { width: 390 });
    await page.getByRole('link', { name: 'wallet' }).click();
    await page.getByRole('dialog', { name: 'wallet' }).getByText('Newest release').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    const tabs = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    const titles = ['Overview', 'Traffic', 'Releases', 'Health', 'Errors', 'History'];
    await expect(tabs).toHaveText(titles);
    for (const title of titles.toReversed()) {
      await tabs.filter({ hasText: title }).click();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
      expect(await page.evaluate(beside)).toBe(0);
    }
    expect(complaints).toEqual([]);
  },
);

for (const [width, theme] of [
  [1280, 'dark'],
  [1280, 'light'],
  [390, 'dark'],
  [390, 'light'],
] as const) {
  test.describe(`at ${width} in the ${theme} theme`, () => {
    test('has no WCAG 2.2 A or AA fault', { tag: '@deep' }, async ({ openPhone, site }) => {
      const { page } = await openConsole(openPhone, site, { width, theme });
      const faults: Record<string, unknown> = {};
      const look = async (name: string) => {
        await settled(page);
        const found = await axeFaults(page);
        if (found.length > 0) faults[name] = found;
      };
      for (const path of [
        '/',
        '/?app=wallet',
        '/traffic',
        '/releases',
        '/health',
        '/errors',
        '/history',
        '/history?manifest=1',
      ]) {
        await page.goto(`/console/#${path}`);
        await look(path);
      }
      await page.goto(`/console/#/`);
      await page.getByRole('button', { name: 'Plan a change' }).click();
      await page.getByRole('combobox', { name: 'App' }).selectOption('records');
      await page.getByLabel('Version').selectOption(canary);
      await look('form');
      await page.getByLabel('Reason').fill('a story');
      await page.getByRole('button', { name: 'Review plan' }).click();
      await page.getByText(/^(\d+) of \1 checks passed$/).waitFor();
      await look('plan');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await look('log-in');
      expect(faults).toEqual({});
    });
  });
}
