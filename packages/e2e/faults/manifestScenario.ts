import type { Page } from '@playwright/test';
import { change, type Fault, type FaultyLine, lineFaults, say } from '@parlour/testing/faultyLine';
import { logIn } from '../support/site/member';
import { expect, test as base } from '../support/test';
import { telemetryEventsOn } from '../support/site/telemetryEvents';
import { hasRelease, lookFor } from '../support/screens/watching';

export interface ManifestFault {
  readonly fault: Fault;
  /** The reason that the page reports for refusing it. */
  readonly refused?: string;
}

const json = (how: (manifest: Readonly<Record<string, unknown>>) => object): Fault =>
  change(({ body }) => ({ body: Buffer.from(JSON.stringify(how(JSON.parse(body.toString())))) }));

/** The one that `npm test` sends too. */
export const forged = 'signed by somebody else';

/** What a page may find in place of the manifest that is live, and the one before. */
export const manifestFaults = (before: string): Readonly<Record<string, ManifestFault>> => ({
  ...Object.fromEntries(Object.entries(lineFaults).map(([what, fault]) => [what, { fault }])),
  'broken JSON': { fault: change(({ body }) => ({ body: body.subarray(0, -9) })) },
  null: { fault: say(200, 'application/json', 'null'), refused: 'unknownFormat' },
  'of a format of the future': { fault: json((manifest) => ({ ...manifest, format: 2 })), refused: 'unknownFormat' },
  unsigned: { fault: json(({ signature: _signature, ...manifest }) => manifest), refused: 'unsigned' },
  [forged]: {
    fault: json((manifest) => ({ ...manifest, signature: { ...(manifest['signature'] as object), value: 'A'.repeat(86) } })),
    refused: 'unsigned',
  },
  altered: { fault: json((manifest) => ({ ...manifest, sequence: 1_000_000 })), refused: 'unsigned' },
  older: { fault: say(200, 'application/json', before), refused: 'older' },
});

export interface ManifestScenario {
  readonly faults: Readonly<Record<string, ManifestFault>>;
  /** The page fetches a manifest, detects the fault and continues with the one it has. */
  goesOn(fault: ManifestFault): Promise<void>;
  /** The fault is removed and another wallet goes live: the page takes it. */
  takesNext(): Promise<void>;
}

let trials = 0;

export const test = base.extend<{ readonly scenario: ManifestScenario }>({
  scenario: async ({ site, line, releases, phone: { page, complaints } }, use) => {
    trials += 1;
    const [first, second] = [`2.0.${trials}`, `2.1.${trials}`];
    const before = await (await fetch(`${site.url}/manifest.json`)).text();
    await releases.publishCopy('wallet', first, (text) => text.replaceAll('Total assets', 'Assets of the first'));
    await releases.publishCopy('wallet', second, (text) => text.replaceAll('Total assets', 'Assets of the second'));
    await releases.makeLive({ name: 'wallet', version: first });
    await logIn(page, { at: line.url });
    await hasRelease(page, `wallet:${first}`);
    await use({
      faults: manifestFaults(before),
      goesOn: async (fault) => {
        line.mend();
        line.requests.length = 0;
        line.breakIt(/^\/manifest\.json/, fault.fault);
        await lookFor(page, () => expect.poll(() => asksOn(line)).toBeGreaterThan(0));
        await goTo(page, '/wallet', 'Assets of the first');
        await goTo(page, '/mine', 'Log out');
        const told = () => telemetryEventsOn(line).flatMap((event) => (event.event === 'manifestRefused' ? [event.reason] : []));
        if (fault.refused === undefined) expect(told()).toEqual([]);
        else await expect.poll(told).toContain(fault.refused);
      },
      takesNext: async () => {
        line.mend();
        await releases.makeLive({ name: 'wallet', version: second });
        await lookFor(page, () => hasRelease(page, `wallet:${second}`, 40_000));
        await goTo(page, '/wallet', 'Assets of the second');
        expect(complaints.filter((text) => !/manifest\.json|Failed to load resource/.test(text))).toEqual([]);
      },
    });
  },
});

const asksOn = ({ requests }: FaultyLine) => requests.filter(({ path }) => path === '/manifest.json').length;

async function goTo(page: Page, path: string, words: string): Promise<void> {
  await page.evaluate((to) => location.assign(`#${to}`), path);
  await page.getByText(words).waitFor();
}
