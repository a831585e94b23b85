import { bucketOf } from '@parlour/release-contract/canaryAssignment';
import type { Beacon, OutcomeName, TelemetryEvent } from '@parlour/release-contract/telemetry';
import { openFaultyLine } from '@parlour/testing/faultyLine';
import { newestEntry, openConsole } from '../console/consolePage';
import { field, submit } from '../support/screens/moneyForms';
import { logIn } from '../support/site/member';
import { telemetryEventsOn } from '../support/site/telemetryEvents';
import { expect, test } from '../support/test';

const version = `9.7.${Date.now()}`;
/** Hundredths of a percent. */
const SHARE = 500;
/** Deposits of the canary of which 5 % do nothing, some of them on real pages; and those of the stable release meanwhile. */
const REAL_PAGES = 3;
const DEAD_TAPS = 8;
const CANARY_TAPS = 160;
const STABLE_TAPS = 3000;
const DEPOSIT = { screen: 'DepositScreen', of: 'submitDeposit' } as const;

test(
  'a deposit button that does nothing in 5 % of taps, live at 5 %, is taken back, and history, console and command say what players lost',
  { tag: ['@deep', '@wallet', '@console'] },
  async ({ openPhone, site, releases }) => {
    const { remotes } = await releases.live();
    const { version: stable = '', salt = '' } = remotes['wallet'] ?? {};
    await releases.publishCopy('wallet', version, (text) =>
      text.replace(/("data-sends":\w+\.\w+\.name,onSubmit:)\w+\.onSubmit/, killed),
    );
    await releases.makeChange({ kind: 'promote', releases: [{ name: 'wallet', version }], to: { kind: 'share', share: SHARE } });

    const inCanary = Array.from({ length: 1000 }, (_, nth) => `visitor-${nth}`).filter((name) => bucketOf(name, salt) < SHARE);
    const deposit = async (visitor: string | undefined, at: string) => {
      const { page } = await openPhone();
      await page.context().addCookies([{ name: 'parlour.visitor', value: visitor ?? '', url: at }]);
      await logIn(page, { at });
      await page.evaluate(() => location.assign('#/recharge'));
      // What is loaded within a second after a tap looks like its effect.
      await page.waitForLoadState('networkidle');
      await field(page, 'amount').fill('2000');
      await submit(page);
      return page;
    };
    for (const visitor of inCanary.slice(0, REAL_PAGES)) {
      const line = await openFaultyLine(site.url);
      const page = await deposit(visitor, line.url);
      const told = () => telemetryEventsOn(line).filter((event) => event.event === 'outcome' && event.of === DEPOSIT.of);
      await expect.poll(told, { message: 'the page says that nothing happened' }).toContainEqual(tapped(version, 'dead'));
      // No amount leaves the page.
      expect(JSON.stringify(told())).not.toContain('2000');
      await page.close();
      await line.close();
    }

    // What the pages of others report meanwhile.
    await report(site.url, stable, 'submitted', STABLE_TAPS);
    await report(site.url, version, 'submitted', CANARY_TAPS - DEAD_TAPS);
    await report(site.url, version, 'dead', DEAD_TAPS - REAL_PAGES);
    await expect.poll(async () => (await newestEntry(site))?.by, { message: 'it is taken back' }).toBe('guardrail');
    const entry = await newestEntry(site);
    expect(entry?.change).toEqual({ kind: 'stop', name: 'wallet' });
    expect(entry?.reason).toMatch(
      // Of one network no more taps a minute count than of all others and some.
      new RegExp(
        `^deposit: ${DEAD_TAPS} of 1\\d\\d taps did nothing \\(\\d\\.\\d\\d %\\); ${stable}: 0 of \\d,\\d+ \\(0.00 %\\)`,
      ),
    );

    // The next visit of a player of the canary has the button that works.
    const mended = await deposit(inCanary[0], site.url);
    await mended.getByRole('timer', { name: 'Time left to pay' }).waitFor();

    const { stdout } = await site.releaseTool('outcomes', `wallet@${version}`);
    expect(stdout).toMatch(/did nothing +8 \(5\.0 %\)/);
    const { page } = await openConsole(openPhone, site, { at: '/health' });
    await expect(page.getByRole('table', { name: /^deposit/i })).toContainText('did nothing');
  },
);

/** The same form, whose button does nothing. */
function killed(_all: string, before: string): string {
  return `${before}e=>e.preventDefault()`;
}

function tapped(of: string, outcome: OutcomeName): TelemetryEvent {
  return { event: 'outcome', remote: 'wallet', version: of, ...DEPOSIT, outcome, count: 1 };
}

/** Reports taps, each of dead ones of a page of its own. */
async function report(at: string, of: string, outcome: OutcomeName, taps: number): Promise<void> {
  const each = outcome === 'dead' ? 1 : 50;
  for (let sent = 0; sent < taps; sent += each) {
    const events = Array.from({ length: Math.min(each, taps - sent) }, () => tapped(of, outcome));
    const body: Beacon = { page: `${of} ${outcome} ${sent}`, composition: 'c-1', events };
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    expect((await fetch(`${at}/telemetry`, request)).status).toBe(204);
  }
}
