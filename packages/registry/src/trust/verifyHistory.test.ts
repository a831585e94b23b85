import type { LiveRemote, Manifest } from '@parlour/release-contract/manifest';
import { apply } from '../registry/operations';
import { author, promotion, testFolderForEach, wallet } from '../testing/testFolder';
import { releaseFaults } from './verifyHistory';

const setup = testFolderForEach();

/** The faults of what is live, after the wallet in the manifest was altered. */
async function faultsAfter(alter: (live: LiveRemote) => LiveRemote = (live) => live) {
  const { registry } = setup();
  const manifest = await registry.current();
  const live = manifest?.remotes['wallet'];
  if (manifest === undefined || live === undefined) throw new Error('the wallet is not live');
  const altered: Manifest = { ...manifest, remotes: { ...manifest.remotes, wallet: alter(live) } };
  return releaseFaults(registry, altered);
}

const routes: LiveRemote['routes'] = [
  { path: '/wallet', screen: 'home/HomeScreen', access: 'all', chrome: 'main', title: 'Deposit to account 123' },
];
const imports = [{ path: 'evil.js', integrity: `sha384-${'A'.repeat(64)}` }];
const altered: readonly [string, Partial<LiveRemote>][] = [
  ['imports', { imports }],
  ['text of an outage', { outage: 'Call +1 900 555' }],
  ['routes', { routes }],
  ['navigation', { nav: [{ place: 'tab', order: 1, to: '/wallet', label: 'Win' }] }],
  ['platform version', { platformVersion: '^2.0.0' }],
  ['modules', { modules: {} }],
];

describe('releases that are live', () => {
  beforeEach(async () => {
    const registry = await setup().released('1.0.0', '1.1.0');
    await setup().publish(wallet('1.2.0'));
    await apply(registry, promotion('1.2.0', 500), author);
  });

  it('have no fault as they are', async () => {
    await expect(faultsAfter()).resolves.toEqual([]);
  });

  it.each(altered)('with another %s than their team signed are a fault', async (_what, change) => {
    await expect(faultsAfter((live) => ({ ...live, ...change }))).resolves.toEqual([
      'wallet 1.1.0: something else is live than its team signed',
    ]);
    await expect(
      faultsAfter(({ canary, ...live }) => ({ ...live, ...(canary && { canary: { ...canary, ...change } }) })),
    ).resolves.toEqual(['wallet 1.2.0: something else is live than its team signed']);
  });

  it('are a fault with other imports of the fallback release', async () => {
    await expect(
      faultsAfter(({ fallback, ...live }) => ({ ...live, ...(fallback && { fallback: { ...fallback, imports } }) })),
    ).resolves.toEqual(['wallet 1.0.0: something else is live than its team signed']);
  });
});

it('a remote whose first release is a canary has nothing else', async () => {
  const registry = await setup().released();
  await setup().publish(wallet('1.0.0'));
  await apply(registry, promotion('1.0.0', 500), author);
  await expect(faultsAfter()).resolves.toEqual([]);
  await expect(faultsAfter((live) => ({ ...live, routes }))).resolves.toEqual(['wallet: routes are live that no team signed']);
});
