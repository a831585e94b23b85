import type { Evidence } from './checks';
import type { Descriptor } from '../publishing/descriptor';
import { nameOf } from '@parlour/release-contract/names';
import { type ComposedChange, plan } from './plan';
import type { Verdict } from './sandbox/verdict';
import { testRemote, testShell } from '../testing/testRelease';
import { EVERYONE } from '@parlour/release-contract/manifest';

const at = '2026-11-20T12:00:00.000Z';
const BUDGET = 1000;

const surface = { '@parlour/platform': { usePlatform: 'a1', useSpin: 'b1' } };
const uses = { '@parlour/platform': { usePlatform: 'a1' } };
const shell = { ...testShell('1.0.0'), surface };
const wallet = { ...testRemote('wallet', '1.0.0', ['/wallet', '/recharge']), uses };
const records = { ...testRemote('records', '1.0.0', ['/betRecord']), links: ['/recharge'] };
const next = { ...testRemote('wallet', '1.1.0', ['/wallet', '/recharge']), uses };

const evidence = (descriptor: Descriptor, own: Partial<Evidence> = {}): Evidence => ({
  descriptor,
  signer: { isTrusted: true, text: `${descriptor.name} team` },
  damage: [],
  budget: BUDGET,
  ...own,
});

const packages = (...names: readonly string[]) => names.map((name) => ({ name, licences: ['MIT'], isFromRegistry: true }));
const verdict = (own: Partial<Verdict>): Pick<Evidence, 'verdict'> => ({
  verdict: { modules: 1, runs: [], integrity: [], ...own },
});

const known = (...more: readonly Evidence[]) =>
  new Map([evidence(shell), evidence(wallet), evidence(records), ...more].map((one) => [nameOf(one.descriptor), one]));

const promotion = ({ name, version }: Descriptor): ComposedChange => ({
  kind: 'promote',
  releases: [{ name, version }],
  to: { kind: 'share', share: EVERYONE },
});

const all: ComposedChange = {
  kind: 'promote',
  releases: [shell, wallet, records].map(({ name, version }) => ({ name, version })),
  to: { kind: 'share', share: EVERYONE },
};
const current = plan({ current: undefined, evidence: known(), at }, all).next;

/** A possible mistake, and the gate's message for it. */
const mistakes: readonly [string, Evidence, string, string][] = [
  [
    'a remote that needs a newer platform version',
    evidence({ ...next, platformVersion: '^2.0.0' }),
    'platformVersion',
    'wallet 1.1.0 needs the platform ^2.0.0, but the shell 1.0.0 keeps 1.2.0',
  ],
  [
    'a shell that leaves a live remote behind',
    evidence(testShell('2.0.0', '2.0.0')),
    'platformVersion',
    'wallet 1.0.0 needs the platform ^1.0.0, but the shell 2.0.0 keeps 2.0.0',
  ],
  [
    'another major version of a singleton',
    evidence({ ...next, shares: { react: '18.3.1' } }),
    'singletons',
    'wallet 1.1.0 was built with react 18.3.1, but the shell 1.0.0 carries 19.3.1: build it with that, or with a range that takes both (docs/releasing.md)',
  ],
  [
    'a container that is not called after its version',
    evidence({ ...next, container: 'wallet' }),
    'container',
    'the container of wallet 1.1.0 is called wallet; call it wallet_1_1_0, so that a page can tell releases apart',
  ],
  [
    'a React of its own',
    evidence(next, { packages: packages('react', 'big.js') }),
    'packages',
    'wallet 1.1.0 contains a react of its own; name it among the dependencies of its package.json, or share it as a singleton with import: false',
  ],
  [
    'styles of its own',
    evidence(next, { packages: packages('styled-components') }),
    'packages',
    'wallet 1.1.0 contains a styled-components of its own; name it among the dependencies of its package.json, or share it as a singleton with import: false',
  ],
  [
    'an empty bill of materials',
    evidence(next, { packages: [] }),
    'packages',
    'the bill of materials of wallet 1.1.0 is empty; its build has to write packages.json',
  ],
  [
    'a platform that is not shared',
    evidence({ ...next, shares: { react: '19.3.1' } }, { packages: packages('big.js') }),
    'packages',
    'wallet 1.1.0 does not share @parlour/platform; share it as a singleton with import: false',
  ],
  [
    'a package under a licence that nobody agreed to',
    evidence(next, { packages: [{ name: 'viral', licences: ['GPL-3.0-only'], isFromRegistry: true }] }),
    'licences',
    'wallet 1.1.0 contains viral under "GPL-3.0-only", which nobody agreed to; take it out, or have its licence agreed to (docs/licences.md)',
  ],
  [
    'a package without a licence',
    evidence(next, { packages: [{ name: 'found', licences: [], isFromRegistry: true }] }),
    'licences',
    'wallet 1.1.0 contains found under no licence, which nobody agreed to; take it out, or have its licence agreed to (docs/licences.md)',
  ],
  [
    'code that does not run',
    evidence(next, verdict({ runs: ['HomeScreen never answers; look for a promise that is not kept'] })),
    'runs',
    'wallet 1.1.0: HomeScreen never answers; look for a promise that is not kept',
  ],
  [
    'a script that nothing checks',
    evidence(next, verdict({ integrity: ['more.js is loaded without its hash'] })),
    'integrity',
    'wallet 1.1.0: more.js is loaded without its hash',
  ],
  [
    'a range that the shell does not meet',
    evidence({
      ...next,
      shares: { react: '19.3.1', '@parlour/platform': '1.0.0' },
      requires: { '@parlour/platform': '>=1.0.0 <1.2.0' },
    }),
    'singletons',
    'wallet 1.1.0 was built with @parlour/platform 1.0.0 and accepts >=1.0.0 <1.2.0, but the shell 1.0.0 carries 1.2.0: build it with that, or with a range that takes both (docs/releasing.md)',
  ],
  [
    'a singleton that the shell does not carry',
    evidence({ ...next, shares: { vue: '3.5.0' } }),
    'singletons',
    'wallet 1.1.0 needs vue, which the shell 1.0.0 does not carry',
  ],
  [
    'exports that the shell does not have',
    evidence({ ...next, uses: { '@parlour/platform': { usePlatform: 'a1', useTurn: 'c1', useCards: '' } } }),
    'surface',
    'wallet 1.1.0 uses useTurn, useCards of @parlour/platform, which shell 1.0.0 does not have: release wallet without it, or a shell with it first',
  ],
  [
    'a shell without an export that a live remote uses',
    evidence({ ...testShell('1.1.0'), surface: { '@parlour/platform': { useSpin: 'b1' } } }),
    'surface',
    'wallet 1.0.0 uses usePlatform of @parlour/platform, which shell 1.1.0 does not have: release wallet without it, or a shell with it first',
  ],
  [
    "another remote's path",
    evidence(testRemote('wallet', '1.1.0', ['/wallet', '/recharge', '/betRecord'])),
    'paths',
    '/betRecord belongs to wallet and records; a remote that takes it over names it in its links too',
  ],
  [
    'a path twice',
    evidence(testRemote('wallet', '1.1.0', ['/wallet', '/recharge', '/wallet'])),
    'paths',
    'wallet 1.1.0 has /wallet twice',
  ],
  [
    'a vanished path that another remote links to',
    evidence(testRemote('wallet', '1.1.0', ['/wallet'])),
    'paths',
    '/recharge is gone from wallet 1.1.0, and records 1.0.0 still links to it',
  ],
  [
    'a topic that nobody has',
    evidence({ ...next, reads: { round: { number: 'number' } } }),
    'paths',
    'wallet 1.1.0 reads the topic round, which no remote has',
  ],
  [
    'calls to an origin that nobody allowed',
    evidence({ ...next, origin: 'https://tables.example' }),
    'rights',
    'wallet 1.1.0 calls https://tables.example, which nobody allowed; operations allow it with: team wallet --origin https://tables.example',
  ],
  [
    'calls to another origin than the allowed one',
    evidence({ ...next, origin: 'https://tables.example' }, { origin: 'https://odds.example' }),
    'rights',
    'wallet 1.1.0 calls https://tables.example, and may call https://odds.example alone; operations allow it with: team wallet --origin https://tables.example',
  ],
  [
    'a vanished module',
    evidence({ ...next, modules: {} }),
    'modules',
    'wallet 1.1.0 has no module HomeScreen, which /wallet shows',
  ],
  [
    'a module whose file is not in the release',
    evidence({ ...next, modules: { HomeScreen: [{ path: 'gone.js', integrity: next.entry.integrity }] } }),
    'modules',
    'wallet 1.1.0 names gone.js for /wallet, which is not among its files',
  ],
  [
    'a file with other bytes',
    evidence(next, { damage: ['remoteEntry.js is not as it was published'] }),
    'files',
    'wallet 1.1.0: remoteEntry.js is not as it was published',
  ],
  [
    'a missing file',
    evidence(next, { damage: ['remoteEntry.js is missing'] }),
    'files',
    'wallet 1.1.0: remoteEntry.js is missing',
  ],
  [
    "another team's signature",
    evidence(next, {
      signer: { isTrusted: false, text: 'wallet 1.1.0 is signed by the team of lobby; wallet belongs to another' },
    }),
    'signature',
    'wallet 1.1.0 is signed by the team of lobby; wallet belongs to another',
  ],
  [
    'a screen over its budget',
    evidence({ ...next, files: next.files.map((file) => ({ ...file, brotli: BUDGET + 1 })) }),
    'size',
    'wallet 1.1.0: HomeScreen weighs 1.0 kB, its budget is 1.0 kB',
  ],
];

it('lets a sound release through and says what it looked at', () => {
  const { checks, next: after } = plan({ current, evidence: known(evidence(next)), at }, promotion(next));
  expect(after?.remotes['wallet']?.version).toBe('1.1.0');
  expect(checks.map(({ name, isMet }) => [name, isMet])).toEqual(
    [
      ...['platformVersion', 'singletons', 'surface', 'paths', 'modules', 'container', 'packages', 'licences'],
      ...['files', 'signature', 'integrity', 'runs', 'size'],
    ].map((name) => [name, true]),
  );
  expect(checks.flatMap(({ found }) => found)).toContain('wallet team');
  // The versions that a team has to install to build for this site.
  expect(checks.flatMap(({ found }) => found)).toContain('shell 1.0.0 carries react 19.3.1, @parlour/platform 1.2.0');
});

it('a remote that calls the origin that operations allowed is let through, and pages get to know it', () => {
  const origin = 'https://tables.example';
  const allowed = evidence({ ...next, origin }, { origin });
  const { checks, next: after } = plan({ current, evidence: known(allowed), at }, promotion(next));
  expect(after?.remotes['wallet']?.origin).toBe(origin);
  expect(checks.find(({ name }) => name === 'rights')?.found).toEqual([`wallet 1.1.0 may call ${origin}`]);
});

it('says of paths what it looked at: links to what never was are let through', () => {
  const stray = evidence({ ...next, links: ['/nowhere'] });
  const { checks } = plan({ current, evidence: known(stray), at }, promotion(next));
  expect(checks.find(({ name }) => name === 'paths')).toEqual({
    name: 'paths',
    isMet: true,
    found: ['3 paths, each with one owner; none is gone that others link to'],
  });
});

it.each(mistakes)('refuses %s', (_what, mistaken, name, reason) => {
  const { next: after, checks } = plan({ current, evidence: known(mistaken), at }, promotion(mistaken.descriptor));
  expect(after).toBeUndefined();
  expect(checks.filter(({ isMet }) => !isMet).map((one) => one.name)).toContain(name);
  expect(checks.find((one) => one.name === name)?.found).toContain(reason);
});

it.each([
  [
    '0.4.0',
    ['wallet 1.1.0 is an ES module, but the shell 2.0.0 loads scripts only; release a shell with the platform 0.4.1 first'],
  ],
  ['0.4.1', []],
  ['1.2.0', []],
])('of the platform %s it says about an ES module: %j', (platform, said) => {
  const host = { ...testShell('2.0.0', platform), surface };
  const module = { ...next, platformVersion: '^0.4.0 || ^1.0.0', imports: [] };
  const releases = [host, module].map(({ name, version }) => ({ name, version }));
  const change = { kind: 'promote' as const, releases, to: { kind: 'share' as const, share: EVERYONE } };
  const { checks } = plan({ current, evidence: known(evidence(host), evidence(module)), at }, change);
  const found = checks.find(({ name }) => name === 'platformVersion')?.found ?? [];
  expect(found.filter((one) => one.includes('ES module'))).toEqual(said);
});

describe('what remotes use of the shared packages', () => {
  const foundIn = (...descriptors: readonly Descriptor[]) => {
    const [first = next] = descriptors;
    const { checks } = plan({ current, evidence: known(...descriptors.map((one) => evidence(one))), at }, promotion(first));
    return checks.find(({ name }) => name === 'surface');
  };
  const silent = 'not compared, since they do not say what they use: records 1.0.0';

  it('is counted, and a release that does not list it is named', () => {
    expect(foundIn(next)).toEqual({
      name: 'surface',
      isMet: true,
      found: ['exports in use: 1, all of them in shell 1.0.0', silent],
    });
  });

  it('may have another type than when it was built: its range decides', () => {
    const older = { ...next, uses: { '@parlour/platform': { usePlatform: 'a0', useSpin: 'b1' } } };
    expect(foundIn(older)).toEqual({
      name: 'surface',
      isMet: true,
      found: [
        'exports in use: 2, all of them in shell 1.0.0',
        'usePlatform of @parlour/platform changed since wallet 1.1.0 was built; it accepts the version in shell 1.0.0',
        silent,
      ],
    });
  });

  it('has no type to compare where a build did not know it', () => {
    const unlisted = { ...next, uses: { '@parlour/platform': { usePlatform: '' } } };
    const sharing = { ...shell, surface: { '@parlour/platform': { usePlatform: 'a1', useSpin: '' } } };
    expect(foundIn(unlisted)?.found).toHaveLength(2);
    expect(foundIn({ ...next, uses: { '@parlour/platform': { useSpin: 'b1' } } }, sharing)?.found).toHaveLength(2);
  });

  it('is not compared with a shell of before', () => {
    const found = foundIn({ ...next, uses: { '@parlour/platform': { useTurn: 'c1' } } }, testShell('1.0.0'));
    expect(found).toEqual({
      name: 'surface',
      isMet: true,
      found: ['exports in use: 0, all of them in shell 1.0.0', 'shell 1.0.0 does not say what it has: not compared'],
    });
  });
});

it('refuses every mistake within a second, all of them together', () => {
  // CPU time of this process: other load on the machine does not count.
  const started = process.cpuUsage();
  for (const [, mistaken] of mistakes) plan({ current, evidence: known(mistaken), at }, promotion(mistaken.descriptor));
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(1000);
});

it('names every reason at once', () => {
  const worst = evidence(
    { ...next, platformVersion: '^2.0.0', shares: { react: '18.3.1' } },
    { damage: ['remoteEntry.js is missing'] },
  );
  const { checks } = plan({ current, evidence: known(worst), at }, promotion(next));
  expect(checks.filter(({ isMet }) => !isMet).map(({ name }) => name)).toEqual(['platformVersion', 'singletons', 'files']);
});

it('lets a path move from one remote to another in one change', () => {
  const without = testRemote('wallet', '2.0.0', ['/wallet']);
  const taker = testRemote('records', '2.0.0', ['/betRecord', '/recharge']);
  const change: ComposedChange = {
    kind: 'promote',
    releases: [without, taker].map(({ name, version }) => ({ name, version })),
    to: { kind: 'share', share: EVERYONE },
  };
  expect(plan({ current, evidence: known(evidence(without), evidence(taker)), at }, change).next).toBeDefined();
});

it('judges a canary as it judges what goes to everyone', () => {
  const lacking = testRemote('wallet', '1.1.0', ['/wallet']);
  const { next: after } = plan(
    { current, evidence: known(evidence(lacking)), at },
    { kind: 'promote', releases: [{ name: 'wallet', version: '1.1.0' }], to: { kind: 'share', share: 100 } },
  );
  expect(after).toBeUndefined();
});

it('lets a build in that spans two versions of a shared library, before and after the shell', () => {
  const spanning = evidence({
    ...next,
    shares: { react: '19.3.1', '@parlour/platform': '0.3.0' },
    requires: { '@parlour/platform': '^0.3.0 || ^1.2.0' },
  });
  expect(plan({ current, evidence: known(spanning), at }, promotion(next)).next).toBeDefined();
});

it.each(['wallet_1_1_0_rc_1', 'wallet_1_1_0_rc_1_hd'])('a prerelease may have the container %s', (container) => {
  const built = evidence({ ...next, version: '1.1.0-rc.1', container });
  expect(plan({ current, evidence: known(built), at }, promotion(built.descriptor)).next).toBeDefined();
});

it('what was live may come back as it is, whatever its container is called', () => {
  const old = { ...wallet, container: 'wallet' };
  const before = plan({ current, evidence: known(evidence(next)), at }, promotion(next)).next;
  const back = {
    current: before,
    evidence: known(evidence(next), evidence(old)),
    before: { name: 'wallet', version: '1.0.0' },
    at,
  };
  expect(plan(back, { kind: 'rollBack', name: 'wallet' }).next?.remotes['wallet']?.container).toBe('wallet');
});
