import { lineFaults } from '@parlour/testing/faultyLine';
import { logIn } from '../support/site/member';
import { sweep } from '../support/screens/sweep';
import { expect } from '../support/test';
import { showsTextsOnly } from './deferredChunkScenario';
import { fileFaults, stillUsable, test } from './remoteScenario';

test(
  'faults: a piece that a screen fetches later: it goes on with the words alone',
  { tag: '@deep' },
  async ({ scenario, site }) => {
    const pair = await scenario.release('promotions');
    // `npm test` has it not found.
    const rows = Object.entries(fileFaults(site.url, pair)).filter(([what]) => what !== '404');
    const meet = async (fault: (typeof rows)[number][1]) => {
      await showsTextsOnly(scenario, pair, fault);
      return [];
    };
    expect(await sweep(rows, meet)).toEqual({});
  },
);

for (const what of ['404', 'cut in the middle', 'hang'] as const) {
  test(
    `faults: files of a remote without another one: ${what}: says what is down, leaves the rest open and comes back`,
    { tag: '@deep' },
    async ({ scenario, registry }) => {
      const { version } = (await registry.live()).remotes['records'] ?? {};
      const page = await scenario.openMember();
      scenario.line.breakIt(/\/assets\/records\/.*remoteEntry/, lineFaults[what]);
      await page.evaluate(() => location.assign('#/betRecord'));
      await page.getByText('Records').first().waitFor();
      const again = page.getByRole('button', { name: 'Try again' });
      // What hangs is given up after fifteen seconds.
      await again.waitFor();
      // Told when the page's watch has begun, which is after the first screen.
      expect(await scenario.failures()).toContain(`records ${version}`);
      scenario.line.mend();
      await again.click();
      await page.locator('main').getByRole('heading').first().waitFor();
      await stillUsable(page);
    },
  );
}

test(
  'faults: a file that was damaged once and that the browser keeps does not stay damaged',
  { tag: '@deep' },
  async ({ phone: { page }, line }) => {
    await logIn(page, { at: line.url });
    line.breakIt(/\/assets\/records\/.*BetsScreen/, lineFaults.truncated);
    await page.evaluate(() => location.assign('#/betRecord'));
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    line.mend();
    await again.click();
    await again.waitFor({ state: 'detached' });
    await page.locator('main').getByRole('button').first().waitFor();
  },
);
