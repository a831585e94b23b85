import type { Page } from '@playwright/test';
import type { Fault } from '@parlour/testing/faultyLine';
import { type Releases, screenFiles } from '../support/site/releases';
import { expect } from '../support/test';
import { type Pair, type RemoteScenario, stillUsable } from './remoteScenario';

/** The kinds of file that the wallet's first screen needs before it can be shown. */
const [exposed = '', shared = ''] = screenFiles('wallet', 'WalletScreen').sync.toSorted().toReversed();
export const files = { entry: 'remoteEntry.', 'exposed chunk': exposed, 'shared chunk': shared } as const;

/** Milliseconds within which a working wallet is shown, whatever happened to the live one. */
const DEADLINE_MS = 1500;

/** Two wallets whose texts identify them. */
export const releaseWallets = (scenario: RemoteScenario): Promise<Pair> =>
  scenario.release('wallet', (text, which) => text.replaceAll('Total assets', `Assets of the ${which} one`));

/**
 * Opens the wallet; expects the good one, a report of the other one, and a usable rest of the site. The page's clock is paused
 * for what fails by itself: the player waits no longer than the files take; for what never ends it runs to the deadline.
 */
export async function expectFallback(scenario: RemoteScenario, page: Page, version: string, neverEnds = false): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.evaluate(() => location.assign('#/wallet'));
  if (neverEnds) {
    // Noted as the deadline is set; see quarantine.ts of the shell.
    await page.waitForFunction((note) => sessionStorage.getItem('parlour.running') === note, `wallet ${version}`);
    await page.clock.runFor(DEADLINE_MS);
  }
  await page.getByText('Assets of the good one').waitFor();
  await page.clock.resume();
  expect(await scenario.failures()).toEqual([`wallet ${version}`]);
  await stillUsable(page);
}

/** A file of the live wallet meets a fault on the line. */
export async function breakWallet(
  scenario: RemoteScenario,
  { live }: Pair,
  kind: keyof typeof files,
  fault: Fault,
): Promise<Page> {
  const page = await scenario.openMember();
  scenario.line.breakIt(new RegExp(`/assets/wallet/${live}/${files[kind]}`), fault);
  return page;
}

/** Throws in a page; the gate, which runs every release, has none with a title. */
const thrown = `if (document.title !== '') throw Error('seeded');`;

/** Makes a wallet live whose file throws as soon as it is there; gives its version. */
export async function releaseThrowing(
  scenario: RemoteScenario,
  { publishCopy, makeLive }: Releases,
  { good }: Pair,
  kind: keyof typeof files,
): Promise<string> {
  const version = scenario.nextVersion();
  await publishCopy('wallet', version, (text, file) => (file.startsWith(files[kind]) ? thrown + text : text));
  await makeLive({ name: 'wallet', version: good });
  await makeLive({ name: 'wallet', version });
  return version;
}
