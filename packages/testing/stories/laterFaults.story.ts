import { lineFaults } from './faultyLine';
import { logIn } from './member';
import { openPhone } from './phone';
import { screenFiles } from './releases';
import { fileFaults, openRemoteTrial, type RemoteTrial, stillUsable } from './remoteTrial';

const run = Date.now().toString(36);
const releases = { good: `1.0.0-l${run}`, live: `1.0.1-l${run}` };
/** What the offers' screen fetches when it has something to show, and words of its first offer. */
const laterPieces = screenFiles('promotions', 'OfferScreen').async;
const WORDS = /首存彩金需完成八倍流水/;

let trial: RemoteTrial;
beforeAll(async () => {
  trial = await openRemoteTrial();
  await trial.release('promotions', releases);
}, 60_000);
afterAll(() => trial.close());

describe('faults: a piece that a screen fetches later', () => {
  it.each(Object.entries(fileFaults(releases)))(
    '%s: the screen goes on with the words alone',
    async (_what, fault) => {
      const page = await trial.openMember();
      trial.line.breakIt(new RegExp(`/assets/promotions/${releases.live}/(${laterPieces.join('|')})`), fault);
      await page.evaluate(() => location.assign('#/activityInfo?id=1'));
      await page.locator('article').getByText(WORDS).waitFor({ timeout: 25_000 });
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
      expect(await trial.failures()).toEqual([`promotions ${releases.live}`]);
      await stillUsable(page);
    },
    60_000,
  );
});

describe('faults: files of a remote without another one', () => {
  it.each(['404', 'cut in the middle', 'hang'] as const)(
    '%s: says what is down, leaves the rest open and comes back',
    async (what) => {
      const page = await trial.openMember();
      trial.line.breakIt(/\/assets\/records\/.*remoteEntry/, lineFaults[what]);
      await page.evaluate(() => location.assign('#/betRecord'));
      await page.getByText('Records').first().waitFor();
      const again = page.getByRole('button', { name: 'Try again' });
      await again.waitFor({ timeout: 20_000 });
      // Told when the page's watch has begun, which is after the first screen.
      expect(await trial.failures()).toContain(`records ${trial.before.remotes['records']?.version}`);
      trial.line.mend();
      await again.click();
      await page.locator('main').getByRole('heading').first().waitFor();
      await stillUsable(page);
    },
  );
});

it('a file that was damaged once and that the browser keeps does not stay damaged', async () => {
  const { page } = await openPhone();
  trial.line.mend();
  await logIn(page, trial.line.url);
  trial.line.breakIt(/\/assets\/records\/.*BetsScreen/, lineFaults.truncated);
  await page.evaluate(() => location.assign('#/betRecord'));
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  trial.line.mend();
  await again.click();
  await again.waitFor({ state: 'detached' });
  await page.locator('main').getByRole('button').first().waitFor();
  await page.context().close();
});
