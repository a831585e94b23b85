import type { AppState, HistoryEntry, State } from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';
import type { LiveRelease, LiveRemote, Manifest } from '@parlour/release-contract/manifest';

const MINUTE_MS = 60_000;

const hashed = (path: string) => ({ path, integrity: `sha384-${'A'.repeat(64)}` });

function live(name: string, version: string, paths: readonly string[]): LiveRelease {
  return {
    version,
    platformVersion: '^0.1.0',
    container: `${name}_${version}`.replaceAll(/\W/g, '_'),
    entry: hashed('remoteEntry.js'),
    modules: { HomeScreen: [hashed('home.js')] },
    outage: `The ${name} is not reachable`,
    routes: paths.map((path) => ({ path, screen: 'home/HomeScreen', access: 'all', chrome: 'main' })),
  };
}

const paths: Record<string, readonly string[]> = {
  lobby: ['/', '/gamePage', '/concise', '/app', '/kefu'],
  wallet: ['/wallet', '/money', '/recharge', '/payInfo', '/withdrawal', '/transfer', '/cards'],
  records: ['/betRecord', '/transRecord', '/activityRecord'],
  promotions: ['/activity', '/activityInfo', '/hongbao', '/welfare', '/fanshui', '/zhanzhu'],
  account: ['/login', '/mine', '/userInfo', '/message', '/vip'],
};

/** A remote's release of the sample site. */
export function sampleRelease(name: string, version: string): LiveRelease {
  return live(name, version, paths[name] ?? ['/']);
}

const remote = (name: string, version: string, rest: Partial<LiveRemote> = {}): LiveRemote => ({
  ...sampleRelease(name, version),
  salt: name,
  ...rest,
});

function manifestAt(now: Date): Manifest {
  return {
    format: 1,
    sequence: 214,
    composition: 'c-7f3a91',
    publishedAt: new Date(now.getTime() - 3 * MINUTE_MS).toISOString(),
    shell: { version: '2.4.0' },
    remotes: {
      lobby: remote('lobby', '3.12.1', {
        canary: { ...sampleRelease('lobby', '3.13.0'), share: 1000, rings: ['staff', 'agents'] },
      }),
      wallet: remote('wallet', '5.2.0'),
      records: remote('records', '1.8.3'),
      promotions: remote('promotions', '4.0.2', {
        canary: { ...sampleRelease('promotions', '4.1.0'), share: 100, rings: ['staff'] },
      }),
      account: remote('account', '2.9.0'),
    },
  };
}

const published: Record<string, readonly string[]> = {
  shell: ['2.4.0', '2.3.2'],
  lobby: ['3.13.0', '3.12.1', '3.12.0'],
  wallet: ['5.3.0', '5.2.0', '5.1.4'],
  records: ['1.8.3'],
  promotions: ['4.2.0', '4.1.0', '4.0.2'],
  account: ['2.9.0', '2.8.1'],
};

/** What ops see of each app of a manifest. */
export function appsOf(manifest: Manifest, since: string, now: Date): AppState[] {
  return ['shell', ...Object.keys(manifest.remotes)].map((name): AppState => {
    const { canary, off, version } = manifest.remotes[name] ?? { ...manifest.shell, canary: undefined, off: undefined };
    const releases = (published[name] ?? []).map((one, at) => ({
      version: one,
      builtAt: new Date(now.getTime() - (at * 3 + 0.2) * 24 * 60 * MINUTE_MS).toISOString(),
      revision: `${at}7c1e0d2b4f6a8c9e1d3b5a7f9e2c4d6b8a0f1e3c`.slice(0, 40),
      source: {
        repository: `https://git.example/acme/${name}`,
        run: `https://git.example/acme/${name}/actions/runs/${4000 - at}`,
      },
      key: `${name.slice(0, 2)}9c1fB7d2e`,
      files: 14 - at,
      brotli: 61_449 - at * 1200,
    }));
    return {
      name,
      kind: name === 'shell' ? 'shell' : 'remote',
      live: version,
      ...(canary && { canary: { version: canary.version, share: canary.share, rings: canary.rings, since } }),
      ...(off && { off }),
      releases,
    };
  });
}

const release = (name: string, version: string, share: number): Change => ({
  kind: 'promote',
  releases: [{ name, version }],
  to: { kind: 'share', share },
});

const past: readonly (readonly [number, Change, string, string, string])[] = [
  [
    3,
    release('lobby', '3.13.0', 1000),
    'mira',
    'healthy at 5 %',
    'lobby canary 3.13.0 for staff, agents, 5 % → 3.13.0 for staff, agents, 10 %',
  ],
  [
    32,
    release('lobby', '3.13.0', 500),
    'mira',
    'healthy at 1 %',
    'lobby canary 3.13.0 for staff, agents, 1 % → 3.13.0 for staff, agents, 5 %',
  ],
  [45, release('lobby', '3.13.0', 100), 'release tool', 'new game search', 'lobby canary 3.13.0 for staff, agents, 1 %'],
  [88, release('promotions', '4.1.0', 100), 'jun', 'new rebate rules', 'promotions canary 4.1.0 for staff, 1 %'],
  [230, { kind: 'rollBack', name: 'wallet' }, 'on-call', 'receipts without a sum', 'wallet 5.3.0 → 5.2.0'],
  [231, release('wallet', '5.3.0', 10_000), 'release tool', 'new receipt', 'wallet 5.2.0 → 5.3.0'],
  [378, { kind: 'switchOn', name: 'records' }, 'jun', 'the archive is back', 'records switched on'],
  [
    402,
    { kind: 'switchOff', name: 'records', paths: ['/betRecord'] },
    'jun',
    'the archive is slow',
    'records switched off: /betRecord',
  ],
  [1900, release('account', '2.9.0', 10_000), 'release tool', 'message centre', 'account 2.8.1 → 2.9.0'],
];

function entriesAt(now: Date): HistoryEntry[] {
  return past.map(([minutesAgo, change, by, reason, line], at) => ({
    sequence: 214 - at,
    composition: at === 0 ? 'c-7f3a91' : `c-${(0x9ab120 + at * 7919).toString(16)}`,
    change,
    by,
    reason,
    at: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
    difference: [line],
  }));
}

/** A site with two canaries, one healthy and one not, and a morning of changes behind it. */
export function sampleState(now: Date): State {
  const manifest = manifestAt(now);
  const since = new Date(now.getTime() - 42 * MINUTE_MS).toISOString();
  return { manifest, apps: appsOf(manifest, since, now), history: entriesAt(now), requests: [], schedules: [], freezes: [] };
}
