import type { TelemetryEvent } from '@parlour/release-contract/telemetry';
import { newestEntry, openConsole } from '../console/consolePage';
import { logIn } from '../support/site/member';
import { openPreview } from '../support/site/preview';
import { buildChanged } from '../support/site/releases';
import { expect, test } from '../support/test';

const version = `9.8.${Date.now()}`;
const SOURCE = 'apps/wallet/src/features/overview/WalletScreen.tsx';
const FAULT = "JSON.parse('null').sum.trim();";
const STABLE_LOADS = 500;
const CANARY_PAGES = 4;
const MOST_MS = 60_000;

test(
  'a fault in a line of source, in a canary of 5 %, is taken back within a minute, and console and history name the line',
  { tag: ['@deep', '@wallet', '@console'] },
  async ({ openPhone, site, releases }) => {
    const stable = (await releases.live()).remotes['wallet']?.version ?? '';
    const built = await buildChanged('wallet', version, 'src/features/overview/WalletScreen.tsx', (text) =>
      text.replace('  const texts = useTexts(overviewTexts);', `  ${FAULT}\n  const texts = useTexts(overviewTexts);`),
    );
    await releases.publishBuilt('wallet', built);
    await releases.makeChange({ kind: 'promote', releases: [{ name: 'wallet', version }], to: { kind: 'share', share: 500 } });
    await releases.makeChange({ kind: 'promote', releases: [{ name: 'wallet', version }], to: { kind: 'ring', ring: 'staff' } });
    /** What the pages of all others report meanwhile. */
    const othersLoad = async () => {
      const loaded: TelemetryEvent = {
        event: 'screenLoaded',
        remote: 'wallet',
        version: stable,
        screen: 'WalletScreen',
        ms: 200,
      };
      const headers = { 'content-type': 'application/json' };
      for (let sent = 0; sent < STABLE_LOADS / 50; sent += 1) {
        const beacon = { page: `other ${sent}`, composition: 'c-1', events: Array.from({ length: 50 }, () => loaded) };
        await fetch(`${site.url}/telemetry`, { method: 'POST', headers, body: JSON.stringify(beacon) });
      }
    };

    const validUntil = new Date(Date.now() + 3_600_000).toISOString();
    const preview = await releases.createPreviewToken({ rings: ['staff'], overrides: {}, by: 'Ada', validUntil });
    const startedAt = Date.now();
    for (let opened = 0; opened < CANARY_PAGES; opened += 1) {
      const { page } = await openPhone();
      await openPreview(page, preview);
      await logIn(page, { at: site.url });
      const told = page.waitForRequest((request) => request.url().endsWith('/telemetry'));
      await page.evaluate(() => location.assign('#/wallet'));
      // The release before stands in for it.
      await page.getByText('Total assets').waitFor();
      await told;
      await othersLoad();
    }
    await expect
      .poll(async () => (await newestEntry(site))?.by, { timeout: MOST_MS, message: 'the canary is taken back' })
      .toBe('guardrail');
    const tookMs = Date.now() - startedAt;
    expect(tookMs).toBeLessThan(MOST_MS);
    const entry = await newestEntry(site);
    expect(entry?.reason).toMatch(new RegExp(`TypeError: .*null.* at ${SOURCE}:\\d+ \\(\\d pages?\\)`));

    const { page } = await openConsole(openPhone, site, { at: `/errors?release=wallet@${version}` });
    const panel = page.getByRole('region', { name: /^TypeError/ });
    await panel.getByText(FAULT).waitFor();
    await expect(panel).toContainText(`wallet ${version}`);
    await expect(page.getByText(`wallet · ${SOURCE}`)).toBeVisible();
    const { stdout } = await site.releaseTool('errors', `wallet@${version}`);
    expect(stdout).toContain(`> `);
    expect(stdout).toContain(FAULT);
  },
);
