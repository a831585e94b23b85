import { createValue } from '@parlour/platform/host';
import type { FoundRoute } from '@parlour/release-contract/findRoute';
import { recordScreenVisits } from './screenVisits';

const found = (module: string) => ({ remote: 'wallet', release: { version: '1.5.0' }, module }) as FoundRoute;
const shown = (screen: string) => ({ remote: 'wallet', version: '1.5.0', screen });

it('returns the screen that was shown at a time, and the first one for an earlier time', () => {
  let time = 1200;
  const activeRoute = createValue<FoundRoute | undefined>(found('Deposit'));
  const shownAt = recordScreenVisits({ activeRoute, now: () => time });
  time = 5000;
  activeRoute.set(found('Wallet'));
  expect([300, 1200, 4999, 5000, 9000].map((at) => shownAt(at)?.screen)).toEqual([
    'Deposit',
    'Deposit',
    'Deposit',
    'Wallet',
    'Wallet',
  ]);
  expect(shownAt(0)).toEqual(shown('Deposit'));
});

it('returns undefined while no screen was shown', () => {
  const activeRoute = createValue<FoundRoute | undefined>(undefined);
  expect(recordScreenVisits({ activeRoute, now: () => 0 })(10)).toBeUndefined();
});
