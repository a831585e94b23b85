import { buildChanged, type Releases } from '../support/site/releases';
import { expect } from '../support/test';
import { type Pair, type RemoteScenario, test } from './remoteScenario';
import { releaseThrowing, releaseWallets, expectFallback } from './walletScenario';

/** Storage key of the way in which a page's wallet breaks. */
const WAY = 'seeded.way';
/** Code inserted before the screen's first line. */
const brokenScreens = {
  'throws while mounting': `throw new Error('seeded');`,
  'throws in an effect': `useEffect(() => { throw new Error('seeded'); }, []);`,
  'renders for ever': `const [beat, setBeat] = useState(0); setBeat(beat + 1);`,
  'renders for ever from an effect': `const [beat, setBeat] = useState(0); useLayoutEffect(() => setBeat(beat + 1));`,
  'never ends its rendering': `use(useState(() => new Promise<void>(() => undefined))[0]);`,
  'takes the page with it': `for (;;);`,
} as const;

/** One wallet for all of them, since a build takes long. */
const breakScreen = (text: string) => {
  const hooks = ['use', 'useEffect', 'useLayoutEffect', 'useState'].join(', ');
  const ways = Object.entries(brokenScreens).map(([way, code]) => `if (way === '${way}') { ${code} }`);
  const code = `const way = sessionStorage.getItem('${WAY}'); ${ways.join(' ')}`;
  return `import { ${hooks} } from 'react'; ${text.replace('const texts =', `${code} const texts =`)}`;
};

test.describe('faults: a remote broken in itself, with a working fallback release', () => {
  let published = '';

  /** Makes a wallet live that breaks in that way; gives its version. */
  const release = async (scenario: RemoteScenario, { makeLive, publishBuilt }: Releases, { good }: Pair): Promise<string> => {
    if (published === '') {
      published = scenario.nextVersion();
      const built = await buildChanged('wallet', published, 'src/features/overview/WalletScreen.tsx', breakScreen);
      await publishBuilt('wallet', built);
    }
    await makeLive({ name: 'wallet', version: good });
    await makeLive({ name: 'wallet', version: published });
    return published;
  };

  for (const way of Object.keys(brokenScreens).filter((name) => name !== 'takes the page with it')) {
    test(`its screen ${way}`, { tag: '@deep' }, async ({ scenario, releases }) => {
      const version = await release(scenario, releases, await releaseWallets(scenario));
      const page = await scenario.openMember();
      await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [WAY, way] as const);
      await expectFallback(scenario, page, version, way === 'never ends its rendering');
    });
  }

  test(
    'its screen took the last page with it: the one that is opened in its place shows the good one',
    { tag: '@deep' },
    async ({ scenario, releases }) => {
      const version = await release(scenario, releases, await releaseWallets(scenario));
      const page = await scenario.openMember();
      // What remains of a page that never recovered; see quarantine.ts of the shell.
      await page.addInitScript((kept) => kept.forEach(([name, value]) => sessionStorage.setItem(name, value)), [
        ['parlour.running', `wallet ${version}`],
        [WAY, 'takes the page with it'],
      ] as const);
      await page.reload();
      await page.getByText('Log out').waitFor();
      await expectFallback(scenario, page, version);
    },
  );

  for (const kind of ['entry', 'exposed chunk', 'shared chunk'] as const) {
    test(`its ${kind} throws on load`, { tag: '@deep' }, async ({ scenario, releases }) => {
      const version = await releaseThrowing(scenario, releases, await releaseWallets(scenario), kind);
      await expectFallback(scenario, await scenario.openMember(), version);
    });
  }
});

test(
  'faults: a release that is shown in time leaves the one that stands by where it is',
  { tag: '@deep' },
  async ({ scenario, releases }) => {
    const { good } = await releaseWallets(scenario);
    await releases.makeLive({ name: 'wallet', version: good });
    const page = await scenario.openMember();
    scenario.line.requests.length = 0;
    await page.clock.install();
    await page.evaluate(() => location.assign('#/wallet'));
    await page.getByText('Assets of the good one').waitFor();
    // Requests that would be sent late have been sent before the next check.
    await page.clock.runFor(2_000);
    await page.evaluate(() => fetch('/manifest.json').then(() => undefined));
    const asked = scenario.line.requests.flatMap(({ path }) => /^\/assets\/wallet\/([^/]+)/.exec(path)?.[1] ?? []);
    expect(new Set(asked).size).toBe(1);
  },
);
