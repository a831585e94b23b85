import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compareWithLive, linesOf, refusalOf } from './shellComparison';
import { shellOf } from '../cli/client';
import { apply } from '../registry/operations';
import { author, promotion, testFolderForEach } from '../testing/testFolder';
import { testRemote, testShell } from '../testing/testRelease';

const setup = testFolderForEach();

const uses = { '@parlour/platform': { usePlatform: 'a1', useSpin: 'b1' } };
const shell = { ...testShell('1.0.0'), surface: uses };
const wallet = { ...testRemote('wallet', '1.0.0', ['/wallet']), uses };
/** Also accepts the platform of the next shell. */
const spanning = {
  ...testRemote('wallet', '1.1.0', ['/wallet'], { platformVersion: '^1.0.0 || ^2.0.0' }),
  uses: { '@parlour/platform': { usePlatform: 'a1' } },
};
const records = testRemote('records', '1.0.0', ['/betRecord'], { platformVersion: '>=1.0.0' });
/** Another major version, without one of the exports. */
const next = { ...testShell('2.0.0', '2.0.0'), surface: { '@parlour/platform': { usePlatform: 'a2' } } };

async function live() {
  await setup().release(shell, wallet, records);
  await setup().publish(spanning);
  await apply(setup().registry, promotion('1.1.0', 500), author);
}

it('names the teams that have to act before a shell, and why', async () => {
  await live();
  const comparison = await compareWithLive(setup().registry, next);
  expect(comparison).toEqual({
    shell: { name: 'shell', version: '2.0.0' },
    mustAct: [
      {
        name: 'wallet',
        version: '1.0.0',
        isCanary: false,
        teams: ['wallet'],
        reasons: [
          { check: 'platformVersion', text: 'wallet 1.0.0 needs the platform ^1.0.0, but the shell 2.0.0 keeps 2.0.0' },
          {
            check: 'surface',
            text: 'wallet 1.0.0 uses useSpin of @parlour/platform, which shell 2.0.0 does not have: release wallet without it, or a shell with it first',
          },
        ],
      },
    ],
    ready: ['wallet@1.1.0', 'records@1.0.0'],
    notCompared: ['records@1.0.0'],
  });
  expect(linesOf(comparison)).toEqual([
    'shell 2.0.0 against 3 live releases',
    '  ✗ wallet 1.0.0: the team of wallet has to act first',
    '      platformVersion  wallet 1.0.0 needs the platform ^1.0.0, but the shell 2.0.0 keeps 2.0.0',
    '      surface          wallet 1.0.0 uses useSpin of @parlour/platform, which shell 2.0.0 does not have: release wallet without it, or a shell with it first',
    '  ✓ wallet@1.1.0, records@1.0.0',
    '  only versions were compared, not the exports used: records@1.0.0',
  ]);
});

it('judges canaries too, and says what can be done about them', async () => {
  await live();
  const without = { ...testShell('1.1.0'), surface: { '@parlour/platform': {} } };
  const comparison = await compareWithLive(setup().registry, without);
  expect(comparison.mustAct.map(({ version, isCanary }) => [version, isCanary])).toEqual([
    ['1.0.0', false],
    ['1.1.0', true],
  ]);
  expect(refusalOf(comparison).found).toEqual([
    'the team of wallet has to act before shell 1.1.0: release a wallet that goes with it and with the live shell, or promote both at once',
    'the team of wallet has to act before shell 1.1.0: stop the canary wallet 1.1.0, or replace it with one that goes with the shell',
  ]);
});

it('has nothing to compare while nothing is live', async () => {
  await expect(compareWithLive(setup().registry, next)).rejects.toThrow('nothing is live yet, so nobody has to act first');
});

it('has no shell to compare that was not published, or not built', async () => {
  await live();
  const { registry, folder } = setup();
  await expect(shellOf(registry, { name: 'shell', version: '1.0.0' })).resolves.toEqual(shell);
  await expect(shellOf(registry, { name: 'shell', version: '9.0.0' })).rejects.toThrow(
    'shell@9.0.0 is not published; shell@next is the build in apps/shell/dist',
  );
  await expect(shellOf(registry, { folder })).rejects.toThrow('has no identity.json; build it with: npm run build shell');
});

describe('plan --against all', () => {
  const root = path.resolve(__dirname, '../../../..');

  /** Runs the command with this store, key and folder of apps. */
  async function plan(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const { folder, secret } = setup();
    const data = await mkdtemp(path.join(folder, 'data-'));
    await symlink(folder, path.join(data, 'registry'));
    await mkdir(path.join(data, 'keys'));
    await writeFile(path.join(data, 'keys/registry.json'), JSON.stringify(secret));
    const program = ['--import', path.join(root, 'node_modules/tsx/dist/loader.mjs'), path.join(__dirname, '../cli.ts')];
    const { status, stdout, stderr } = spawnSync(process.execPath, [...program, 'plan', ...words, '--against', 'all'], {
      cwd: folder,
      env: { ...process.env, DATA_DIR: data, RELEASES_SITE: '', ...env },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  /** A built shell that shares these exports of the platform. */
  async function buildShell(names: readonly string[]) {
    const dist = path.join(setup().folder, 'apps/shell/dist');
    const { kind, name, container, platformVersion, shares } = testShell('2.1.0');
    const surface = { '@parlour/platform': Object.fromEntries(names.map((one) => [one, 'a1'])) };
    await mkdir(dist, { recursive: true });
    const identity = { kind, name, version: '2.1.0', container, platformVersion, shares, surface };
    await writeFile(path.join(dist, 'identity.json'), JSON.stringify(identity));
    await writeFile(path.join(dist, 'packages.json'), '[]');
    await writeFile(path.join(dist, 'document.html'), '<html>');
  }

  it('compares the shell that was built last, before it is published', async () => {
    await live();
    await buildShell(['usePlatform', 'useSpin']);
    const fine = await plan(['shell@next', '--json']);
    expect([fine.status, fine.stderr]).toEqual([0, '']);
    expect(JSON.parse(fine.stdout)).toMatchObject({ shell: { version: '2.1.0' }, mustAct: [] });
    await buildShell(['usePlatform']);
    const refused = await plan(['shell@next']);
    expect(refused.status).toBe(2);
    expect(refused.stdout).toContain('surface          wallet 1.0.0 uses useSpin of @parlour/platform, which shell 2.1.0');
    expect(refused.stderr).toContain('the team of wallet has to act before shell 2.1.0');
  });

  it('compares the shell that was published last', async () => {
    await live();
    const { status, stdout, stderr } = await plan(['shell@latest', '--json']);
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ shell: { version: '1.0.0' }, mustAct: [] });
  });

  it('says what to do where only a site can be asked', async () => {
    const env = { RELEASES_REGISTRY: 'any', RELEASES_KEY: JSON.stringify(setup().secret) };
    const { status, stderr } = await plan(['shell@next', '--site', 'https://play.example'], env);
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('https://play.example does not give out. Run it where the store is'),
    ]);
  });
});
