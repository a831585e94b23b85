import { workOffTurnover } from '../money/moneyFlows';
import { logIn } from '../support/site/member';
import type { ApiMember } from '../support/site/operator';
import { goTo as open, prepare, settle } from '../support/screens/screenWatch';
import { sweep } from '../support/screens/sweep';
import { expect, test } from '../support/test';
import {
  goesOfflineAndBack,
  goTo,
  moveMoney,
  spendDay,
  takeMeansAway,
  network,
  brokenStorage,
  CONNECTION_BAR_DELAY_MS,
  connectionBarIsReady,
} from './deviceScenario';

const WRONG_MS = 30 * 3_600_000;
const NEAR_S = 60;

test.describe('faults: the network is gone', () => {
  test(
    'a screen says so, a list that was asked for comes by itself afterwards, recycle all sends nothing',
    { tag: '@deep' },
    async ({ phone: { page } }) => {
      await page.clock.install();
      await logIn(page);
      await page.getByRole('img', { name: /^¥/ }).first().waitFor();
      await page.clock.fastForward(CONNECTION_BAR_DELAY_MS);
      await connectionBarIsReady(page);
      for (const path of ['/', '/mine', '/activity']) await goesOfflineAndBack(page, path);

      await goTo(page, '/betRecord');
      await page.getByText('settled').first().waitFor();
      await network(page, false);
      await page
        .getByRole('radio', { name: 'Today' })
        .or(page.getByText('Today', { exact: true }))
        .first()
        .click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await network(page, true);
      await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });

      await goTo(page, '/');
      const recycle = page.getByRole('button', { name: 'recycle all' });
      await recycle.waitFor();
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await network(page, false);
      await recycle.click();
      await page
        .getByRole('alert')
        .filter({ hasText: /^You are offline$/ })
        .waitFor();
      expect(sent.filter((url) => url.endsWith('/api/transall'))).toEqual([]);
    },
  );

  test('a visitor is told so without a balance', { tag: '@deep' }, async ({ phone: { page } }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('tab', { name: 'hot' }).waitFor();
    await page.clock.fastForward(CONNECTION_BAR_DELAY_MS);
    await connectionBarIsReady(page);
    await network(page, false);
    await page.getByText('You are offline', { exact: true }).waitFor();
  });

  test('every money button says why it waits', { tag: '@deep' }, async ({ openPhone, operator }) => {
    const { page } = await openPhone({ reducedMotion: 'reduce' });
    const { token } = await operator.logIn();
    await page.addInitScript(prepare, { token, hurry: 1 });
    await page.goto('/#/usdtmore');
    const wait = async (path: string) => {
      const line = page.getByRole('note').filter({ hasText: 'You are offline: nothing can be sent until the network is back' });
      await page.evaluate(open, { path, isFresh: false });
      const { isSettled, waiting } = await settle(page);
      await page.locator('form button[type=submit], main button:not([role])').last().waitFor();
      await network(page, false);
      await line.waitFor();
      await network(page, true);
      await line.waitFor({ state: 'detached' });
      return isSettled ? [] : waiting;
    };
    const screens = ['/recharge', '/withdrawal', '/transfer', '/addUsdtCard', '/fanshui', '/hongbao'];
    const rows = screens.map((path) => [path, path] as const);
    expect(await sweep(rows, wait)).toEqual({});
  });
});

test.describe('faults: storage', () => {
  test.use({ hasIntro: true });

  for (const how of ['missing', 'throwing'] as const)
    test(
      `caches, cookies, locks and channels are all ${how}: log in, withdraw, deposit, log out`,
      { tag: '@deep' },
      async ({ phone: { page, complaints }, operator }) => {
        await workOffTurnover(operator);
        await page.addInitScript(takeMeansAway, how);
        await moveMoney(page);
        expect(complaints).toEqual([]);
      },
    );

  for (const [how, breakStorage] of Object.entries(brokenStorage))
    test(
      `that is ${how}: log in, look at the money, deposit, log out`,
      { tag: '@deep' },
      async ({ phone: { page, complaints }, operator }) => {
        await page.addInitScript(breakStorage);
        await spendDay(page, await operator.register());
        expect(complaints).toEqual([]);
      },
    );
});

for (const [what, offMs] of [
  ['a day and six hours behind', -WRONG_MS],
  ['a day and six hours ahead', WRONG_MS],
] as const) {
  test(
    `faults: a clock that is ${what}: log in, the hour of a payment, the red packet, a fresh manifest`,
    { tag: '@deep' },
    async ({ phone: { page, complaints }, operator }) => {
      const account = await operator.register();
      const beacons: string[] = [];
      page.on('request', (request) => beacons.push(request.postData() ?? ''));
      await page.clock.install({ time: Date.now() + offMs });
      await logIn(page, account);

      // Before its review, which is quick here, a payment has its whole hour.
      await goTo(page, `/payInfo?deposit_no=${await orderOf(account)}`);
      await page.getByText(/^(59:\d\d|1:00:00)$/).waitFor();

      const manifest = page.waitForResponse((response) => response.url().endsWith('/manifest.json'));
      await page.clock.fastForward(40_000);
      expect((await manifest).ok()).toBe(true);
      expect(beacons.filter((beacon) => beacon.includes('manifestRefused'))).toEqual([]);

      await goTo(page, '/hongbao');
      await page.getByText(/Opens in|closes in|Opens again in/).waitFor();
      const told = /(?:Opens|closes).* (?:(\d+):)?(\d\d):(\d\d)/.exec(await page.locator('main').innerText()) ?? [];
      const leftS = told.slice(1).reduce((sum, part) => sum * 60 + Number(part ?? 0), 0);
      expect(Math.abs(leftS - untilTurnS())).toBeLessThan(NEAR_S);
      expect(complaints).toEqual([]);
    },
  );
}

/** A deposit that was just made. */
async function orderOf({ call }: ApiMember): Promise<string> {
  const { deposit_no } = await call<{ readonly deposit_no: string }>('recharge', { paytype: 'wxpay', amount: '500' });
  return deposit_no;
}

/** Seconds until the red packet's window, from 10:00 to 12:00 in Beijing, opens or closes. */
function untilTurnS(): number {
  const dayS = 86_400;
  const nowS = (Date.now() / 1000 + 8 * 3600) % dayS;
  return [10, 12, 34].map((hour) => hour * 3600 - nowS).find((left) => left > 0) ?? Number.NaN;
}
