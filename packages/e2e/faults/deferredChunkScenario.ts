import type { Fault } from '@parlour/testing/faultyLine';
import { screenFiles } from '../support/site/releases';
import { expect } from '../support/test';
import { type Pair, type RemoteScenario, stillUsable } from './remoteScenario';

/** What the offers' screen fetches when it has something to show, and the text of its first offer. */
const laterPieces = screenFiles('promotions', 'OfferScreen').async;
const WORDS = /首存彩金需完成八倍流水/;

/** A screen whose later pieces meet a fault shows its texts alone, and the fault is reported. */
export async function showsTextsOnly(scenario: RemoteScenario, { live }: Pair, fault: Fault): Promise<void> {
  const page = await scenario.openMember();
  scenario.line.breakIt(new RegExp(`/assets/promotions/${live}/(${laterPieces.join('|')})`), fault);
  await page.evaluate(() => location.assign('#/activityInfo?id=1'));
  // A piece that hangs is given up after fifteen seconds.
  await page.locator('article').getByText(WORDS).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  expect(await scenario.failures()).toEqual([`promotions ${live}`]);
  await stillUsable(page);
}
