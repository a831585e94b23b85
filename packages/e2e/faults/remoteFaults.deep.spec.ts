import { sweep } from '../support/screens/sweep';
import { expect } from '../support/test';
import { fileFaults, test } from './remoteScenario';
import { breakWallet, type files, releaseWallets, expectFallback } from './walletScenario';

for (const kind of ['entry', 'exposed chunk', 'shared chunk'] as const satisfies (keyof typeof files)[]) {
  test(
    `faults: a remote whose ${kind} is broken, with a working fallback release`,
    { tag: '@deep' },
    async ({ scenario, site }) => {
      const pair = await releaseWallets(scenario);
      // `npm test` breaks the entry so.
      const rows = Object.entries(fileFaults(site.url, pair)).filter(([what]) => kind !== 'entry' || what !== '404');
      const meet = async (fault: (typeof rows)[number][1], what: string) => {
        const page = await breakWallet(scenario, pair, kind, fault);
        await expectFallback(scenario, page, pair.live, what === 'hang');
        return [];
      };
      expect(await sweep(rows, meet)).toEqual({});
    },
  );
}
