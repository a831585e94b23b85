import type { Page } from '@playwright/test';
import { logIn } from '../support/site/member';
import { expect } from '../support/test';
import { type Fault, type FaultyLine, flipped, lineFaults, say } from '@parlour/testing/faultyLine';

/** What can become of a script of the shell on the line; what all of it means is in faultyLine.ts. */
export const scriptFaults = {
  ...lineFaults,
  'one byte flipped': flipped,
  'it throws before it begins': say(200, 'text/javascript', 'throw Error("seeded")'),
} satisfies Readonly<Record<string, Fault>>;

/** The one that `npm test` sends too. */
export const torn = 'cut in the middle';

/** What hangs is given up after this. */
const GIVEN_UP_MS = 20_000;

/** The page shows that it could not be loaded, and starts at the retry. */
export async function startsWhenTriedAgain(page: Page, line: FaultyLine, fault: Fault): Promise<void> {
  line.breakIt(/\/assets\/shell\/[^/]+\/main\./, fault);
  await page.clock.install();
  await page.goto(line.url, { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  if (fault === lineFaults.hang) await page.clock.fastForward(GIVEN_UP_MS);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.getByRole('alert').getByText('The site could not be loaded.').waitFor();
  const isThere = page.getByRole('navigation').first().waitFor();
  line.mend();
  // What hung arrives now, and the site may start before anybody has tried again.
  await Promise.any([again.click(), isThere]);
  await isThere;
}

/** The file that sends the calls meets a fault when it is first needed; the member logs in once the line is whole, in the same document. */
export async function logsInWhenMended(page: Page, line: FaultyLine, fault: Fault): Promise<void> {
  const file = /\/assets\/shell\/[^/]+\/http\./;
  line.breakIt(file, fault);
  await page.goto(`${line.url}/#/login`);
  await expect.poll(() => line.requests.some(({ path }) => file.test(path))).toBe(true);
  line.mend();
  await page.evaluate(() => performance.mark('mended'));
  await logIn(page, { at: line.url });
  expect(await page.evaluate(() => performance.getEntriesByName('mended').length)).toBe(1);
}
