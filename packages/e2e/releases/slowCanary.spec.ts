import type { Beacon, TelemetryEvent } from '@parlour/release-contract/telemetry';
import { openFaultyLine } from '@parlour/testing/faultyLine';
import type { Page } from '@playwright/test';
import { newestEntry, openConsole } from '../console/consolePage';
import { logIn } from '../support/site/member';
import { openPreview } from '../support/site/preview';
import { telemetryEventsOn } from '../support/site/telemetryEvents';
import { expect, test } from '../support/test';

type ScreenLoaded = Extract<TelemetryEvent, { event: 'screenLoaded' }>;

const version = `9.9.${Date.now()}`;
const SLOWED_MS = 1500;
const OTHER_STABLE_PAGES = 400;
const OTHER_CANARY_PAGES = 40;

test(
  'a canary whose screen takes longer is taken back, and console and history say how long players waited',
  { tag: ['@deep', '@wallet', '@console'] },
  async ({ openPhone, site, releases }) => {
    const { sequence, remotes } = await releases.live();
    const stable = remotes['wallet']?.version ?? '';
    await releases.publishCopy('wallet', version, (text, file) =>
      file.includes('WalletScreen') ? `for (const end = Date.now() + ${SLOWED_MS}; Date.now() < end; );${text}` : text,
    );
    await releases.makeChange({ kind: 'promote', releases: [{ name: 'wallet', version }], to: { kind: 'ring', ring: 'staff' } });
    const validUntil = new Date(Date.now() + 3_600_000).toISOString();
    const preview = await releases.createPreviewToken({ rings: ['staff'], overrides: {}, by: 'Ada', validUntil });

    /** What a page reports of its first visit to the wallet. */
    const visitWallet = async (open: (page: Page, at: string) => Promise<unknown>) => {
      const line = await openFaultyLine(site.url);
      const { page } = await openPhone();
      await open(page, line.url);
      await logIn(page, { at: line.url });
      await page.evaluate(() => location.assign('#/wallet'));
      const reported = () => telemetryEventsOn(line).find(isWallet);
      await expect.poll(reported).toBeDefined();
      await line.close();
      return reported() as ScreenLoaded;
    };
    const usual = await visitWallet((page, at) => page.goto(`${at}/`));
    const slow = await visitWallet((page, at) => openPreview(page, preview, { at }));
    expect([usual.version, slow.version]).toEqual([stable, version]);
    expect(slow.ms).toBeGreaterThan(SLOWED_MS);

    /** The pages of others report the same, each a little more or less. */
    const report = async (loaded: ScreenLoaded, pages: number) => {
      for (let sent = 0; sent < pages; sent += 1) {
        const ms = loaded.ms * (0.7 + (0.6 * sent) / pages);
        const body: Beacon = { page: `${loaded.version}-${sent}`, composition: 'c-1', events: [{ ...loaded, ms }] };
        const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
        expect((await fetch(`${site.url}/telemetry`, request)).status).toBe(204);
      }
    };
    await report(usual, OTHER_STABLE_PAGES);
    await report(slow, OTHER_CANARY_PAGES);

    await expect.poll(async () => (await newestEntry(site))?.by, { message: 'it is taken back' }).toBe('guardrail');
    const entry = await newestEntry(site);
    expect(entry?.sequence).toBe(sequence + 2);
    expect(entry?.reason).toMatch(
      /Screens from the network took \d,\d{3} ms \(p75 of 41\) instead of \d[\d,]* ms \(p75 of 401\)/,
    );
    const { page } = await openConsole(openPhone, site, { at: '/health' });
    await expect(page.getByRole('row', { name: new RegExp(`^wallet ${version} 41 screens`) })).toContainText(/\d\.\d+ s/);
  },
);

const isWallet = (event: TelemetryEvent) => event.event === 'screenLoaded' && event.remote === 'wallet';
