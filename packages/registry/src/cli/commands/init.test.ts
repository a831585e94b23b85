import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey, publicPart } from '@parlour/release-contract/signature';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'init-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const cli = path.resolve(__dirname, '../../cli.ts');
const tsx = require.resolve('tsx');

function release(words: readonly string[], env: Readonly<Record<string, string>>) {
  const { DATA_DIR: _data, RELEASES_SITE: _site, ...inherited } = process.env;
  return spawnSync(process.execPath, ['--import', tsx, cli, ...words], {
    cwd: folder,
    env: { ...inherited, ...env },
    encoding: 'utf8',
  });
}

it.each([
  ['the wallet, for a site in production', [], { wallet: { approvalAbove: 500 } }],
  [
    'those that are named',
    ['--two-people', 'wallet, promotions'],
    { wallet: { approvalAbove: 500 }, promotions: { approvalAbove: 500 } },
  ],
  ['none', ['--two-people', ''], {}],
])('a registry begins with two people for %s', (_whom, words, rules) => {
  const made = release(['init', ...words], { DATA_DIR: 'data' });
  expect([made.status, made.stderr]).toEqual([0, '']);
  expect(JSON.parse(release(['members', '--json'], { DATA_DIR: 'data' }).stdout)).toMatchObject({ apps: rules, members: {} });
});

it.each([
  ['DATA_DIR is forgotten', {}, '.parlour'],
  ['its folder is not there', { DATA_DIR: 'data' }, 'data'],
])('says where it looked for a registry where %s, and how another place is named', (_when, env, place) => {
  const made = release(['members'], env);
  expect([made.status, made.stderr]).toEqual([
    1,
    `there is no registry in ${path.join(folder, place, 'registry')}. Where there is a store, DATA_DIR or RELEASES_S3_BUCKET names it; a team names its site, with --site or parlour.site in package.json. Operations make a registry with: npm run release -- init\n`,
  ]);
});

it('makes the online key anew where only it is lost, as it says', () => {
  const env = { DATA_DIR: 'data' };
  release(['init'], env);
  rmSync(path.join(folder, 'data/keys/registry.json'));
  expect(release(['init'], env).stderr).toContain('npm run release -- rotate online');
  expect(release(['rotate', 'online'], env).status).toBe(0);
  expect(release(['init'], env).status).toBe(0);
});

it("makes nothing in a team's repository, whose site has a store elsewhere", () => {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'bingo', parlour: { site: 'https://play.example' } }));
  const made = release(['init'], {});
  expect([made.status, made.stderr]).toEqual([1, expect.stringContaining('this folder belongs to https://play.example')]);
  expect(readdirSync(folder)).toEqual(['package.json']);
});

it('makes the registry in a folder that is named, whatever the environment names, and says by which variable others find it', () => {
  const made = release(['init', '--store', 'site'], { DATA_DIR: 'data', RELEASES_S3_BUCKET: 'other' });
  expect([made.status, made.stderr]).toEqual([0, '']);
  expect(made.stdout).toMatch(/root\.json: secret.*\n.*registry\.json: secret/);
  expect(made.stdout).toContain(
    `nothing is live yet\nthe other commands and the gateways need DATA_DIR=${path.join(folder, 'site')}`,
  );
  expect(readdirSync(folder)).toEqual(['site']);
  expect(readdirSync(path.join(folder, 'site')).sort()).toEqual(['keys', 'registry']);
});

it.each([
  ['', '--store is empty'],
  ['https://store.example', '--store "https://store.example" is neither a folder nor s3://bucket/prefix'],
  ['s3://', '--store "s3://" is neither a folder nor s3://bucket/prefix'],
])('makes nothing for --store %p', (store, message) => {
  const made = release(['init', '--store', store], {});
  expect([made.status, made.stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(readdirSync(folder)).toEqual([]);
});

it('has no latest release where none is published', () => {
  const env = { DATA_DIR: 'data' };
  release(['init', '--two-people', ''], env);
  const made = release(['promote', 'wallet@latest', '--reason', 'a test'], env);
  expect([made.status, made.stderr]).toEqual([1, expect.stringContaining('no release of wallet is published')]);
});

it.each(['dev', 'status', 'publish'])(
  "in a team's repository without a key, %s says where it looked and how to make one",
  (command) => {
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name: 'bingo', parlour: { site: 'https://play.example' } }),
    );
    writeFileSync(path.join(folder, 'rspack.config.ts'), '');
    const made = release([command], { RELEASES_KEY: '', CONSOLE_TOKEN: '', GITHUB_ACTIONS: '' });
    expect(made.status).toBe(1);
    expect(made.stderr).toContain(`of bingo at ${path.join(folder, '.parlour/keys/bingo.json')}`);
    expect(made.stderr).toContain('with: npm run release -- key bingo --public bingo.public.json');
  },
);

/** Writes a folder as the build of bingo 1.0.0 leaves it. */
function writeBuild(): string {
  const built = path.join(folder, 'built');
  const name = 'bingo';
  const routes = [{ path: '/bingo', screen: 'home/HomeScreen', access: 'all', chrome: 'main' }];
  const config = { name, platformVersion: '^1.0.0', outage: 'bingo is not reachable', routes };
  const shares = { react: '19.3.1' };
  const identity = { kind: 'remote', name, version: '1.0.0', container: 'bingo_1_0_0', shares, config };
  const federation = {
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes: [{ name: 'HomeScreen', assets: { js: { sync: ['home.js'] } } }],
  };
  mkdirSync(built);
  const write = (file: string, text: string) => writeFileSync(path.join(built, file), text);
  write('remoteEntry.js', 'let bingo');
  write('home.js', 'let home');
  write('identity.json', JSON.stringify(identity));
  write('mf-manifest.json', JSON.stringify(federation));
  write('packages.json', '[]');
  return built;
}

it('a team whose key is replaced keeps the rest; its releases stay signed as they were, and the old key publishes nothing', async () => {
  const run = (words: readonly string[], more = {}) => release(words, { DATA_DIR: 'data', RELEASES_KEY: '', ...more });
  const said = (...words: readonly string[]) => {
    const { status, stdout, stderr } = run(words);
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('Error')]);
    return stdout;
  };
  const fileOf = (name: string) => path.join(folder, 'data/keys', `${name}.json`);
  const make = async (name: string) => {
    const key = await createKey();
    writeFileSync(fileOf(name), JSON.stringify(key));
    writeFileSync(path.join(folder, `${name}.public.json`), JSON.stringify(publicPart(key)));
    return key.kid;
  };
  said('init', '--two-people', '');
  const [old, own] = [await make('bingo'), await make('bingo-2')];
  said('team', 'bingo', 'bingo.public.json', '--rights', 'publish,canary', '--canary-up-to', '5%', '--budget-kb', '60');
  const publish = ['publish', 'bingo', '--dir', writeBuild()];
  expect(said(...publish)).toMatch(new RegExp(`^bingo@1\\.0\\.0 published: .*, signed by ${old}\\n$`));

  const replaced = said('team', 'bingo', 'bingo-2.public.json', '--retire', '--reason', 'the key leaked');
  const isNow = `a team with the key ${own}; retired key ${old}; bingo: publish, canary up to 5 %\n`;
  expect(replaced).toContain(`in force: bingo is ${isNow}`);
  expect(said('members')).toContain(`bingo       ${isNow}`);
  expect(replaced).toContain('in force: rules of bingo: budget 60 kB\n');
  expect(said(...publish, '--key', fileOf('bingo-2')).split('\n')).toEqual([
    expect.stringMatching(new RegExp(`was published already, unchanged: .*, signed by ${old}$`)),
    `it stays signed by ${old}: a version never changes; publish another version to have it signed by ${own}`,
    '',
  ]);
  for (const [{ status, stderr }, place] of [
    [run(publish), fileOf('bingo')],
    [run([...publish, '--key', fileOf('bingo')]), fileOf('bingo')],
    [run(publish, { RELEASES_KEY: readFileSync(fileOf('bingo'), 'utf8') }), 'RELEASES_KEY'],
  ] as const)
    expect([status, stderr]).toEqual([
      4,
      expect.stringContaining(`${old} of nobody here cannot publish bingo (the key is from ${place})\n`),
    ]);
});
